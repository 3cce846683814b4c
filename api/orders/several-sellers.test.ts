import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import type { Receipt, Taxes } from '../payments/receipt.ts'
import { assertBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
afterEach(() => assertBooks(shop.db, shop.gateway))
afterAll(() => shop.close())

/** Places of sellers with two systems of taxation: general without VAT, simplified with 5 %. */
const places = [1001, 1025]
const starts_at = () => new Date(shop.clock.now.getTime() + 48 * 3_600_000).toISOString()

/** An order of two tickets of each seller. */
async function ofBoth() {
  const offers: number[] = []
  for (const id of places)
    offers.push(await anOffer(shop.db, { seats: 2, starts_at: starts_at(), object: { type: 'location', id } }))
  const order = await shop.buy(anOrder(offers.map((offer) => aLine(offer, 2))))
  return { order, offers, payment: await shop.startPaying(order) }
}
async function paid() {
  const { order, payment } = await ofBoth()
  shop.gateway.pay(payment)
  await shop.notify(payment)
  return shop.order(order)
}
/** What a receipt says of taxes: its system, and each item's tickets, rate and supplier. */
const taxesOn = (receipt: Receipt | undefined) => ({
  system: receipt?.tax_system_code,
  items: receipt?.items.map(({ quantity, vat_code, supplier }) => [quantity, vat_code, supplier.inn]),
})

type SellerTaxes = Taxes & { inn: string }
const [general, simplified] = ['8600000053', '8600000060']

test('the sellers of the content have the tax systems that these tests need', async () => {
  const found = await rows<SellerTaxes>(
    shop.db,
    sql`
    select inn, vat_code, tax_system_code from seller join object on organizer_id = seller.id
    where object_type = 'location' and object.id in (${places[0]}, ${places[1]}) order by object.id`,
  )

  expect(found).toEqual([
    { inn: general, vat_code: 1, tax_system_code: 1 },
    { inn: simplified, vat_code: 7, tax_system_code: 2 },
  ])
})

test('the receipt of a payment has one tax system or none; each item has its own rate and supplier', async () => {
  await paid()

  // 5 % of an advance is the calculated rate, 5/105.
  const items = [
    [2, 1, general],
    [2, 9, simplified],
  ]
  expect(taxesOn(shop.gateway.advances.at(-1))).toEqual({ system: undefined, items })
})

test('after the service each item has a receipt of settlement, with the tax system of its seller', async () => {
  const order = await paid()
  await shop.sweep(73 * 3600)

  const keys = order.items.map(({ id }) => `settle-${id}`)
  const receipts = keys.flatMap((key) => shop.gateway.receipts.filter((one) => one.key === key))
  expect(receipts.map(({ receipt }) => taxesOn(receipt))).toEqual([
    { system: 1, items: [[2, 1, general]] },
    { system: 2, items: [[2, 7, simplified]] },
  ])
})

test('a refund of one seller’s tickets has that seller’s tax system', async () => {
  const order = await paid()
  const [, item] = order.items
  const ticket_codes = order.ticket_list.filter(({ item_id }) => item_id === item?.id).map(({ code }) => code)
  expect((await shop.of(order, 'refund', { items: [{ item_id: item?.id, ticket_codes }] })).status).toBe(200)
  await shop.settle()
  await shop.sweep(30)

  expect(taxesOn(shop.gateway.returns.at(-1))).toEqual({ system: 2, items: [[2, 9, simplified]] })
})

test('money without an order is refunded with the same receipt as its payment', async () => {
  const { offers, payment } = await ofBoth()
  const advance = shop.gateway.advances.at(-1)
  await shop.sweep(16 * 60)
  await shop.buy(anOrder(offers.map((offer) => aLine(offer, 2))))
  shop.gateway.captureByHand(payment)
  await shop.notify(payment, 'payment.succeeded')
  await shop.sweep(30)

  expect(shop.gateway.returns.at(-1)).toEqual(advance)
})
