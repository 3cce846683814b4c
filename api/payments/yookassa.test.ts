import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentGateway } from './gateway.ts'
import { receiptOf } from './receipt.ts'
import { yookassa } from './yookassa.ts'

type Respond = (response: ServerResponse, request: IncomingMessage) => void

let respond: Respond
let received: { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }[] = []
const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { method = '', url: path = '', headers } = request
  received.push({ method, path, headers, body: text && JSON.parse(text) })
  respond(response, request)
})
let gateway: PaymentGateway

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${portOf(server)}/v3`
  gateway = yookassa({ url, shopId: 'shop', secret: 'secret', isTest: true, timeoutMs: 300 })
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const withJson =
  (status: number, body: unknown): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const wirePayment = {
  id: '22d6d597-000f-5000-9000-145f6df21d6f',
  status: 'pending',
  paid: false,
  amount: { value: '2501.00', currency: 'RUB' },
  confirmation: { type: 'redirect', confirmation_url: 'https://gateway.example/pay?id=1' },
  created_at: '2026-12-01T07:00:00.000Z',
  metadata: { order: 'key' },
  refundable: false,
  test: true,
}
const receipt = receiptOf(
  { full_name: 'Анна Айваседа', email: 'anna@example.org' },
  [
    {
      the_title: 'Экскурсия',
      quantity: 2,
      price: 125_050,
      seller: { the_title: 'Кедровый берег', inn: '8600000014', phones: [] },
      taxes: { vat_code: 11, tax_system_code: 1 },
    },
  ],
  'full_prepayment',
)
const newPayment = {
  key: 'order-1-1',
  amount: 250_100,
  description: 'Заказ 1',
  returnUrl: 'https://portal.example/payment?order=1',
  language: 'en',
  receipt,
  metadata: { order: 'key' },
} as const

describe('the client of the gateway', () => {
  test('makes a payment that waits for capture, in YooKassa’s format', async () => {
    respond = withJson(200, wirePayment)

    const payment = await gateway.createPayment(newPayment)

    expect(payment).toEqual({
      id: wirePayment.id,
      status: 'pending',
      amount: 250_100,
      refunded: 0,
      confirmation_url: 'https://gateway.example/pay?id=1',
      test: true,
      metadata: { order: 'key' },
    })
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/v3/payments',
        headers: expect.objectContaining({
          authorization: `Basic ${Buffer.from('shop:secret').toString('base64')}`,
          'idempotence-key': 'order-1-1',
          'content-type': 'application/json',
        }),
        body: {
          amount: { value: '2501.00', currency: 'RUB' },
          capture: false,
          confirmation: {
            type: 'redirect',
            return_url: 'https://portal.example/payment?order=1',
            locale: 'en_US',
          },
          description: 'Заказ 1',
          metadata: { order: 'key' },
          receipt: {
            customer: { email: 'anna@example.org', full_name: 'Анна Айваседа' },
            items: [
              {
                description: 'Экскурсия',
                quantity: '2.00',
                amount: { value: '1250.50', currency: 'RUB' },
                vat_code: 12,
                payment_subject: 'service',
                payment_mode: 'full_prepayment',
                agent_type: 'agent',
                supplier: { name: 'Кедровый берег', inn: '8600000014' },
              },
            ],
            tax_system_code: 1,
          },
        },
      },
    ])
  })

  test.each([
    ['capture', 'payments/p1/capture', () => gateway.capture('p1', 'k')],
    ['cancel', 'payments/p1/cancel', () => gateway.cancel('p1', 'k')],
  ])('sends %s with its key', async (_, path, call) => {
    respond = withJson(200, wirePayment)

    await call()

    expect(received).toMatchObject([{ path: `/v3/${path}`, headers: { 'idempotence-key': 'k' }, body: {} }])
  })

  test('refunds with a receipt, and reads a refund', async () => {
    const wire = { id: 'r1', payment_id: 'p1', status: 'succeeded', amount: wirePayment.amount }
    respond = withJson(200, wire)

    const refund = { id: 'r1', payment_id: 'p1', status: 'succeeded', amount: 250_100 }
    expect(await gateway.createRefund({ key: 'k', paymentId: 'p1', amount: 250_100, receipt })).toEqual(refund)
    expect(await gateway.refund('r1')).toEqual(refund)
    expect(received).toMatchObject([
      { path: '/v3/refunds', body: { payment_id: 'p1', amount: wirePayment.amount, receipt: { items: [{}] } } },
      { method: 'GET', path: '/v3/refunds/r1', body: '' },
    ])
  })

  test('sends the receipt of a settlement, which offsets the advance', async () => {
    respond = withJson(200, { id: 'rt-1', status: 'pending' })

    expect(await gateway.createReceipt({ key: 'k', paymentId: 'p1', receipt })).toEqual({ id: 'rt-1' })
    expect(received).toMatchObject([
      {
        path: '/v3/receipts',
        body: {
          type: 'payment',
          payment_id: 'p1',
          send: true,
          settlements: [{ type: 'prepayment', amount: { value: '2501.00', currency: 'RUB' } }],
        },
      },
    ])
  })

  test('refuses a receipt that does not sum to the payment before it is sent', async () => {
    await expect(gateway.createPayment({ ...newPayment, amount: 250_099 })).rejects.toThrow(RangeError)
    await expect(gateway.createRefund({ key: 'k', paymentId: 'p', amount: 1, receipt })).rejects.toThrow(RangeError)
    expect(received).toEqual([])
  })

  test.each(['', 'k'.repeat(65), 'ключ', 'a b'])('refuses the idempotence key "%s"', async (key) => {
    await expect(gateway.cancel('p1', key)).rejects.toThrow(RangeError)
    expect(received).toEqual([])
  })

  const error = (code: string) => ({ type: 'error', id: '1', code, description: 'words', parameter: 'amount' })
  test.each<[string, string, Respond]>([
    ['refused', '400', withJson(400, error('invalid_request'))],
    ['refused', '401', withJson(401, error('invalid_credentials'))],
    ['refused', '403', withJson(403, error('forbidden'))],
    ['refused', '404', withJson(404, error('not_found'))],
    ['busy', '429', withJson(429, error('too_many_requests'))],
    ['unknown', '500', withJson(500, error('internal_server_error'))],
    ['unknown', '502 of a proxy', (response) => response.writeHead(502).end('<html>')],
    ['unknown', '202, still worked on', withJson(202, { type: 'processing', retry_after: 1800 })],
    ['unknown', 'a redirect', (response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end()],
    ['unknown', 'a closed connection', (response) => response.destroy()],
    [
      'unknown',
      'half a body',
      (response) => response.writeHead(200, { 'content-length': '99' }).write('{"id"', () => response.destroy()),
    ],
    ['unknown', 'silence', () => undefined],
    ['unknown', 'no JSON', (response) => response.writeHead(200).end('ok')],
    ['unknown', 'an endless body', (response) => response.writeHead(200).end('x'.repeat(300_000))],
    ['unknown', 'another status', withJson(200, { ...wirePayment, status: 'maybe' })],
    ['unknown', 'another currency', withJson(200, { ...wirePayment, amount: { value: '2501.00', currency: 'USD' } })],
    ['unknown', 'an amount as a number', withJson(200, { ...wirePayment, amount: { value: 2501, currency: 'RUB' } })],
    [
      'unknown',
      'an address that is no web address',
      withJson(200, { ...wirePayment, confirmation: { confirmation_url: 'javascript:1' } }),
    ],
    ['refused', 'another amount', withJson(200, { ...wirePayment, amount: { value: '2501.01', currency: 'RUB' } })],
    ['refused', 'a real payment where tests are made', withJson(200, { ...wirePayment, test: false })],
  ])('reports "%s" after %s', async (kind, _, failing) => {
    respond = failing

    await expect(gateway.createPayment(newPayment)).rejects.toMatchObject({ name: 'GatewayError', kind })
  })

  test('reports the code and the parameter of a refusal, and never the secret', async () => {
    respond = withJson(400, error('invalid_request'))

    const failure = await gateway.payment('p1').catch((thrown: unknown) => thrown)

    expect(failure).toMatchObject({ code: 'invalid_request', parameter: 'amount' })
    expect(String(failure)).not.toMatch(/secret|Basic/)
  })

  test('escapes an id in the address', async () => {
    respond = withJson(404, error('not_found'))

    await expect(gateway.payment('../refunds?x')).rejects.toMatchObject({ kind: 'refused' })
    expect(received[0]?.path).toBe('/v3/payments/..%2Frefunds%3Fx')
  })
})
