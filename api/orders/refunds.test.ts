import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { rows } from '../database/database.ts'
import { GatewayError } from '../payments/gateway.ts'
import { assertBooks } from './testing/books.ts'
import { withCheckedShop } from './testing/checked-shop.ts'
import { aLine, anOffer, anOrder, type Shop, soldOf } from './testing/shop.ts'
import { ordersOf } from './testing/orders-of.ts'

let shop: Shop
withCheckedShop((opened) => {
  shop = opened
})

const { paidOrder } = ordersOf(() => shop)

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

  test('with a key is carried out once', async () => {
    const order = await paidOrder(2)
    const key = crypto.randomUUID()
    const responses = await Promise.all([1, 2].map(() => shop.of(order, 'refund', {}, { key })))
    await shop.settle()

    expect(responses.map(({ status }) => status)).toEqual([200, 200])
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

  test('that the gateway carries out later is found by the notification or the sweeper', async () => {
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

  test('that the gateway cancels is still owed, reported, and repeated the next day', async () => {
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

  test('that cannot be told from another one is reported once, and booked when the other one is', async () => {
    const order = await paidOrder(2)
    const returnTicket = async (index: number) => {
      const items = [{ item_id: order.items[0]?.id, ticket_codes: [order.ticket_list[index]?.code] }]
      await shop.of(order, 'refund', { items })
      await shop.settle()
    }
    shop.gateway.refundStatus = 'pending'
    await returnTicket(0)
    const pending = [...shop.gateway.refunds.keys()].at(-1) ?? ''
    shop.gateway.refundStatus = 'succeeded'
    shop.gateway.faultOf = (call) => (call === 'createRefund' ? { when: 'after', kind: 'unknown' } : undefined)
    await returnTicket(1)
    shop.gateway.faultOf = () => undefined
    shop.reports.length = 0

    for (const hours of [25, 2, 2]) await shop.sweep(hours * 3600)
    const reports = [...shop.reports]
    shop.gateway.finishRefund(pending)
    for (const hours of [2, 2]) await shop.sweep(hours * 3600)

    expect(reports).toEqual([expect.stringContaining('cannot be told from others')])
    expect(shop.reports).toEqual(reports)
    expect(await rows(shop.db, sql`select distinct status, failure from refund where order_id = ${order.id}`)).toEqual([
      { status: 'succeeded', failure: null },
    ])
  })
})

test('after the service its payment gets one receipt of settlement, without the returned tickets', async () => {
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

test.each([
  ['a refusal', new GatewayError('refused', 'no such receipt'), 1],
  ['an error of the database', new Error('the connection was lost'), 1],
  ['an unknown outcome', new GatewayError('unknown', 'no response'), 0],
] as const)(
  'a settlement that fails with %s is repeated, and reported unless it is unknown',
  async (_, error, count) => {
    const starts_at = new Date(shop.clock.now.getTime() + 3_600_000).toISOString()
    await paidOrder(1, { starts_at })
    const createReceipt = vi.spyOn(shop.gateway, 'createReceipt').mockRejectedValue(error)
    shop.reports.length = 0

    await shop.sweep(49 * 3600)
    const reports = [...shop.reports]
    createReceipt.mockRestore()
    await shop.sweep(2 * 3600)

    expect(reports).toHaveLength(count)
    expect(
      await rows(shop.db, sql`select from order_item where settle_after is not null and settled_at is null`),
    ).toEqual([])
  },
)
