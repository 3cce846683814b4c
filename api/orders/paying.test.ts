import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rows } from '../database/database.ts'
import { assertBooks } from './testing/books.ts'
import type { GatewayCall } from './testing/memory-gateway.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf, type TestOffer } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
beforeEach(() => {
  shop.gateway.faultOf = () => undefined
  shop.gateway.refundStatus = 'succeeded'
  shop.gateway.calls.length = 0
})
afterEach(() => assertBooks(shop.db, shop.gateway))
afterAll(() => shop.close())

const ordered = async (quantity = 2, offer: TestOffer = {}) =>
  shop.buy(anOrder([aLine(await anOffer(shop.db, offer), quantity)]))

/** An order that is paid. */
async function paidOrder(quantity = 2, offer: TestOffer = {}) {
  const order = await ordered(quantity, offer)
  const id = await shop.startPaying(order)
  shop.gateway.pay(id)
  await shop.notify(id)
  return shop.order(order)
}
const minutes = (count: number) => count * 60

describe('a payment', () => {
  test('that waits is captured by the notification, and the order has its tickets', async () => {
    const order = await paidOrder()

    expect(order).toMatchObject({ status: 'paid', payment: { status: 'paid' }, total: { value: '701.00' } })
    expect(order.ticket_list.map(({ status }) => status)).toEqual(['valid', 'valid'])
    expect(new Set(order.ticket_list.map(({ code }) => code)).size).toBe(2)
    expect(shop.gateway.calls).toEqual(['createPayment', 'payment', 'capture'])
  })

  test('is one at a time: the pending one’s page is given again, also to two requests at once', async () => {
    const order = await ordered()

    const ids = await Promise.all([1, 2, 3].map(() => shop.startPaying(order)))
    expect(new Set([...ids, await shop.startPaying(order)]).size).toBe(1)
    expect(
      [...shop.gateway.payments.values()].filter(({ metadata }) => metadata['order_number'] === order.number),
    ).toHaveLength(1)
  })

  test('that is declined is replaced by another, and the order is paid by that', async () => {
    const order = await ordered()
    const first = await shop.startPaying(order)
    shop.gateway.decline(first)
    await shop.notify(first, 'payment.canceled')
    expect((await shop.order(order)).payment).toEqual({ status: 'declined' })

    const second = await shop.startPaying(order)
    expect(second).not.toBe(first)
    shop.gateway.pay(second)
    await shop.notify(second)
    expect((await shop.order(order)).status).toBe('paid')
    expect((await shop.of(order, 'pay')).status).toBe(409)
  })

  test('whose cancellation was not announced is replaced at once when the buyer pays again', async () => {
    const order = await ordered()
    const first = await shop.startPaying(order)
    shop.gateway.expire(first)

    expect(await shop.startPaying(order)).not.toBe(first)
  })

  test('of an order that is paid already is cancelled', async () => {
    const order = await ordered()
    const first = await shop.startPaying(order)
    // As if the answer that the first was cancelled had come too early.
    await shop.db.execute(sql`update payment set status = 'waiting_for_capture' where gateway_id = ${first}`)
    await shop.db.execute(sql`
      insert into payment (id, order_id, status, amount, created_at, check_at)
      select gen_random_uuid(), order_id, 'creating', amount, created_at, created_at from payment where gateway_id = ${first}`)
    await shop.sweep(60)
    const [second = ''] = [...shop.gateway.payments.values()]
      .filter(({ id, metadata }) => metadata['order_number'] === order.number && id !== first)
      .map(({ id }) => id)
    shop.gateway.pay(first)
    shop.gateway.pay(second)
    await Promise.all([shop.notify(first), shop.notify(second)])
    await shop.sweep(60)

    const statuses = [first, second].map((id) => shop.gateway.payments.get(id)?.status)
    expect(statuses.toSorted()).toEqual(['canceled', 'succeeded'])
    expect((await shop.order(order)).ticket_list).toHaveLength(2)
  })
})

describe('a notification', () => {
  test('that is lost is made up for by the sweeper', async () => {
    const order = await ordered()
    shop.gateway.pay(await shop.startPaying(order))

    await shop.sweep(60)

    expect((await shop.order(order)).status).toBe('paid')
  })

  test('that comes again, late and out of order changes nothing, and costs the gateway nothing', async () => {
    const order = await paidOrder()
    const [payment] = await rows<{ gateway_id: string }>(
      shop.db,
      sql`select gateway_id from payment where order_id = ${order.id}`,
    )
    shop.gateway.calls.length = 0

    for (const event of ['payment.succeeded', 'payment.waiting_for_capture', 'payment.canceled', 'payment.succeeded'])
      expect((await shop.notify(payment?.gateway_id ?? '', event)).status).toBe(200)

    expect(shop.gateway.calls).toEqual([])
    expect(await shop.order(order)).toEqual(order)
  })

  test('that lies is not believed: the gateway is asked', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)

    for (const event of ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'])
      expect((await shop.notify(id, event)).status).toBe(200)

    expect(await shop.order(order)).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'pending' },
      ticket_list: [],
    })
  })

  test('about what is not known asks the gateway nothing, whatever it holds', async () => {
    const forged = ['2c5d1f7f-000f-5000-8000-1b9f5d1f7f0a', 'x', '%00', '../../payments', "' or 1=1 --"]
    for (const id of forged) expect((await shop.notify(id, 'payment.succeeded')).status).toBe(200)
    for (const body of [{}, { event: 'x', object: {} }, { event: 'refund.succeeded', object: { id: 'x' } }])
      expect((await shop.call('notifyPayment', body)).status).toBeLessThan(500)

    expect(shop.gateway.calls).toEqual([])
  })

  test('in many copies makes one read of the gateway at a time, and one after the last copy', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const read = shop.gateway.payment.bind(shop.gateway)
    const reads = vi.spyOn(shop.gateway, 'payment').mockImplementation(async (read_id) => {
      await released
      return read(read_id)
    })
    const copy = { type: 'notification', event: 'payment.succeeded', object: { id } }

    await Promise.all(Array.from({ length: 20 }, () => shop.call('notifyPayment', copy)))
    release()
    await shop.settle()
    await shop.call('notifyPayment', copy)
    await shop.settle()

    expect(reads).toHaveBeenCalledTimes(3)
    reads.mockRestore()
  })

  test('is counted for each visitor', async () => {
    const limited = await aShop()
    const strict = { notification: { requests: 2, seconds: 60 } }
    const { aPortalOver } = await import('../testing/portal.ts')
    const portal = aPortalOver(limited.db, { limits: strict, orders: limited.services })
    const send = async () => {
      const body = JSON.stringify({ event: 'payment.succeeded', object: { id: 'x' } })
      const headers = { 'content-type': 'application/json' }
      return (await portal.fetch('portal/payment/notification', { method: 'POST', headers, body })).status
    }
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429])
    await limited.close()
  })
})

describe('money that comes after the hold', () => {
  test('is taken where the seats are still free', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    await shop.sweep(minutes(16))
    expect((await shop.order(order)).status).toBe('expired')

    shop.gateway.pay(id)
    await shop.notify(id)

    expect(await shop.order(order)).toMatchObject({ status: 'paid', ticket_list: [{}, {}] })
  })

  test('is let go where they are sold, and the order stays expired', async () => {
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

  test('of several offers is let go where one of them is sold, and takes no seat of the others', async () => {
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

  test('is let go for a cancelled order, and for one whose event is over', async () => {
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

  test('that somebody took by hand for a dead order is returned', async () => {
    const order = await ordered()
    const id = await shop.startPaying(order)
    await shop.of(order, 'cancel')
    shop.gateway.captureByHand(id)

    await shop.sweep(60)
    await shop.sweep(60)

    expect(shop.gateway.payments.get(id)).toMatchObject({ status: 'succeeded', refunded: 70_100 })
    expect((await shop.order(order)).status).toBe('cancelled')
  })

  test('and whose capture fails for good leaves the order to its hold', async () => {
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
    'at %s, %s it acts, as %s: nothing is paid twice, and nothing is lost',
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

  test('that is not there for longer than it remembers keys makes no second payment and no second refund', async () => {
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

  test('that is not configured sells nothing but what is free', async () => {
    const without = await aShop({ gateway: undefined })
    const order = await without.buy(anOrder([aLine(await anOffer(without.db))]))

    expect((await without.of(order, 'pay')).status).toBe(503)
    await without.sweep(minutes(16))
    expect((await without.order(order)).status).toBe('expired')
    await without.close()
  })
})

describe('a refund', () => {
  test('returns some tickets by their codes, then the rest, by the terms of purchase', async () => {
    const starts_at = new Date(shop.clock.now.getTime() + 48 * 3_600_000).toISOString()
    const terms = [
      { hours_before: 36, percent: 100 },
      { hours_before: 12, percent: 50 },
    ]
    const order = await paidOrder(3, { starts_at, terms })
    const [item] = order.items
    const [first, second] = order.ticket_list.map(({ code }) => code)
    expect(item?.refundable).toEqual({ value: '1051.50', currency: 'RUB' })
    const wanted = (...codes: (string | undefined)[]) => ({ items: [{ item_id: item?.id, ticket_codes: codes }] })

    expect((await shop.of(order, 'refund', wanted(first))).status).toBe(200)
    await shop.settle()
    expect(await shop.order(order)).toMatchObject({
      status: 'paid',
      refunded_total: { value: '350.50' },
      items: [{ refundable: { value: '701.00' } }],
    })
    expect((await shop.of(order, 'refund', wanted(first))).status).toBe(409)
    expect((await shop.of(order, 'refund', wanted(second, second))).status).toBe(409)
    expect((await shop.of(order, 'refund', wanted('7ZZZP0QK3W9XJ4M2RBT5CDEFGH'))).status).toBe(409)

    shop.clock.forward(20 * 3600)
    expect((await shop.order(order)).items[0]?.refundable).toEqual({ value: '350.50', currency: 'RUB' })
    expect((await shop.of(order, 'refund', wanted(second))).status).toBe(200)
    await shop.settle()
    expect((await shop.order(order)).refunded_total).toEqual({ value: '525.75', currency: 'RUB' })

    shop.clock.forward(20 * 3600)
    expect((await shop.of(order, 'refund')).status).toBe(409)
    expect(await soldOf(shop.db, item?.offer_id ?? 0)).toBe(1)
  })

  test('with a key is done once', async () => {
    const order = await paidOrder(2)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => shop.of(order, 'refund', {}, { key })))
    await shop.settle()

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await shop.of(order, 'refund', {}, { key })).status).toBe(200)
    expect((await shop.of(order, 'refund', {})).status).toBe(409)
    expect((await shop.order(order)).refunded_total).toEqual({ value: '701.00', currency: 'RUB' })
  })

  test.each(['350.50', '0.00'])('of %s is repeated by its key, which another body cannot use', async (price) => {
    const isFree = price === '0.00'
    const offer = await anOffer(shop.db, { price: isFree ? 0 : 35_050 })
    const made = await shop.buy(anOrder([aLine(offer, 3, price)]))
    if (!isFree) {
      const id = await shop.startPaying(made)
      shop.gateway.pay(id)
      await shop.notify(id)
    }
    const order = await shop.order(made)
    const [first, second] = order.ticket_list.map(({ code }) => code)
    const wanted = (code: string | undefined) => ({ items: [{ item_id: order.items[0]?.id, ticket_codes: [code] }] })
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const send = async (code: string | undefined, used: string) =>
      (await shop.of(order, 'refund', wanted(code), { key: used })).status

    expect([await send(first, key), await send(first, key), await send(second, key)]).toEqual([200, 200, 409])
    expect((await shop.order(order)).ticket_list.filter(({ status }) => status === 'valid')).toHaveLength(2)
    expect([await send(second, other), await send(first, key)]).toEqual([200, 200])
    await shop.settle()
    const mails = await rows(
      shop.db,
      sql`
      select id from mail where template = 'order_refunded' and parameters ->> 'number' = ${order.number}::text`,
    )
    expect(mails).toHaveLength(2)
  })

  test('does not return a redeemed ticket', async () => {
    const order = await paidOrder(2)
    await shop.db.execute(sql`update ticket set status = 'redeemed' where code = ${order.ticket_list[0]?.code}`)

    expect((await shop.of(order, 'refund')).status).toBe(200)
    await shop.settle()

    expect(await shop.order(order)).toMatchObject({
      status: 'paid',
      refunded_total: { value: '350.50' },
      ticket_list: [{ status: 'redeemed' }, { status: 'refunded' }],
    })
  })

  test('that the gateway makes later is found by the notification or the sweeper', async () => {
    shop.gateway.refundStatus = 'pending'
    const [one, other] = [await paidOrder(1), await paidOrder(1)]
    for (const order of [one, other]) await shop.of(order, 'refund')
    await shop.settle()
    const made = [...shop.gateway.refunds.values()].filter(({ status }) => status === 'pending')
    expect(made).toHaveLength(2)
    for (const { id } of made) shop.gateway.finishRefund(id)

    const [first] = made
    const object = { id: first?.id, payment_id: first?.payment_id }
    await shop.call('notifyPayment', { type: 'notification', event: 'refund.succeeded', object })
    await shop.settle()
    await shop.sweep(60)

    const left = await rows(shop.db, sql`select id from refund where status <> 'succeeded'`)
    expect(left).toEqual([])
  })

  test('that the gateway cancels is owed still, reported, and tried again the next day', async () => {
    shop.gateway.refundStatus = 'canceled'
    const order = await paidOrder(1)
    await shop.of(order, 'refund')
    await shop.settle()
    expect(shop.reports.at(-1)).toContain('cancelled refund')
    await assertBooks(shop.db)

    shop.gateway.refundStatus = 'succeeded'
    await shop.sweep(25 * 3600)

    expect(await rows(shop.db, sql`select status, attempt from refund where order_id = ${order.id}`)).toEqual([
      { status: 'succeeded', attempt: 2 },
    ])
  })
})

test('what the service was given for gets its second receipt, once, without the tickets that were returned', async () => {
  const starts_at = new Date(shop.clock.now.getTime() + 48 * 3_600_000).toISOString()
  const order = await paidOrder(3, { starts_at })
  const [item] = order.items
  await shop.of(order, 'refund', { items: [{ item_id: item?.id, ticket_codes: [order.ticket_list[0]?.code] }] })
  await shop.settle()
  const receipts = () => shop.gateway.receipts.filter(({ key }) => key === `settle-${item?.id}`)

  await shop.sweep(24 * 3600)
  expect(receipts()).toEqual([])
  shop.gateway.faultOf = (call) => (call === 'createReceipt' ? { when: 'after', kind: 'unknown' } : undefined)
  await shop.sweep(49 * 3600)
  shop.gateway.faultOf = () => undefined
  for (const _ of ['first', 'second']) await shop.sweep(2 * 3600)

  expect(receipts()).toMatchObject([
    { receipt: { items: [{ quantity: 2, price: 35_050, payment_mode: 'full_payment' }] } },
  ])
})

test('the ledger refuses what does not sum to zero, and any change', async () => {
  const order = await paidOrder(1)
  const failing = (statement: ReturnType<typeof sql>) =>
    shop.db.execute(statement).then(
      () => 'done',
      () => 'refused',
    )

  expect([
    await failing(sql`
      insert into ledger_entry (transaction_id, order_id, account, amount, created_at)
      values (gen_random_uuid(), ${order.id}, 'gateway', 1, now())`),
    await failing(sql`update ledger_entry set amount = 0 where order_id = ${order.id}`),
    await failing(sql`delete from ledger_entry where order_id = ${order.id}`),
  ]).toEqual(['refused', 'refused', 'refused'])
})

test('a clock that jumps back and forth sells nothing twice', async () => {
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
