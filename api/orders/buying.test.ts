import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { changed } from '../testing/changed.ts'
import { assertBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
afterEach(() => assertBooks(shop.db))
afterAll(() => shop.close())

const refusal = async (response: Response) => [response.status, (await response.json()).errors]

describe('an order', () => {
  test('keeps what was bought as it was, whatever the editors change afterwards', async () => {
    const offer = await anOffer(shop.db)
    const order = await shop.buy(anOrder([aLine(offer, 2)]))
    await shop.db.execute(
      sql`update offer set price = 1, title = 'x', title_en = 'x', refund_terms = '[]' where id = ${offer}`,
    )
    await shop.db.execute(sql`delete from offer where id = ${offer}`)

    const kept = await shop.order(order)
    expect(kept).toEqual(order)
    expect(kept).toMatchObject({
      status: 'awaiting_payment',
      total: { value: '701.00', currency: 'RUB' },
      items: [{ the_title: 'Adult', quantity: 2, price: { value: '350.50' }, refund_terms: [{ percent: 100 }] }],
      seller: { inn: '8600000053' },
      ticket_list: [],
      test: true,
    })
    await shop.of(order, 'cancel')
  })

  test('takes prices and seats from the database alone: what was tampered with is refused by its field', async () => {
    const offer = await anOffer(shop.db, { seats: 3 })
    const none = await anOffer(shop.db, { seats: 0 })
    const line = aLine(offer)

    const tampered = anOrder([{ ...line, price: { value: '0.01', currency: 'RUB' } }])
    expect(await refusal(await shop.send(tampered))).toEqual([
      409,
      { 'items.0.price': ['The price has changed: it is 350.50\u00a0₽ now'] },
    ])
    expect(await refusal(await shop.send(tampered, { language: 'ru' }))).toEqual([
      409,
      { 'items.0.price': ['Цена изменилась: теперь 350,50\u00a0₽'] },
    ])
    expect((await shop.send(anOrder([{ ...line, price: { value: '350.50', currency: 'USD' } }]))).status).toBe(422)
    for (const [digits, status] of [
      [12, 409],
      [13, 422],
      [400, 422],
    ] as const) {
      const price = { value: `${'9'.repeat(digits)}.00`, currency: 'RUB' }
      expect([digits, (await shop.send(anOrder([{ ...line, price }]))).status]).toEqual([digits, status])
    }
    for (const quantity of [0, -1, 1.5, 1e9])
      expect((await shop.send(anOrder([{ ...line, quantity }]))).status).toBe(422)
    expect(await refusal(await shop.send(anOrder([aLine(offer, 4)])))).toEqual([
      409,
      { 'items.0.quantity': ['Only 3 left'] },
    ])
    expect(await refusal(await shop.send(anOrder([aLine(none)])))).toEqual([409, { 'items.0.quantity': ['Sold out'] }])
    expect(await refusal(await shop.send(anOrder([aLine(424_242)])))).toEqual([
      409,
      { 'items.0.offer_id': ['This is not sold at present'] },
    ])
    expect((await shop.send(anOrder([line, line]))).status).toBe(422)
    for (const box of ['agreement', 'personal_data'])
      expect(await refusal(await shop.send(anOrder([line], { [box]: false })))).toEqual([
        422,
        { [box]: ['Required field'] },
      ])
    expect(await soldOf(shop.db, offer)).toBe(0)
  })

  test('has no more tickets than an order may have, also where they are free', async () => {
    const lines: object[] = []
    for (let line = 0; line < 6; line += 1)
      lines.push(aLine(await anOffer(shop.db, { price: 0, seats: null }), 10, '0.00'))

    expect(await refusal(await shop.send(anOrder(lines)))).toEqual([
      422,
      { items: ['One order has 50 tickets at most: order the others separately'] },
    ])
    expect(await refusal(await shop.send(anOrder(lines.slice(1))))).toEqual([201, undefined])
  })

  test('has no more of an offer than its limit, and nothing that is over', async () => {
    const limited = await anOffer(shop.db, { limit: 2, seats: null })
    const over = await anOffer(shop.db, { starts_at: '2026-11-30T10:00:00+05:00' })
    const running = await anOffer(shop.db, {
      starts_at: '2026-11-30T10:00:00+05:00',
      ends_at: '2026-12-30T10:00:00+05:00',
    })

    expect(await refusal(await shop.send(anOrder([aLine(limited, 3)])))).toEqual([
      422,
      { 'items.0.quantity': ['No more than 2 in one order'] },
    ])
    expect(await refusal(await shop.send(anOrder([aLine(over)])))).toEqual([
      409,
      { 'items.0.offer_id': ['The sale is over'] },
    ])
    expect((await shop.send(anOrder([aLine(running)]))).status).toBe(201)
  })

  test('of participants has the fields that the offer asks for, and keeps no others', async () => {
    const offer = await anOffer(shop.db, { requires: ['last_name', 'first_name', 'birth_date'] })
    const anna = { last_name: 'Айваседа', first_name: 'Анна', birth_date: '1990-02-28', passport: '6700 123456' }
    const { birth_date, ...incomplete } = anna

    expect(await refusal(await shop.send(anOrder([aLine(offer, 2, '350.50', [anna])])))).toMatchObject([
      422,
      { 'items.0.participants': [expect.stringContaining('2')] },
    ])
    expect(await refusal(await shop.send(anOrder([aLine(offer, 2, '350.50', [anna, incomplete])])))).toEqual([
      422,
      { 'items.0.participants.1.birth_date': ['Required field'] },
    ])
    const { token } = await shop.aUser()
    const order = await shop.buy(anOrder([aLine(offer, 1, '350.50', [anna])]), { token })
    expect(order.items[0]?.participants).toEqual([{ last_name: 'Айваседа', first_name: 'Анна', birth_date }])
  })

  test('is made once by its key, and the key belongs to its body and its caller', async () => {
    const offer = await anOffer(shop.db)
    const key = crypto.randomUUID()
    const body = anOrder([aLine(offer)])

    const made = await Promise.all([1, 2, 3].map(() => shop.buy(body, { key })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await soldOf(shop.db, offer)).toBe(1)
    expect((await shop.send(anOrder([aLine(offer, 2)]), { key })).status).toBe(409)
    const { token } = await shop.aUser()
    expect((await shop.buy(body, { key, token })).id).not.toBe(made[0]?.id)
  })

  test('that is free is paid at once, with its tickets', async () => {
    const offer = await anOffer(shop.db, { price: 0 })

    const order = await shop.buy(anOrder([aLine(offer, 3, '0.00')]))

    expect(order).toMatchObject({ status: 'paid', total: { value: '0.00' } })
    expect(order.ticket_list.map(({ status }) => status)).toEqual(['valid', 'valid', 'valid'])
    expect((await shop.of(order, 'pay')).status).toBe(409)
    expect((await shop.of(order, 'refund')).status).toBe(200)
    expect(await shop.order(order)).toMatchObject({ status: 'refunded' })
    expect(await soldOf(shop.db, offer)).toBe(0)
  })

  test('by request asks the seller, holds no seats and cannot be paid', async () => {
    const item = aLine(9334, 1, '2800.00', [
      { last_name: 'Айваседа', first_name: 'Анна', birth_date: '1990-02-28', passport: '6700 123456' },
    ])

    expect((await shop.send(anOrder([item]))).status).toBe(409)
    expect((await shop.send(anOrder([item], { kind: 'request', agreement: false }))).status).toBe(422)
    const order = await shop.buy(anOrder([item], { kind: 'request' }))
    expect(order).toMatchObject({ status: 'requested', kind: 'request', can_prolong: false })
    expect(await soldOf(shop.db, 9334)).toBe(0)
    expect((await shop.of(order, 'pay')).status).toBe(409)
    expect((await shop.of(order, 'cancel')).status).toBe(200)
    expect((await shop.send(anOrder([aLine(9701, 1, '300.00')], { kind: 'request' }))).status).toBe(409)
  })
})

describe('a hold', () => {
  test('ends after its minutes, can be prolonged once, and frees its seats for the next buyer', async () => {
    const offer = await anOffer(shop.db, { seats: 1 })
    const order = await shop.buy(anOrder([aLine(offer)]))
    expect(order.can_prolong).toBe(true)
    expect((await shop.send(anOrder([aLine(offer)]))).status).toBe(409)

    const prolonged = (await (await shop.of(order, 'prolong')).json()).order
    expect(Date.parse(prolonged.expires_at) - Date.parse(order.expires_at ?? '')).toBe(15 * 60_000)
    expect(prolonged.can_prolong).toBe(false)
    expect((await shop.of(order, 'prolong')).status).toBe(409)

    shop.clock.forward(30 * 60)
    expect((await shop.order(order)).status).toBe('expired')
    expect((await shop.of(order, 'pay')).status).toBe(409)
    expect((await shop.send(anOrder([aLine(offer)]))).status).toBe(201)
    expect(await soldOf(shop.db, offer)).toBe(1)
  })

  test('that is cancelled frees its seats, once', async () => {
    const offer = await anOffer(shop.db)
    const order = await shop.buy(anOrder([aLine(offer, 4)]))

    for (let time = 1; time <= 2; time += 1) expect((await shop.of(order, 'cancel')).status).toBe(200)
    expect(await shop.order(order)).toMatchObject({ status: 'cancelled' })
    expect(await soldOf(shop.db, offer)).toBe(0)
  })
})

describe('whose order it is', () => {
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

  test('a guest’s order is seen by its key alone, without personal data', async () => {
    const offer = await anOffer(shop.db, { requires: ['last_name'] })
    const order = await shop.buy(
      anOrder([aLine(offer, 1, '350.50', [{ last_name: 'Айваседа' }])], { wishes: 'У окна' }),
    )

    expect(JSON.stringify(await shop.order(order))).not.toMatch(/Айваседа|anna@|3462123456|У окна/)
    expect((await shop.call('order', undefined, { path: `portal/order/${changed(order.id)}` })).status).toBe(404)
  })

  test('the list has the user’s orders, the newest first, and counts orders and tickets', async () => {
    const { token } = await shop.aUser()
    const offer = await anOffer(shop.db, { price: 0, seats: null })
    await shop.buy(anOrder([aLine(offer, 2, '0.00')]), { token })
    shop.clock.forward(1)
    const last = await shop.buy(anOrder([aLine(offer, 1, '0.00')]), { token })

    const list = await (await shop.call('orders', undefined, { token, path: 'portal/order?limit=1' })).json()
    expect(list).toMatchObject({ order_total: 2, ticket_total: 3, order_list: [{ id: last.id }] })
  })

  test('guests may be kept from buying', async () => {
    const closed = await aShop({ allowsGuests: false })
    const offer = await anOffer(closed.db)

    expect((await closed.send(anOrder([aLine(offer)]))).status).toBe(401)
    expect((await closed.send(anOrder([aLine(offer)]), await closed.aUser())).status).toBe(201)
    await closed.close()
  })
})

test.each([false, true])(
  'an erased account with a guest’s address leaves the mails about the guest’s order (verified: %j)',
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

test('an erased account leaves its paid orders without the person, and cancels the others', async () => {
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
