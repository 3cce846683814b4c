import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { rows } from '../database/database.ts'
import { withCheckedShop } from './testing/checked-shop.ts'
import { aShop, type Shop } from './testing/shop.ts'
import { ordersOf } from './testing/orders-of.ts'

let shop: Shop
withCheckedShop((opened) => {
  shop = opened
})

const { ordered, paidOrder } = ordersOf(() => shop)

describe('a payment', () => {
  test('that waits for capture is captured by the notification, and the order gets its tickets', async () => {
    const order = await paidOrder()

    expect(order).toMatchObject({ status: 'paid', payment: { status: 'paid' }, total: { value: '701.00' } })
    expect(order.ticket_list.map(({ status }) => status)).toEqual(['valid', 'valid'])
    expect(new Set(order.ticket_list.map(({ code }) => code)).size).toBe(2)
    expect(shop.gateway.calls).toEqual(['createPayment', 'payment', 'capture'])
  })

  test('is one at a time: the page of the pending one is returned again, also to two requests at once', async () => {
    const order = await ordered()

    const ids = await Promise.all([1, 2, 3].map(() => shop.startPaying(order)))
    expect(new Set([...ids, await shop.startPaying(order)]).size).toBe(1)
    expect(
      [...shop.gateway.payments.values()].filter(({ metadata }) => metadata['order_number'] === order.number),
    ).toHaveLength(1)
  })

  test('that is declined is replaced by another one, which pays the order', async () => {
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

  test('that was cancelled without a notification is replaced at once when the buyer pays again', async () => {
    const order = await ordered()
    const first = await shop.startPaying(order)
    shop.gateway.expire(first)

    expect(await shop.startPaying(order)).not.toBe(first)
  })

  test('that is cancelled at once in place of a cancelled one is not replaced again', async () => {
    const order = await ordered()
    shop.gateway.expire(await shop.startPaying(order))
    const create = shop.gateway.createPayment.bind(shop.gateway)
    const created = vi.spyOn(shop.gateway, 'createPayment').mockImplementation(async (payment) => {
      const { id } = await create(payment)
      shop.gateway.expire(id)
      return shop.gateway.payment(id)
    })

    const { status } = await shop.of(order, 'pay')
    const attempts = created.mock.calls.length
    created.mockRestore()

    expect([status, attempts]).toEqual([503, 1])
  })

  test('of an order that is already paid is cancelled', async () => {
    const order = await ordered()
    const first = await shop.startPaying(order)
    // As if this portal did not know yet that the first payment was cancelled.
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
  test('that is lost is replaced by the sweeper', async () => {
    const order = await ordered()
    shop.gateway.pay(await shop.startPaying(order))

    await shop.sweep(60)

    expect((await shop.order(order)).status).toBe('paid')
  })

  test('that is repeated, late or out of order changes nothing, and causes no call of the gateway', async () => {
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

  test('with false data is checked by a call of the gateway', async () => {
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

  test('about an unknown payment causes no call of the gateway, whatever it contains', async () => {
    const forged = ['2c5d1f7f-000f-5000-8000-1b9f5d1f7f0a', 'x', '%00', '../../payments', "' or 1=1 --"]
    for (const id of forged) expect((await shop.notify(id, 'payment.succeeded')).status).toBe(200)
    for (const body of [{}, { event: 'x', object: {} }, { event: 'refund.succeeded', object: { id: 'x' } }])
      expect((await shop.call('notifyPayment', body)).status).toBeLessThan(500)

    expect(shop.gateway.calls).toEqual([])
  })

  test('in many copies causes one call of the gateway at a time, and one after the last copy', async () => {
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

  test('counts towards the rate limit of its sender', async () => {
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

test('the ledger refuses entries that do not sum to zero, and any change', async () => {
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
