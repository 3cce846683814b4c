import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { forgetOldOrders } from './retention.ts'
import { assertBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
afterAll(() => shop.close())

const anna = { last_name: 'Айваседа', first_name: 'Анна', passport: '6700 123456', birth_date: '1990-02-28' }
const requires = ['last_name', 'first_name', 'passport', 'birth_date']
const days = (count: number) => count * 86_400

async function paidOrder(offer: { starts_at?: string }) {
  const line = aLine(await anOffer(shop.db, { requires, ...offer }), 1, '350.50', [anna])
  const order = await shop.buy(anOrder([line], { wishes: 'у окна' }))
  const id = await shop.startPaying(order)
  shop.gateway.pay(id)
  await shop.notify(id)
  return shop.order(order)
}
const storedOf = async ({ id }: { id: string }) => {
  const [stored] = await rows<{ payer: string | null; wishes: string | null; participants: object[] | null }>(
    shop.db,
    sql`
    select payer ->> 'email' as payer, wishes, participants from customer_order
    join order_item on order_item.order_id = customer_order.id where customer_order.id = ${id}`,
  )
  return stored
}
const names = [{ last_name: 'Айваседа', first_name: 'Анна' }]
const payer = 'anna@example.org'

test('documents of participants are kept for 90 days after the service, and buyers for five years', async () => {
  const starts_at = new Date(shop.clock.now.getTime() + days(30) * 1000).toISOString()
  const [dated, anyDay] = [await paidOrder({ starts_at }), await paidOrder({})]
  const unpaid = await shop.buy(
    anOrder([aLine(await anOffer(shop.db, { requires }), 1, '350.50', [anna])], { wishes: 'у окна' }),
  )
  await shop.sweep(16 * 60)
  const all = () => Promise.all([dated, anyDay, unpaid].map(storedOf))
  const whole = { payer, wishes: 'у окна', participants: [anna] }
  const forget = async (count: number) => {
    shop.clock.forward(days(count))
    await forgetOldOrders(shop.db, shop.clock.now)
  }

  await forget(89)
  expect(await all()).toEqual([whole, whole, whole])
  await forget(2)
  expect(await all()).toEqual([whole, whole, { ...whole, participants: names }])
  await forget(30)
  // A ticket for any day is still valid.
  expect(await all()).toEqual([{ ...whole, participants: names }, whole, { ...whole, participants: names }])
  await shop.db.execute(sql`
    update ticket set status = 'redeemed', redeemed_at = ${shop.clock.now.toISOString()} where order_id = ${anyDay.id}`)
  await forget(91)
  expect((await all()).map((stored) => stored?.participants)).toEqual([names, names, names])

  await forget(5 * 365 - 214)
  expect((await all()).map((stored) => stored?.payer)).toEqual([payer, payer, payer])
  await forget(5)
  const nothing = { payer: null, wishes: null, participants: null }
  expect(await all()).toEqual([nothing, nothing, nothing])
  await assertBooks(shop.db, shop.gateway)
  expect(await shop.order(dated)).toMatchObject({ status: 'paid', total: { value: '350.50' } })
})

test('an order stores the versions of the texts that its buyer has agreed to', async () => {
  const order = await shop.buy(anOrder([aLine(await anOffer(shop.db))]))
  const [stored] = await rows<{ consents: { box: string; doc_id: number; version: string }[] }>(
    shop.db,
    sql`select consents from customer_order where id = ${order.id}`,
  )

  expect(stored?.consents.map(({ box, doc_id }) => [box, doc_id])).toEqual([
    ['agreement', 1],
    ['agreement', 2],
    ['agreement', 4],
    ['personal_data', 5],
  ])
  expect(stored?.consents.every(({ version }) => version.length > 0)).toBe(true)
})
