import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf } from './testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await aShop({ limits: { held: 3, seats: 12, mails: 8 } })
})
afterEach(() => shop.close())

const payerOf = (email: string) => ({ payer: { full_name: 'Айваседа Анна', email, phone: '+7 346 212-34-56' } })
const counted = (responses: readonly Response[]) => responses.map(({ status }) => status).toSorted()

test('a buyer can have only a few unpaid orders at once, also in parallel, and more after these have ended', async () => {
  const offer = await anOffer(shop.db, { seats: 20 })
  const buy = (email: string, key = crypto.randomUUID()) => shop.send(anOrder([aLine(offer)], payerOf(email)), { key })
  const key = crypto.randomUUID()
  expect((await buy('one@example.org', key)).status).toBe(201)

  const responses = await Promise.all(Array.from({ length: 4 }, () => buy('one@example.org')))

  expect(counted(responses)).toEqual([201, 201, 429, 429])
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('900')
  expect((await buy('ONE@example.org')).status).toBe(429)
  expect((await buy('one@example.org', key)).status).toBe(201)
  expect((await buy('other@example.org')).status).toBe(201)
  await shop.sweep(16 * 60)
  expect((await buy('one@example.org')).status).toBe(201)
})

test('an account can have only a few unpaid orders, with any addresses', async () => {
  const { token } = await shop.aUser()
  const offer = await anOffer(shop.db, { seats: 20 })
  const buy = (name: number) => shop.send(anOrder([aLine(offer)], payerOf(`${name}@example.org`)), { token })

  expect(counted([await buy(1), await buy(2), await buy(3), await buy(4)])).toEqual([201, 201, 201, 429])
})

test('an address gets only a few mails about orders a day, but its verified owner gets all of them', async () => {
  const free = await anOffer(shop.db, { price: 0, seats: null })
  const { email, token } = await shop.aUser()
  const buy = (more: { token?: string } = {}) => shop.send(anOrder([aLine(free, 1, '0.00')], payerOf(email)), more)

  for (let order = 0; order < 4; order += 1) expect((await buy()).status).toBe(201)
  const refused = await buy()

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
  expect((await buy({ token })).status).toBe(429)
  await shop.db.execute(`update account set email_verified_at = now() where email = '${email}'`)
  expect((await buy({ token })).status).toBe(201)
  shop.clock.forward(86_401)
  expect((await buy()).status).toBe(201)
})

test('a visitor can hold only a few seats at once, for any buyers, and more once these are paid or released', async () => {
  const offer = await anOffer(shop.db, { seats: 100 })
  const buy = (quantity: number) =>
    shop.send(anOrder([aLine(offer, quantity)], payerOf(`${crypto.randomUUID()}@example.org`)))
  const first = (await (await buy(10)).json()).order

  const responses = await Promise.all([buy(2), buy(2)])
  expect(counted(responses)).toEqual([201, 429])
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('900')
  expect(await soldOf(shop.db, offer)).toBe(12)

  shop.visitor.address = '192.0.2.2'
  expect((await buy(10)).status).toBe(201)
  shop.visitor.address = '192.0.2.1'
  expect((await buy(1)).status).toBe(429)
  shop.gateway.pay(await shop.startPaying(first))
  await shop.sweep(60)
  expect((await buy(10)).status).toBe(201)
  await shop.sweep(16 * 60)
  const left = await rows(shop.db, sql`select id from customer_order where held_by is not null`)
  expect(left).toEqual([])
})
