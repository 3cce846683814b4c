import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { changed } from '../testing/changed.ts'
import { assertBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
afterEach(() => assertBooks(shop.db))
afterAll(() => shop.close())

test('another user’s order is unknown, and its owner without a session is asked to sign in', async () => {
  const offer = await anOffer(shop.db)
  const owner = await shop.aUser()
  const other = await shop.aUser()
  const order = await shop.buy(anOrder([aLine(offer)], { wishes: 'У окна' }), owner)
  expect(order).toMatchObject({ payer: { full_name: 'Айваседа Анна' }, wishes: 'У окна' })

  const statuses = async (token?: string) => {
    const options = token ? { token } : {}
    const read = await shop.call('order', undefined, { path: `portal/order/${order.id}`, ...options })
    const calls = ['pay', 'cancel', 'refund', 'prolong'] as const
    const written = []
    for (const call of calls) written.push((await shop.of(order, call, undefined, options)).status)
    return [read.status, ...written]
  }
  expect(await statuses(other.token)).toEqual([404, 404, 404, 404, 404])
  expect(await statuses()).toEqual([401, 401, 401, 401, 401])
  expect((await shop.order(order, owner.token)).status).toBe('awaiting_payment')
})

test('a guest’s order can be read with its key only, without personal data', async () => {
  const offer = await anOffer(shop.db, { requires: ['last_name'] })
  const order = await shop.buy(anOrder([aLine(offer, 1, '350.50', [{ last_name: 'Айваседа' }])], { wishes: 'У окна' }))

  expect(JSON.stringify(await shop.order(order))).not.toMatch(/Айваседа|anna@|3462123456|У окна/)
  expect((await shop.call('order', undefined, { path: `portal/order/${changed(order.id)}` })).status).toBe(404)
})

test('a user’s list has their orders, the newest first, and counts orders and tickets', async () => {
  const { token } = await shop.aUser()
  const offer = await anOffer(shop.db, { price: 0, seats: null })
  await shop.buy(anOrder([aLine(offer, 2, '0.00')]), { token })
  shop.clock.forward(1)
  const last = await shop.buy(anOrder([aLine(offer, 1, '0.00')]), { token })

  const list = await (await shop.call('orders', undefined, { token, path: 'portal/order?limit=1' })).json()
  expect(list).toMatchObject({ order_total: 2, ticket_total: 3, order_list: [{ id: last.id }] })
})

test('buying can be limited to signed-in users', async () => {
  const closed = await aShop({ allowsGuests: false })
  const offer = await anOffer(closed.db)

  expect((await closed.send(anOrder([aLine(offer)]))).status).toBe(401)
  expect((await closed.send(anOrder([aLine(offer)]), await closed.aUser())).status).toBe(201)
  await closed.close()
})

test.each([false, true])(
  'erasing an account keeps the mails about an order of a guest with the same address (verified: %j)',
  async (isVerified) => {
    const email = `guest-${crypto.randomUUID()}@example.org`
    const free = await anOffer(shop.db, { price: 0 })
    const payer = { full_name: 'Айваседа Анна', email, phone: '+7 346 212-34-56' }
    await shop.buy(anOrder([aLine(free, 1, '0.00')], { payer }))
    const mails = () =>
      rows(shop.db, sql`select template from mail where recipient = ${email} and user_id is null order by template`)
    const before = await mails()

    const other = await shop.aUser({ email })
    if (isVerified) await shop.db.execute(sql`update account set email_verified_at = now() where email = ${email}`)
    expect((await shop.call('eraseAccount', { old_password: other.password }, other)).status).toBe(202)

    expect(before).toEqual([{ template: 'order_paid' }, { template: 'tickets' }])
    expect(await mails()).toEqual(before)
  },
)

test('erasing an account keeps its paid orders without personal data, and cancels the others', async () => {
  const owner = await shop.aUser()
  const free = await anOffer(shop.db, { price: 0, requires: ['last_name'], object: { type: 'event', id: 4001 } })
  const paid = await shop.buy(anOrder([aLine(free, 1, '0.00', [{ last_name: 'Айваседа' }])]), owner)
  const unpaid = await shop.buy(anOrder([aLine(await anOffer(shop.db))]), owner)
  const events = await (await shop.call('attendedEvents', undefined, owner)).json()
  expect(events).toMatchObject({ total: 1, event_list: [{ id: 4001 }] })
  const { data } = await (await shop.call('exportAccount', undefined, owner)).json()
  expect(data).toMatchObject({
    customer_order: [{ id: expect.any(String) }, { id: expect.any(String) }],
    ticket: [{ code: paid.ticket_list[0]?.code }],
    about_orders: [expect.stringContaining('пять лет'), expect.stringContaining('five years')],
  })
  expect(JSON.stringify(data.order_item)).toContain('Айваседа')

  expect((await shop.call('eraseAccount', { old_password: owner.password }, owner)).status).toBe(202)

  expect(await shop.order(paid)).toMatchObject({ status: 'paid', ticket_list: [{ status: 'valid' }] })
  expect(await shop.order(unpaid)).toMatchObject({ status: 'cancelled' })
  const left = await rows(
    shop.db,
    sql`
    select payer, participants, user_id, wishes from customer_order join order_item on order_id = customer_order.id
    where customer_order.id in (${paid.id}, ${unpaid.id})`,
  )
  expect(left).toHaveLength(2)
  expect(JSON.stringify(left)).not.toMatch(/Айваседа|anna@example/)
})
