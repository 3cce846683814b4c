import { sql } from 'drizzle-orm'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { rows } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { deliverEvents } from './deliver-events.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { eventSender, sendEvent } from './send-event.ts'

type Received = { headers: IncomingMessage['headers']; body: string }

const received: Received[] = []
let status = 200
const receiver = createServer(async (incoming, response) => {
  let body = ''
  for await (const part of incoming.setEncoding('utf8')) body += part
  received.push({ headers: incoming.headers, body })
  response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000))
})
let database: OpenDatabase
let url: string
const secret = 'a secret of this webhook'
const clock = { now: new Date('2026-12-01T07:00:00Z') }

beforeAll(async () => {
  database = await openTestDatabase()
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const address = receiver.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
})
afterAll(async () => {
  receiver.close()
  receiver.closeAllConnections()
  await database.close()
})
beforeEach(async () => {
  received.length = 0
  status = 200
  await database.db.execute(sql`delete from seller_event`)
  await database.db.execute(sql`delete from webhook`)
})

const aWebhook = () =>
  database.db.execute(sql`
    insert into webhook (company_id, url, secret, changed_at) values (501, ${url}, ${secret}, now())`)
async function anEvent() {
  const id = randomUUID()
  const at = clock.now.toISOString()
  await database.db.execute(sql`
    insert into seller_event (id, seller_id, order_id, event, body, created_at, due_at)
    values (${id}, 501, 'an order', 'order.paid', '{"order_number":"100001","test":true}'::jsonb, ${at}, ${at})`)
  return id
}
/** To this machine, which the internet's sender refuses. */
const send = eventSender({ isAllowed: () => true, request })
const deliver = () => deliverEvents({ db: database.db, now: () => clock.now, send })
const stateOf = async (id: string) =>
  (
    await rows<{ attempts: number; is_sent: boolean; failure: string | null }>(
      database.db,
      sql`select attempts, sent_at is not null as is_sent, failure from seller_event where id = ${id}`,
    )
  )[0]

test('an event is sent once, signed with the secret of its webhook', async () => {
  await aWebhook()
  const id = await anEvent()
  const taken = [await deliver(), await deliver()]
  const [message, ...others] = received

  expect([taken, others]).toEqual([[1, 0], []])
  expect(JSON.parse(message?.body ?? '')).toMatchObject({ id, event: 'order.paid', order_number: '100001', test: true })
  const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(message?.headers['tropa-signature'])) ?? []
  expect(Number(time)).toBe(clock.now.getTime() / 1000)
  expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${message?.body}`).digest('hex'))
  expect(message?.headers).toMatchObject({ 'tropa-delivery': id, 'tropa-event': 'order.paid' })
  expect(await stateOf(id)).toEqual({ attempts: 1, is_sent: true, failure: null })
})

test('an event that was not accepted is sent again after increasing pauses; redirects are not followed', async () => {
  await aWebhook()
  const id = await anEvent()
  status = 302
  const attempts: number[] = []
  for (const minutes of [0, 0.1, 1, 3]) {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    attempts.push(await deliver())
  }
  expect(attempts).toEqual([1, 0, 1, 1])
  expect(await stateOf(id)).toEqual({ attempts: 3, is_sent: false, failure: 'answered 302' })

  status = 204
  clock.now = new Date(clock.now.getTime() + 20 * 60_000)
  await deliver()
  expect(await stateOf(id)).toMatchObject({ attempts: 4, is_sent: true })
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
})

test('an event is given up after eight attempts', async () => {
  await aWebhook()
  const id = await anEvent()
  status = 500
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await deliver()
    await database.db.execute(sql`update seller_event set due_at = ${clock.now.toISOString()}`)
  }

  expect([received.length, await stateOf(id)]).toEqual([8, { attempts: 8, is_sent: false, failure: 'answered 500' }])
})

test('one of two processes sends an event, and a seller without a webhook gets none', async () => {
  await anEvent()
  expect(await deliver()).toBe(0)
  await aWebhook()
  const taken = await Promise.all([deliver(), deliver()])

  expect([taken[0] + taken[1], received.length]).toEqual([1, 1])
})

test('nothing is sent to this machine or its networks, not even by a name that resolves to them', async () => {
  const outgoing = {
    url: 'https://localhost.example.com/',
    secret,
    id: '1',
    event: 'order.paid',
    content: '{}',
    now: clock.now,
  }
  const resolved = new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)))

  await expect(sendEvent({ ...outgoing, url })).rejects.toThrow('not an address of the internet')
  await expect(sendEvent({ ...outgoing, url: 'https://10.1.2.3/' })).rejects.toThrow('not an address of the internet')
  expect(await resolved).toBe('localhost is not an address of the internet')
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:81b::200e', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['a name', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
