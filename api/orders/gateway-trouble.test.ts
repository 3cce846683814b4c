import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { withCheckedShop } from './testing/checked-shop.ts'
import type { GatewayCall } from './testing/memory-gateway.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf } from './testing/shop.ts'
import { ordersOf } from './testing/orders-of.ts'

let shop: Shop
withCheckedShop((opened) => {
  shop = opened
})

const { ordered, paidOrder } = ordersOf(() => shop)
const minutes = (count: number) => count * 60

describe('money that arrives after the hold', () => {
  test('is captured if the seats are still free', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    await shop.sweep(minutes(16))
    expect((await shop.order(order)).status).toBe('expired')

    shop.gateway.pay(id)
    await shop.notify(id)

    expect(await shop.order(order)).toMatchObject({ status: 'paid', ticket_list: [{}, {}] })
  })

  test('is released if the seats are sold, and the order stays expired', async () => {
    const offer = await anOffer(shop.db, { seats: 2 })
    const order = await shop.buy(anOrder([aLine(offer, 2)]))
    const id = await shop.startPaying(order)
    await shop.sweep(minutes(16))
    const next = await shop.buy(anOrder([aLine(offer, 1)]))

    shop.gateway.pay(id)
    await shop.notify(id)

    expect(await shop.order(order)).toMatchObject({
      status: 'expired',
      ticket_list: [],
      payment: { status: 'declined' },
    })
    expect(shop.gateway.payments.get(id)?.status).toBe('canceled')
    expect(await soldOf(shop.db, offer)).toBe(1)
    await shop.of(next, 'cancel')
  })

  test('for several offers is released if one of them is sold, and takes no seats of the others', async () => {
    const [wide, narrow] = [await anOffer(shop.db, { seats: 10 }), await anOffer(shop.db, { seats: 1 })]
    const order = await shop.buy(anOrder([aLine(wide, 2), aLine(narrow, 1)]))
    const id = await shop.startPaying(order)
    await shop.sweep(minutes(16))
    await shop.buy(anOrder([aLine(narrow, 1)]))

    shop.gateway.pay(id)
    await shop.notify(id)

    expect(shop.gateway.payments.get(id)?.status).toBe('canceled')
    expect(await soldOf(shop.db, wide)).toBe(0)
  })

  test('is released for a cancelled order, and for one whose event is over', async () => {
    const cancelled = await ordered()
    const begins = new Date(shop.clock.now.getTime() + 20 * 60_000).toISOString()
    const over = await ordered(1, { starts_at: begins })
    const ids = [await shop.startPaying(cancelled), await shop.startPaying(over)]
    await shop.of(cancelled, 'cancel')
    await shop.sweep(minutes(30))

    for (const id of ids) {
      shop.gateway.pay(id)
      await shop.notify(id)
    }

    expect(ids.map((id) => shop.gateway.payments.get(id)?.status)).toEqual(['canceled', 'canceled'])
    expect([(await shop.order(cancelled)).status, (await shop.order(over)).status]).toEqual(['cancelled', 'expired'])
  })

  test('that was captured by hand for an ended order is refunded', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    await shop.of(order, 'cancel')
    shop.gateway.captureByHand(id)

    await shop.sweep(60)
    await shop.sweep(60)

    expect(shop.gateway.payments.get(id)).toMatchObject({ status: 'succeeded', refunded: 70_100 })
    expect((await shop.order(order)).status).toBe('cancelled')
  })

  test('leaves the order to its hold if the capture fails permanently', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    shop.gateway.pay(id)
    shop.gateway.faultOf = (call) => (call === 'capture' ? { when: 'before', kind: 'unknown' } : undefined)
    await shop.notify(id)
    expect((await shop.of(order, 'cancel')).status).toBe(409)
    await shop.sweep(minutes(16))
    expect((await shop.order(order)).status).toBe('awaiting_payment')
    shop.gateway.expire(id)

    await shop.sweep(60)
    await shop.sweep(60)

    expect(await shop.order(order)).toMatchObject({ status: 'expired', ticket_list: [] })
  })
})

describe('a gateway that fails', () => {
  const calls: readonly GatewayCall[] = ['createPayment', 'payment', 'capture', 'cancel', 'createRefund']
  const faults = calls.flatMap((call) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['unknown', 'busy', 'refused'] as const).map((kind) => [call, when, kind] as const),
    ),
  )

  test.each(faults)(
    'a failure of %s, %s it is carried out, of the kind %s: nothing is paid twice, and nothing is lost',
    async (call, when, kind) => {
      const offer = await anOffer(shop.db, { seats: 2 })
      const order = await shop.buy(anOrder([aLine(offer, 2)]))
      let failures = 2
      shop.gateway.faultOf = (made) => (made === call && failures-- > 0 ? { when, kind } : undefined)
      let id = ''
      for (let tries = 0; tries < 5 && !id; tries += 1) {
        const response = await shop.of(order, 'pay')
        expect([200, 503]).toContain(response.status)
        if (response.ok)
          id =
            String((await response.json()).confirmation_url)
              .split('/')
              .at(-1) ?? ''
        else await shop.sweep(20)
      }
      shop.gateway.pay(id)
      await shop.notify(id)
      for (let turn = 0; turn < 4; turn += 1) await shop.sweep(20)
      expect((await shop.order(order)).status).toBe('paid')

      expect((await shop.of(order, 'refund')).status).toBe(200)
      await shop.settle()
      for (let turn = 0; turn < 4; turn += 1) await shop.sweep(minutes(60))

      expect(await shop.order(order)).toMatchObject({ status: 'refunded', refunded_total: { value: '701.00' } })
      const made = [...shop.gateway.payments.values()].filter(
        ({ metadata }) => metadata['order_number'] === order.number,
      )
      expect(made.filter(({ status }) => status === 'succeeded')).toMatchObject([{ amount: 70_100, refunded: 70_100 }])
      expect(await soldOf(shop.db, offer)).toBe(0)
    },
  )

  test('makes no second payment or refund if it is unreachable for longer than it stores keys', async () => {
    const unpaid = await ordered()
    shop.gateway.faultOf = (call) => (call === 'createPayment' ? { when: 'after', kind: 'unknown' } : undefined)
    expect((await shop.of(unpaid, 'pay')).status).toBe(503)
    shop.gateway.faultOf = () => undefined
    const order = await paidOrder()
    shop.gateway.faultOf = (call) => (call === 'createRefund' ? { when: 'after', kind: 'unknown' } : undefined)
    await shop.of(order, 'refund')
    await shop.settle()
    shop.clock.forward(25 * 3600)
    shop.gateway.faultOf = () => undefined
    shop.gateway.calls.length = 0

    await shop.sweep()

    expect(shop.gateway.calls).not.toContain('createPayment')
    expect(shop.gateway.calls).not.toContain('createRefund')
    expect((await shop.order(unpaid)).payment).toEqual({ status: 'expired' })
  })

  test('is not needed for free offers: without a configuration only these are sold', async () => {
    const without = await aShop({ gateway: undefined })
    const order = await without.buy(anOrder([aLine(await anOffer(without.db))]))

    expect((await without.of(order, 'pay')).status).toBe(503)
    await without.sweep(minutes(16))
    expect((await without.order(order)).status).toBe('expired')
    await without.close()
  })
})

test('an order whose hold cannot be ended is reported, and stops neither other holds nor payments', async () => {
  const [broken, other, paying] = [await ordered(), await ordered(), await ordered()]
  await shop.startPaying(paying)
  const payer = sql`payer - 'email' || jsonb_build_object('email', `
  await shop.db.execute(sql`update customer_order set payer = ${payer} 'no address') where id = ${broken.id}`)
  shop.gateway.calls.length = 0
  shop.reports.length = 0

  await shop.sweep(minutes(16))
  const reports = [...shop.reports]
  const statuses = [(await shop.order(broken)).status, (await shop.order(other)).status]
  await shop.db.execute(sql`update customer_order set payer = ${payer} 'anna@example.org') where id = ${broken.id}`)
  await shop.sweep()

  expect(reports).toEqual([`The hold of order ${broken.id} could not be ended`])
  expect(statuses[1]).toBe('expired')
  expect(shop.gateway.calls).toContain('payment')
  expect(await rows(shop.db, sql`select status from customer_order where id = ${broken.id}`)).toEqual([
    { status: 'expired' },
  ])
})

test('nothing is sold twice if the clock jumps back and forth', async () => {
  const offer = await anOffer(shop.db, { seats: 2 })
  const order = await shop.buy(anOrder([aLine(offer, 2)]))
  const id = await shop.startPaying(order)
  for (const seconds of [-86_400, 3600, -7200, 200_000, -200_000]) await shop.sweep(seconds)
  expect((await shop.order(order)).status).toBe('expired')
  const other = await shop.buy(anOrder([aLine(offer, 2)]))
  shop.gateway.pay(id)
  await shop.sweep(-400_000)

  expect(shop.gateway.payments.get(id)?.status).toBe('canceled')
  expect((await shop.order(other)).status).toBe('awaiting_payment')
  expect(await soldOf(shop.db, offer)).toBe(2)
})
