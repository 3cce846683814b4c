import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortalOver } from '../testing/portal.ts'
import { sweepOrders } from './sweep.ts'
import { assertBooks } from './testing/books.ts'
import { CrashingProcess } from './testing/crashing.ts'
import { aLine, anOffer, anOrder, aShop, type Shop } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})
afterAll(() => shop.close())

type Client = (
  path: string,
  body?: object,
) => Promise<{ status: number; body: Record<string, never> & { [name: string]: unknown } }>

/** A client that repeats each request with its key. */
function clientOf(process: CrashingProcess): { send: Client; sweep: () => Promise<void>; settle: () => Promise<void> } {
  const background = new Set<Promise<void>>()
  const services = {
    ...shop.services,
    gateway: process.gateway(shop.gateway),
    inBackground: (work: () => Promise<void>) => {
      const running = work()
        .catch(() => undefined)
        .finally(() => background.delete(running))
      background.add(running)
    },
  }
  const db = process.database(shop.db)
  const many = { requests: 1_000_000, seconds: 60 }
  const portal = aPortalOver(db, {
    orders: services,
    now: () => shop.clock.now,
    limits: { order: many, new_order: many, notification: many },
  })
  const send: Client = async (path, body) => {
    const response = await portal.fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'idempotency-key': `a-key-of-${path.replace(/\W/g, '-')}`.slice(0, 64),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    send,
    sweep: () => sweepOrders(db, services, shop.clock.now).catch(() => undefined),
    settle: async () => {
      while (background.size > 0) await Promise.all(background)
    },
  }
}

/** Buys two tickets, pays, returns one; each request may fail. @returns the last response */
async function buyAndReturn({ send, settle }: ReturnType<typeof clientOf>, offer: number, key: string) {
  const made = await send(`portal/order?${key}`, anOrder([aLine(offer, 2)]))
  const order = made.body['order'] as { id: string } | undefined
  if (!order) return made
  const started = await send(`portal/order/${order.id}/pay`, {})
  const id =
    String(started.body['confirmation_url'] ?? '')
      .split('/')
      .at(-1) ?? ''
  if (id && shop.gateway.payments.get(id)?.status === 'pending') shop.gateway.pay(id)
  if (id)
    await send('portal/payment/notification', {
      type: 'notification',
      event: 'payment.waiting_for_capture',
      object: { id },
    })
  await settle()
  const bought = await send(`portal/order/${order.id}`)
  const shown = bought.body['order'] as { items?: { id: number }[]; ticket_list?: { code: string }[] } | undefined
  const [ticket] = shown?.ticket_list ?? []
  if (!ticket) return bought
  const items = [{ item_id: shown?.items?.[0]?.id, ticket_codes: [ticket.code] }]
  await send(`portal/order/${order.id}/refund`, { items })
  await settle()
  return send(`portal/order/${order.id}`)
}

/** `CRASHES=all` tries every step, which takes minutes. */
const stride = globalThis.process.env['CRASHES'] === 'all' ? 1 : 13

test('after a crash at any step of buying, paying and returning the next process corrects the books', async () => {
  const process = new CrashingProcess()
  const client = clientOf(process)
  let step = 1 - stride
  do {
    step += stride
    const offer = await anOffer(shop.db, { seats: 2 })
    process.dieAt(step)
    await buyAndReturn(client, offer, `dies-at-${step}`)
    const hasDied = process.isDead
    process.dieAt(Number.POSITIVE_INFINITY)
    // What is committed must be consistent immediately, whatever was lost.
    await assertBooks(shop.db)
    for (let turn = 0; turn < 3; turn += 1) {
      shop.clock.forward(20)
      await client.sweep()
    }
    await assertBooks(shop.db, shop.gateway)
    const { body } = await buyAndReturn(client, offer, `dies-at-${step}`)
    for (let turn = 0; turn < 2; turn += 1) {
      shop.clock.forward(20)
      await client.sweep()
    }
    await assertBooks(shop.db, shop.gateway)
    expect([step, body['order']]).toMatchObject([step, { status: expect.stringMatching(/^(paid|refunded)$/) }])
    if (!hasDied) break
  } while (step < 1000)

  expect(step).toBeGreaterThan(60)
}, 300_000)
