// A process that sells as fast as it can, until it is killed. DATABASE_URL or DATA_DIR: the database; GATEWAY: the
// address of the gateway; OFFERS: what is bought, each for 350.50. Prints a line for each response.
import { randomInt, randomUUID } from 'node:crypto'
import { createApp } from '../../app.ts'
import { openEmbedded } from '../../database/embedded.ts'
import { openServer } from '../../database/server.ts'
import type { OrderServices } from '../services.ts'
import { sweepOrders } from '../sweep.ts'
import { remoteGateway } from './remote-gateway.ts'

const { DATABASE_URL, DATA_DIR = '', GATEWAY = '', OFFERS = '' } = process.env
const offers = OFFERS.split(',').map(Number)
const { db } = await (DATABASE_URL ? openServer(DATABASE_URL) : openEmbedded(DATA_DIR))
const gateway = remoteGateway(GATEWAY)
const ignored = () => undefined
const services: OrderServices = {
  gateway,
  isTest: true,
  siteUrl: 'https://portal.example',
  // Holds run out while they are paid.
  holdMinutes: 0.05,
  allowsGuests: true,
  limits: { held: Number.POSITIVE_INFINITY, seats: Number.POSITIVE_INFINITY, mails: Number.POSITIVE_INFINITY },
  inBackground: (work) => void work().catch(ignored),
  report: ignored,
}
const many = { requests: 1_000_000, seconds: 60 }
const limits = { order: many, new_order: many, notification: many, ticket: many }
const app = createApp({ db, orders: services, limits, visitorOf: () => 'somebody', log: ignored })

const one = <T>(list: readonly T[]): T | undefined => list[randomInt(list.length)]
const likely = (percent: number) => randomInt(100) < percent

async function send(path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  process.stdout.write(`${response.status}\n`)
  return { status: response.status, response: await response.json() }
}

const aBody = () => ({
  items: [
    { offer_id: one(offers), quantity: randomInt(1, 4), price: { value: '350.50', currency: 'RUB' }, participants: [] },
  ],
  payer: { full_name: 'Айваседа Анна', email: `${randomUUID()}@example.org`, phone: '3462123456' },
  agreement: true,
  personal_data: true,
  kind: 'payment',
})

async function buy(): Promise<void> {
  const { status, response } = await send('/portal/order', aBody())
  if (status !== 201) return void (await sweepOrders(db, services, new Date()))
  const order = `/portal/order/${response.order.id}`
  if (likely(10)) return void (await send(`${order}/cancel`, {}))
  const started = await send(`${order}/pay`, {})
  if (started.status !== 200) return
  const id = String(started.response.confirmation_url).split('/').at(-1) ?? ''
  await gateway.page(likely(85) ? 'pay' : 'decline', id)
  if (likely(60))
    await send('/portal/payment/notification', {
      type: 'notification',
      event: 'payment.waiting_for_capture',
      object: { id },
    })
  if (likely(30)) await sweepOrders(db, services, new Date(Date.now() + 20_000))
  if (likely(40)) await send(`${order}/refund`, {})
}

async function buyForEver(): Promise<never> {
  for (;;) await buy().catch(ignored)
}

await Promise.all([buyForEver(), buyForEver(), buyForEver()])
