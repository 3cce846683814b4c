import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import type { Outcome } from '@tropa/sandbox-gateway/outcomes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aGateway, type TestGateway } from '../testing/gateway.ts'
import { faultsInBooks } from './testing/books.ts'
import { aLine, anOffer, anOrder, aShop, type Shop, soldOf } from './testing/shop.ts'

/** The shop and the sandbox as two programs that meet over HTTP alone, on one clock. */
let shop: Shop
let bank: TestGateway
let notifications: Server

beforeAll(async () => {
  notifications = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { event, object } = JSON.parse(text)
    response.writeHead((await shop.notify(object.id, event)).status).end()
  })
  await once(notifications.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(notifications)
  bank = await aGateway({ now: () => shop.clock.now, notificationUrl: `http://127.0.0.1:${port}/` })
  shop = await aShop({ gateway: bank.gateway })
})
afterAll(async () => {
  await bank.close()
  notifications.closeAllConnections()
  notifications.close()
  await shop.close()
})

afterEach(async () => {
  expect(await faultsInBooks(shop.db)).toEqual([])
})

/** Moves the clock of both; the sweeper runs only when a test runs it. */
const pass = async (seconds: number) => {
  shop.clock.forward(seconds)
  await bank.tick()
}
const idIn = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''

async function atPage(offer: number) {
  const order = await shop.buy(anOrder([aLine(offer, 2)]))
  const response = await shop.of(order, 'pay')
  expect(response.status).toBe(200)
  return { order, payment: idIn((await response.json()).confirmation_url) }
}
async function whatBecame(order: { id: string }) {
  const { status, payment, ticket_list, test: isTest } = await shop.order(order)
  return { status, payment: payment?.status, tickets: ticket_list.length, isTest }
}
const paid = { status: 'paid', payment: 'paid', tickets: 2, isTest: true }

describe('an order at the sandbox gateway', () => {
  test.each<[Outcome, number]>([
    ['pay', 0],
    ['twice', 5],
    ['wrong_order', 5],
    ['delay', 10],
  ])('is paid by its notifications only after "%s"', async (outcome, seconds) => {
    const { order, payment } = await atPage(await anOffer(shop.db))
    expect(await bank.choose(payment, outcome)).toContain(`/payment?order=${order.id}`)
    await pass(seconds)
    await shop.settle()
    await bank.tick()

    await expect.poll(() => whatBecame(order)).toEqual(paid)
    expect(await bank.gateway.payment(payment)).toMatchObject({ status: 'succeeded', amount: 70_100, refunded: 0 })
  })

  test('is paid by the sweeper if the notification was lost', async () => {
    const { order, payment } = await atPage(await anOffer(shop.db))
    await bank.choose(payment, 'lost')
    await pass(20)
    expect((await whatBecame(order)).status).toBe('awaiting_payment')

    await shop.sweep(30)
    await shop.sweep(30)

    expect(await whatBecame(order)).toEqual(paid)
  })

  test('can be paid again after a refusal, by another payment', async () => {
    const { order, payment } = await atPage(await anOffer(shop.db))
    await bank.choose(payment, 'decline')
    await bank.tick()
    await expect.poll(async () => (await whatBecame(order)).payment).toBe('declined')

    const again = idIn((await (await shop.of(order, 'pay')).json()).confirmation_url)
    expect(again).not.toBe(payment)
    await bank.choose(again, 'pay')
    await bank.tick()

    await expect.poll(() => whatBecame(order)).toEqual(paid)
  })

  test('keeps the same payment while there is no response', async () => {
    const { order, payment } = await atPage(await anOffer(shop.db))
    await bank.choose(payment, 'never')
    await pass(60)

    expect(idIn((await (await shop.of(order, 'pay')).json()).confirmation_url)).toBe(payment)
    expect((await whatBecame(order)).payment).toBe('pending')
  })

  test.each([
    ['is captured if the seats are free again', 10, 'paid', 'succeeded'],
    ['is cancelled if they are sold', 2, 'expired', 'canceled'],
  ] as const)('that is paid after its hold %s', async (_, seats, status, atBank) => {
    const offer = await anOffer(shop.db, { seats })
    const { order, payment } = await atPage(offer)
    await bank.choose(payment, 'late')
    await shop.sweep(15 * 60 + 1)
    if (seats === 2) await shop.buy(anOrder([aLine(offer, 2)]))
    await pass(60)

    await expect.poll(async () => (await bank.gateway.payment(payment)).status).toBe(atBank)
    await expect.poll(async () => (await whatBecame(order)).status).toBe(status)
    expect(await soldOf(shop.db, offer)).toBe(2)
  })

  test('is refunded to the kopeck, with a receipt of the returned items', async () => {
    const { order, payment } = await atPage(await anOffer(shop.db, { terms: [{ hours_before: 0, percent: 50 }] }))
    await bank.choose(payment, 'pay')
    await bank.tick()
    await expect.poll(() => whatBecame(order)).toEqual(paid)

    expect((await shop.of(order, 'refund')).status).toBe(200)
    await shop.settle()
    await shop.sweep(30)

    expect((await bank.gateway.payment(payment)).refunded).toBe(35_050)
    expect((await whatBecame(order)).status).toBe('refunded')
  })

  test.each(['error_after', 'lost_answer'] as const)(
    'is paid once if the capture was carried out and its response was lost (%s)',
    async (fault) => {
      const { order, payment } = await atPage(await anOffer(shop.db))
      bank.faults.plan({ call: 'capture', fault })
      await bank.choose(payment, 'pay')
      await bank.tick()
      await shop.sweep(30)
      await shop.sweep(30)

      expect(await whatBecame(order)).toEqual(paid)
      expect((await bank.gateway.payment(payment)).status).toBe('succeeded')
    },
  )
})
