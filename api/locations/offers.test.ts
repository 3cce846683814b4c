import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'
import { offerList } from './offers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

type Offer = { id: number; the_title: string; price: { value: string }; remaining: number | null }

/** Gives place 1001 these offers alone. */
async function offersWith(...offers: { price: number; seats: number | null; sold?: number }[]): Promise<Offer[]> {
  await portal.db.execute(sql`delete from offer where object_type = 'location' and object_id = 1001`)
  for (const [index, { price, seats, sold = 0 }] of offers.entries()) {
    const id = 900_000 + index
    await portal.db.execute(sql`
      insert into offer (id, object_type, object_id, position, title, title_en, price, seats, requires)
      values (${id}, 'location', 1001, ${index}, 'Билет', 'Ticket', ${price}, ${seats}, '{}')`)
    await portal.db.execute(sql`
      insert into sold_seats (offer_id, sold) values (${id}, ${sold}) on conflict (offer_id) do update set sold = ${sold}`)
  }
  const [row] = await rows<{ list: string }>(portal.db, sql`select ${offerList('location', 1001, 'en')} as list`)
  return JSON.parse(row?.list ?? '')
}

test('kopecks become a decimal string with two digits', async () => {
  const prices = [0, 5, 50, 100, 1_980_099, 999_999_999_999]

  const offers = await offersWith(...prices.map((price) => ({ price, seats: null })))

  expect(offers.map(({ price }) => price.value)).toEqual(['0.00', '0.05', '0.50', '1.00', '19800.99', '9999999999.99'])
})

test('sold seats are subtracted, never below zero, and without a limit there is no count', async () => {
  const offers = await offersWith(
    { price: 100, seats: 10, sold: 3 },
    { price: 100, seats: 2, sold: 5 },
    { price: 100, seats: null, sold: 5 },
  )

  expect(offers.map(({ remaining }) => remaining)).toEqual([7, 0, null])
})

test('offers are in the editors’ order and in the language, and an object without offers has an empty list', async () => {
  const offers = await offersWith({ price: 1, seats: null }, { price: 2, seats: null })

  expect(offers.map(({ id, the_title }) => [id, the_title])).toEqual([
    [900_000, 'Ticket'],
    [900_001, 'Ticket'],
  ])
  expect(await offersWith()).toEqual([])
})
