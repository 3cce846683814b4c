import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aGateway, type TestGateway } from '../testing/gateway.ts'
import { readNotification } from './notification.ts'
import { receiptOf } from './receipt.ts'

const receipt = receiptOf(
  { full_name: 'Анна Айваседа', email: 'anna@example.org', phone: '9000000000' },
  [
    {
      the_title: 'Экскурсия',
      quantity: 2,
      price: 125_050,
      seller: { the_title: 'Кедровый берег', inn: '8600000014', phones: ['3467000001'] },
      taxes: { vat_code: 11, tax_system_code: 1 },
    },
  ],
  'full_prepayment',
)
const half = { ...receipt, items: receipt.items.map((item) => ({ ...item, quantity: 1 })) }
const settlement = {
  ...receipt,
  items: receipt.items.map((item) => ({ ...item, payment_mode: 'full_payment' as const })),
}
const aPayment = (key: string, metadata: Record<string, string> = {}) => ({
  key,
  amount: 250_100,
  description: 'Заказ 1',
  returnUrl: 'https://portal.example/payment?order=1',
  receipt,
  metadata,
})

type Received = { event: string; id: string }

/** The shop's address for notifications, which answers with the status that a test sets. */
async function aShop() {
  const received: Received[] = []
  const bodies: unknown[] = []
  const shop = { received, bodies, status: 200, address: '', close: () => void server.close() }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body = JSON.parse(text)
    bodies.push(body)
    received.push({ event: body.event, id: readNotification(body)?.id ?? '' })
    response.writeHead(shop.status, { connection: 'close' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  shop.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portal/payment/notification`
  return shop
}

let shop: Awaited<ReturnType<typeof aShop>>
let bank: TestGateway
let now: number
beforeEach(async () => {
  now = Date.parse('2026-12-01T12:00:00Z')
  shop = await aShop()
  bank = await aGateway({ now: () => new Date(now), notificationUrl: shop.address, timeoutMs: 500 })
})
afterEach(async () => {
  await bank.close()
  shop.close()
})

const pass = async (seconds: number) => {
  now += seconds * 1000
  await bank.tick()
}
const statusOf = async (id: string) => (await bank.gateway.payment(id)).status
const refused = expect.objectContaining({ name: 'GatewayError', kind: 'refused' })

describe('a payment at the sandbox', () => {
  test('is made, paid, captured, settled and refunded in parts, to the kopeck', async () => {
    const made = await bank.gateway.createPayment(aPayment('k1', { order: 'key' }))
    expect(made).toMatchObject({ status: 'pending', amount: 250_100, test: true, metadata: { order: 'key' } })
    expect(made.confirmation_url).toBe(`${bank.url}/pay/${made.id}?lang=ru`)

    expect(await bank.choose(made.id, 'pay')).toBe('https://portal.example/payment?order=1')
    expect(await statusOf(made.id)).toBe('waiting_for_capture')

    expect(await bank.gateway.capture(made.id, 'k2')).toMatchObject({ status: 'succeeded', refunded: 0 })
    expect(await bank.gateway.createReceipt({ key: 'k3', paymentId: made.id, receipt: settlement })).toEqual({
      id: expect.stringContaining('rt-'),
    })
    const refund = await bank.gateway.createRefund({ key: 'k4', paymentId: made.id, amount: 125_050, receipt: half })
    expect(await bank.gateway.refund(refund.id)).toEqual(refund)
    expect(await bank.gateway.payment(made.id)).toMatchObject({ status: 'succeeded', refunded: 125_050 })
    await expect(
      bank.gateway.createRefund({ key: 'k5', paymentId: made.id, amount: 250_100, receipt }),
    ).rejects.toEqual(refused)
  })

  test('is made once for one key within 24 hours, and the key of another request is refused', async () => {
    const first = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(first.id, 'pay')

    expect(await bank.gateway.createPayment(aPayment('k1'))).toEqual(first)
    await expect(bank.gateway.createPayment(aPayment('k1', { other: 'order' }))).rejects.toEqual(refused)
    await pass(24 * 3600)
    expect((await bank.gateway.createPayment(aPayment('k1'))).id).not.toBe(first.id)
  })

  test('is captured and cancelled only while it waits for capture', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await expect(bank.gateway.capture(id, 'c1')).rejects.toEqual(refused)
    await expect(bank.gateway.cancel(id, 'c2')).rejects.toEqual(refused)

    await bank.choose(id, 'pay')
    expect(await bank.gateway.cancel(id, 'c3')).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'merchant', reason: 'canceled_by_merchant' },
    })
    await expect(bank.gateway.capture(id, 'c4')).rejects.toEqual(refused)
    await expect(bank.gateway.createRefund({ key: 'r', paymentId: id, amount: 250_100, receipt })).rejects.toEqual(
      refused,
    )
  })

  test.each([
    ['an hour while nobody pays', 3600, false, 'expired_on_confirmation'],
    ['a week while it waits for capture', 7 * 24 * 3600, true, 'expired_on_capture'],
  ])('ends after %s', async (_, seconds, isPaid, reason) => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    if (isPaid) await bank.choose(id, 'pay')
    await pass(seconds - 1)
    expect((await bank.gateway.payment(id)).cancellation).toBeUndefined()

    await pass(1)

    expect(await bank.gateway.payment(id)).toMatchObject({ status: 'canceled', cancellation: { reason } })
  })

  test('is the same after a restart', async () => {
    const { mkdtemp } = await import('node:fs/promises')
    const file = `${await mkdtemp(join(tmpdir(), 'tropa-sandbox-'))}/kept.jsonl`
    const before = await aGateway({ file })
    const { id } = await before.gateway.createPayment(aPayment('k1'))
    await before.choose(id, 'pay')
    await before.close()

    const after = await aGateway({ file })

    expect(await after.gateway.payment(id)).toMatchObject({ status: 'waiting_for_capture', amount: 250_100 })
    expect((await after.gateway.createPayment(aPayment('k1'))).id).toBe(id)
    await after.close()
  })
})

describe('what the buyer chooses on the page', () => {
  test('declining cancels, and says who and why', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'decline')
    await bank.tick()

    expect(await bank.gateway.payment(id)).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'payment_network', reason: 'insufficient_funds' },
    })
    expect(shop.received).toEqual([{ event: 'payment.canceled', id }])
  })

  test('a delay pays after the time that is named', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'delay', 30)
    await pass(29)
    expect([await statusOf(id), shop.received]).toEqual(['pending', []])

    await pass(1)

    expect(await statusOf(id)).toBe('waiting_for_capture')
    expect(shop.received).toEqual([{ event: 'payment.waiting_for_capture', id }])
  })

  test('too late is when the shop holds nothing any more', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'late')
    await pass(900)
    expect(await statusOf(id)).toBe('pending')

    await pass(5)

    expect(await statusOf(id)).toBe('waiting_for_capture')
  })

  test('no answer leaves the payment pending until it expires', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    expect(await bank.choose(id, 'never')).toBe('https://portal.example/payment?order=1')
    await pass(3599)

    expect([await statusOf(id), shop.received]).toEqual(['pending', []])
  })

  test('a lost notification leaves a paid payment that the shop must find', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'lost')
    await pass(3600)

    expect([await statusOf(id), shop.received]).toEqual(['waiting_for_capture', []])
  })

  test('twice sends each notification two times', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'twice')
    await bank.tick()
    await pass(2)

    const notification = { event: 'payment.waiting_for_capture', id }
    expect(shop.received).toEqual([notification, notification])
  })

  test('out of order announces success while the payment still waits', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'wrong_order')
    await bank.tick()
    expect(shop.received).toEqual([{ event: 'payment.succeeded', id }])
    expect(await statusOf(id)).toBe('waiting_for_capture')

    await pass(2)

    expect(shop.received.at(-1)).toEqual({ event: 'payment.waiting_for_capture', id })
  })

  test('a second choice changes nothing', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'pay')

    expect(await bank.choose(id, 'decline')).toBeNull()
    expect(await statusOf(id)).toBe('waiting_for_capture')
  })
})

describe('a notification', () => {
  test('is repeated until the answer is 200, and then no more', async () => {
    shop.status = 500
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'pay')
    await bank.tick()
    for (const seconds of [1, 2, 5]) await pass(seconds)
    expect(shop.received).toHaveLength(4)

    shop.status = 200
    await pass(15)
    await pass(3600)

    expect(shop.received).toHaveLength(5)
    expect(new Set(shop.received.map((one) => one.id))).toEqual(new Set([id]))
  })

  test('is given up after a day', async () => {
    shop.status = 500
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    await bank.choose(id, 'pay')
    await bank.tick()
    const count = shop.received.length

    await pass(25 * 3600)

    expect([count, shop.received.length]).toEqual([1, 1])
  })

  test('carries the payment as it was when it happened', async () => {
    const { id } = await bank.gateway.createPayment(aPayment('k1'))
    shop.status = 500
    await bank.choose(id, 'pay')
    await bank.gateway.capture(id, 'c1')
    shop.status = 200
    await pass(10)

    expect(shop.bodies).toContainEqual(
      expect.objectContaining({
        type: 'notification',
        event: 'payment.waiting_for_capture',
        object: expect.objectContaining({
          id,
          status: 'waiting_for_capture',
          amount: { value: '2501.00', currency: 'RUB' },
        }),
      }),
    )
  })
})

describe('faults', () => {
  test.each([
    ['invalid_request', 'refused'],
    ['invalid_credentials', 'refused'],
    ['forbidden', 'refused'],
    ['not_found', 'refused'],
    ['too_many_requests', 'busy'],
    ['internal_server_error', 'unknown'],
  ] as const)(
    '%s is "%s" to the client, nothing is done, and the same key then makes the payment',
    async (fault, kind) => {
      bank.faults.plan({ call: 'create', fault })
      await expect(bank.gateway.createPayment(aPayment('k1'))).rejects.toMatchObject({ kind, code: fault })

      expect(await bank.gateway.createPayment(aPayment('k1'))).toMatchObject({ status: 'pending' })
    },
  )

  test.each(['error_after', 'lost_answer', 'silence'] as const)(
    '%s hides a capture that was done, and the same key shows it',
    async (fault) => {
      const { id } = await bank.gateway.createPayment(aPayment('k1'))
      await bank.choose(id, 'pay')
      bank.faults.plan({ call: 'capture', fault })

      await expect(bank.gateway.capture(id, 'c1')).rejects.toMatchObject({ kind: 'unknown' })

      expect(await statusOf(id)).toBe('succeeded')
      expect(await bank.gateway.capture(id, 'c1')).toMatchObject({ status: 'succeeded' })
    },
  )
})
