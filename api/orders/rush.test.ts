import { setTimeout } from 'node:timers/promises'
import type { Order } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openServer } from '../database/server.ts'
import { serverUrl } from '../testing/database.ts'
import { aPortalOver, type TestPortal } from '../testing/portal.ts'
import { expireHolds } from './holds.ts'
import { assertBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf } from './testing/shop.ts'

/** On PostgreSQL, a second pool that acts as another process; the embedded database has only one. */
async function secondPool(shop: Shop): Promise<OpenDatabase | undefined> {
  if (!serverUrl) return undefined
  const [current] = await rows<{ name: string }>(shop.db, sql`select current_database() as name`)
  const own = new URL(serverUrl)
  own.pathname = current?.name ?? ''
  return openServer(own.href)
}

let shop: Shop
let second: OpenDatabase | undefined
let portals: Omit<TestPortal, 'close'>[]
beforeAll(async () => {
  shop = await aShop()
  second = await secondPool(shop)
  const many = { requests: 1_000_000, seconds: 60 }
  const limits = { order: many, new_order: many, notification: many }
  const other = second && aPortalOver(second.db, { orders: shop.services, limits, now: () => shop.clock.now })
  portals = other ? [shop, other] : [shop]
})
afterEach(() => assertBooks(shop.db, shop.gateway))
afterAll(async () => {
  await second?.close()
  await shop.close()
})

/** Sends a request to one of the portals in turn. */
const send = (index: number, path: string, body: object) =>
  (portals[index % portals.length] ?? shop).fetch(path, {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** An order with a buyer of its own, because orders of one buyer wait for each other. */
const aBuyersOrder = (items: object[]) =>
  anOrder(items, {
    payer: { full_name: 'Айваседа Анна', email: `${crypto.randomUUID()}@example.org`, phone: '3462123456' },
  })
const counted = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, list]) => [status, list.length]))

test('200 buyers for 50 seats: 50 are sold, and all others are told that there are none', async () => {
  const offer = await anOffer(shop.db, { seats: 50 })

  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => send(index, 'portal/order', aBuyersOrder([aLine(offer)]))),
  )

  expect(counted(responses.map(({ status }) => status))).toEqual({ 201: 50, 409: 150 })
  expect(await soldOf(shop.db, offer)).toBe(50)
})

test('buyers of the same offers in any order cause no deadlock', async () => {
  const offers = [
    await anOffer(shop.db, { seats: 30 }),
    await anOffer(shop.db, { seats: 30 }),
    await anOffer(shop.db, { seats: 30 }),
  ]

  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const turned = index % 2 === 0 ? offers : offers.toReversed()
      return send(index, 'portal/order', aBuyersOrder(turned.map((offer) => aLine(offer))))
    }),
  )

  expect(counted(responses.map(({ status }) => status))).toEqual({ 201: 30, 409: 10 })
})

test('simultaneous ends of holds, late payments and cancellations sell no seat twice', async () => {
  const offer = await anOffer(shop.db, { seats: 10 })
  const first = await Promise.all(Array.from({ length: 10 }, () => shop.buy(aBuyersOrder([aLine(offer)]))))
  const ids = await Promise.all(first.map((order) => shop.startPaying(order)))
  shop.clock.forward(16 * 60)
  for (const id of ids) shop.gateway.pay(id)

  const later: Promise<Response>[] = []
  const notified = ids.map((object, index) =>
    send(index, 'portal/payment/notification', {
      type: 'notification',
      event: 'payment.waiting_for_capture',
      object: { id: object },
    }),
  )
  for (let index = 0; index < 20; index += 1) later.push(send(index, 'portal/order', aBuyersOrder([aLine(offer)])))
  const cancelled = first.slice(0, 5).map((order, index) => send(index, `portal/order/${order.id}/cancel`, {}))
  const sold = (await Promise.all(later)).filter(({ status }) => status === 201).length
  await Promise.all([...notified, ...cancelled])
  await shop.settle()
  await shop.sweep(20)
  await shop.sweep(20)

  const orders: Order[] = await Promise.all(first.map((order) => shop.order(order)))
  const paid = orders.filter(({ status }) => status === 'paid').length
  expect(await soldOf(shop.db, offer)).toBe(paid + sold)
  expect(paid + sold).toBeLessThanOrEqual(10)
})

test('a seat whose hold has ended can be sold, also while the sweeper ends that hold', async () => {
  const statuses = []
  for (let delayMs = 0; delayMs < 20; delayMs += 1) {
    const offer = await anOffer(shop.db, { seats: 1 })
    await shop.buy(aBuyersOrder([aLine(offer)]))
    shop.clock.forward(16 * 60)
    const next = send(0, 'portal/order', aBuyersOrder([aLine(offer)]))
    await setTimeout(delayMs)
    await expireHolds(shop.db, shop.services, shop.clock.now)
    statuses.push((await next).status)
  }

  expect(counted(statuses)).toEqual({ 201: 20 })
})

test('many simultaneous copies of one notification pay the order once', async () => {
  const offer = await anOffer(shop.db, { seats: null })
  const order = await shop.buy(aBuyersOrder([aLine(offer, 3)]))
  const id = await shop.startPaying(order)
  shop.gateway.pay(id)

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(index, 'portal/payment/notification', {
        type: 'notification',
        event: 'payment.waiting_for_capture',
        object: { id },
      }),
    ),
  )
  await shop.settle()

  expect((await shop.order(order)).ticket_list).toHaveLength(3)
})
