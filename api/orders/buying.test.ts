import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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
  test('keeps the bought items unchanged, whatever the editors change afterwards', async () => {
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

  test('takes prices and seats only from the database: a changed value is refused with an error of its field', async () => {
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

  test('has at most the allowed number of tickets, also if they are free', async () => {
    const lines: object[] = []
    for (let line = 0; line < 6; line += 1)
      lines.push(aLine(await anOffer(shop.db, { price: 0, seats: null }), 10, '0.00'))

    expect(await refusal(await shop.send(anOrder(lines)))).toEqual([
      422,
      { items: ['One order has 50 tickets at most: order the others separately'] },
    ])
    expect(await refusal(await shop.send(anOrder(lines.slice(1))))).toEqual([201, undefined])
  })

  test('has at most the limit of an offer, and no past events', async () => {
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

  test('of a tour that has departed is refused, even before it ends', async () => {
    const tour = await anOffer(shop.db, {
      starts_at: '2026-11-30T10:00:00+05:00',
      ends_at: '2026-12-30T10:00:00+05:00',
      object: { type: 'tour', id: 5001 },
    })

    expect(await refusal(await shop.send(anOrder([aLine(tour)])))).toEqual([
      409,
      { 'items.0.offer_id': ['The sale is over'] },
    ])
  })

  test('with participants has the fields that the offer requires, and stores no others', async () => {
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

  test('is made once for its key, which is bound to its body', async () => {
    const offer = await anOffer(shop.db)
    const key = crypto.randomUUID()
    const body = anOrder([aLine(offer)])

    const made = await Promise.all([1, 2, 3].map(() => shop.buy(body, { key })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await soldOf(shop.db, offer)).toBe(1)
    expect((await shop.send(anOrder([aLine(offer, 2)]), { key })).status).toBe(409)
  })

  test('of a guest who signs in before the response stays the same order', async () => {
    const offer = await anOffer(shop.db)
    const [key, body] = [crypto.randomUUID(), anOrder([aLine(offer)])]

    const made = await shop.buy(body, { key })
    const again = await shop.buy(body, { key, token: (await shop.aUser()).token })

    expect(again.id).toBe(made.id)
    expect(await soldOf(shop.db, offer)).toBe(1)
  })

  test('of an account is never made again with its key: a guest is asked to sign in, another account is refused', async () => {
    const offer = await anOffer(shop.db)
    const [key, body] = [crypto.randomUUID(), anOrder([aLine(offer)])]
    const owner = await shop.aUser()
    const made = await shop.buy(body, { key, token: owner.token })

    expect((await shop.send(body, { key })).status).toBe(401)
    expect(await refusal(await shop.send(body, { key, token: (await shop.aUser()).token }))).toEqual([
      409,
      { 'Idempotency-Key': [expect.any(String)] },
    ])
    expect((await shop.buy(body, { key, token: owner.token })).id).toBe(made.id)
    expect(await soldOf(shop.db, offer)).toBe(1)
  })

  test('is temporarily unavailable and not refused if others take its seats at every attempt', async () => {
    const offer = await anOffer(shop.db)
    await shop.db.execute(
      sql`create function lose_seats() returns trigger language plpgsql as 'begin return null; end'`,
    )
    await shop.db.execute(
      sql`create trigger lose_seats before insert on sold_seats for each row execute function lose_seats()`,
    )

    const response = await shop.send(anOrder([aLine(offer)]))
    await shop.db.execute(sql`drop function lose_seats() cascade`)

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await shop.send(anOrder([aLine(offer)]))).status).toBe(201)
  })

  test('of free offers is paid at once, with its tickets', async () => {
    const offer = await anOffer(shop.db, { price: 0 })

    const order = await shop.buy(anOrder([aLine(offer, 3, '0.00')]))

    expect(order).toMatchObject({ status: 'paid', total: { value: '0.00' } })
    expect(order.ticket_list.map(({ status }) => status)).toEqual(['valid', 'valid', 'valid'])
    expect((await shop.of(order, 'pay')).status).toBe(409)
    expect((await shop.of(order, 'refund')).status).toBe(200)
    expect(await shop.order(order)).toMatchObject({ status: 'refunded' })
    expect(await soldOf(shop.db, offer)).toBe(0)
  })

  test('by request notifies the seller, holds no seats and cannot be paid', async () => {
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
  test('ends after its time, can be extended once, and frees its seats for the next buyer', async () => {
    const offer = await anOffer(shop.db, { seats: 1 })
    const order = await shop.buy(anOrder([aLine(offer)]))
    expect(order).toMatchObject({ can_prolong: true, held_seconds: 15 * 60 })
    expect((await shop.send(anOrder([aLine(offer)]))).status).toBe(409)

    const prolonged = (await (await shop.of(order, 'prolong')).json()).order
    expect(Date.parse(prolonged.expires_at) - Date.parse(order.expires_at ?? '')).toBe(15 * 60_000)
    expect(prolonged.can_prolong).toBe(false)
    expect((await shop.of(order, 'prolong')).status).toBe(409)

    shop.clock.forward(60)
    expect((await shop.order(order)).held_seconds).toBe(29 * 60)
    shop.clock.forward(29 * 60)
    expect((await shop.order(order)).status).toBe('expired')
    expect((await shop.of(order, 'pay')).status).toBe(409)
    expect((await shop.send(anOrder([aLine(offer)]))).status).toBe(201)
    expect(await soldOf(shop.db, offer)).toBe(1)
  })

  test('that is cancelled frees its seats once', async () => {
    const offer = await anOffer(shop.db)
    const order = await shop.buy(anOrder([aLine(offer, 4)]))

    for (let time = 1; time <= 2; time += 1) expect((await shop.of(order, 'cancel')).status).toBe(200)
    expect(await shop.order(order)).toMatchObject({ status: 'cancelled' })
    expect(await soldOf(shop.db, offer)).toBe(0)
  })
})
