import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import { readNotification } from '../payments/notification.ts'
import { receiptOf } from '../payments/receipt.ts'
import { aGateway } from './gateway.ts'

/** The receipt of two tickets of 1250.50 roubles. */
export const receipt = receiptOf(
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

/** What a shop asks the gateway to take for them. @param key the idempotency key */
export const aPayment = (key: string, metadata: Record<string, string> = {}) => ({
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
  shop.address = `http://127.0.0.1:${portOf(server)}/portal/payment/notification`
  return shop
}

/** A shop and the sandbox gateway that it takes payments by, on a clock that a test moves. */
export async function aSandboxShop() {
  let now = Date.parse('2026-12-01T12:00:00Z')
  const shop = await aShop()
  const clock = () => new Date(now)
  const bank = await aGateway({ now: clock, notificationUrl: shop.address, timeoutMs: 500 })
  return {
    shop,
    bank,
    clock,
    /** Lets the gateway do what is due after so many seconds. */
    pass: async (seconds: number) => {
      now += seconds * 1000
      await bank.tick()
    },
    statusOf: async (id: string) => (await bank.gateway.payment(id)).status,
    close: async () => {
      await bank.close()
      shop.close()
    },
  }
}
