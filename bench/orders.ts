import { randomUUID } from 'node:crypto'
import { createApp } from '../api/app.ts'
import type { Database, OpenDatabase } from '../api/database/database.ts'
import { openInMemory } from '../api/database/embedded.ts'
import { openServer } from '../api/database/server.ts'
import { usualOrderServices } from '../api/orders/services.ts'

import { assertBooks } from '../api/orders/testing/books.ts'
import { bareOrder } from '../api/orders/testing/bare-order.ts'
import { MemoryGateway } from '../api/orders/testing/memory-gateway.ts'
import { aLine, anOffer, anOrder } from '../api/orders/testing/shop.ts'
import { seed } from '../api/seed/seed.ts'
import { startPostgres } from '../api/testing/postgres.ts'
import { median, milliseconds, percentile } from './measure.ts'
import { record } from './report.ts'

const buyers = 16
const perRound = 160
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const rush = { buyers: 200, seats: 50 }

type Round = { perSecond: number; p99: number }
/** Each buyer has an own address, because orders from one address are handled one after another. */
const orderOf = (offer: number, buyer: number) => {
  const payer = { full_name: 'Айваседа Анна', email: `buyer-${buyer}@example.org`, phone: '+7 346 212-34-56' }
  return anOrder([aLine(offer)], { payer })
}

type Shop = { db: Database; gateway: MemoryGateway; send: (path: string, body: object) => Promise<Response> }

function aShopOn(db: Database): Shop & { settled: () => Promise<void> } {
  const gateway = new MemoryGateway()
  let last = Promise.resolve()
  const inBackground = (work: () => Promise<void>) => {
    last = Promise.all([last, work()]).then(() => undefined)
  }
  const many = { requests: 1e9, seconds: 60 }
  const app = createApp({
    db,
    orders: {
      ...usualOrderServices(),
      limits: { held: Number.POSITIVE_INFINITY, seats: Number.POSITIVE_INFINITY, mails: Number.POSITIVE_INFINITY },
      gateway,
      inBackground,
    },
    limits: { order: many, new_order: many, notification: many },
    visitorOf: () => 'bench',
    log: () => undefined,
  })
  const send = async (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
  return { db, gateway, send, settled: () => last }
}

/** Buyers work through a number of orders together. */
async function measure(buy: (buyer: number) => Promise<void>): Promise<Round> {
  const times: number[] = []
  let left = perRound
  const start = performance.now()
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      while (left-- > 0) {
        const begun = performance.now()
        await buy(buyer)
        times.push(performance.now() - begun)
      }
    }),
  )
  return { perSecond: (perRound / (performance.now() - start)) * 1000, p99: percentile(times, 99) }
}

async function orderRounds({ db, send }: Shop): Promise<{ bare: Round[]; api: Round[] }> {
  const offers: number[] = []
  for (let buyer = 0; buyer < buyers; buyer += 1) offers.push(await anOffer(db, { seats: 1_000_000 }))
  const seller = JSON.stringify({ ru: { id: 505 }, en: { id: 505 }, taxes: {} })
  const offerOf = (buyer: number) => offers[buyer] ?? 0
  const bare = (buyer: number) => bareOrder(db, offerOf(buyer), seller, new Date().toISOString())
  const api = async (buyer: number) => {
    const { status } = await send('/portal/order', orderOf(offerOf(buyer), buyer))
    if (status !== 201) throw new Error(`an order: ${status}`)
  }
  const made: { bare: Round[]; api: Round[] } = { bare: [], api: [] }
  await measure(bare)
  await measure(api)
  for (let round = 0; round < rounds; round += 1) {
    made.bare.push(await measure(bare))
    made.api.push(await measure(api))
  }
  return made
}

/** Milliseconds from pressing 'pay' to the ticket: the payment is made, announced, captured and booked. */
async function payToTicket({ db, gateway, send }: Shop, settled: () => Promise<void>): Promise<number[]> {
  const offer = await anOffer(db, { seats: null })
  const times: number[] = []
  for (let bought = 0; bought < 40; bought += 1) {
    const { order } = await (await send('/portal/order', orderOf(offer, bought))).json()
    const start = performance.now()
    const { confirmation_url } = await (await send(`/portal/order/${order.id}/pay`, {})).json()
    const id = String(confirmation_url).split('/').at(-1) ?? ''
    gateway.pay(id)
    const event = 'payment.waiting_for_capture'
    await send('/portal/payment/notification', { type: 'notification', event, object: { id } })
    await settled()
    times.push(performance.now() - start)
  }
  return times
}

/** All buyers order the seats of one offer at once. */
async function rushOn({ db, send }: Shop) {
  const offer = await anOffer(db, { seats: rush.seats })
  const start = performance.now()
  const responses = await Promise.all(
    Array.from({ length: rush.buyers }, (_, buyer) => send('/portal/order', orderOf(offer, buyer))),
  )
  const ms = performance.now() - start
  const sold = responses.filter(({ status }) => status === 201).length
  return { sold, perSecond: (sold / ms) * 1000 }
}

const medianOf = (list: readonly Round[], name: keyof Round) => median(list.map((round) => round[name]))

async function rowsOf(name: string, { db, close }: OpenDatabase) {
  await seed(db)
  const { settled, ...shop } = aShopOn(db)
  const { sold, perSecond } = await rushOn(shop)
  const tickets = await payToTicket(shop, settled)
  await assertBooks(db, shop.gateway)
  const { bare, api } = await orderRounds(shop)
  await close()
  const speeds = [bare, api].map((list) => medianOf(list, 'perSecond').toFixed(0))
  const waits = [bare, api].map((list) => milliseconds(medianOf(list, 'p99')))
  const ratio = (medianOf(bare, 'perSecond') / medianOf(api, 'perSecond')).toFixed(2)
  return {
    orders: [name, ...speeds, ratio, ...waits],
    sales: [
      name,
      milliseconds(median(tickets)),
      milliseconds(percentile(tickets, 99)),
      sold,
      Math.max(0, sold - rush.seats),
      perSecond.toFixed(0),
    ],
  }
}

const postgres = await startPostgres()
try {
  const results = [
    await rowsOf('PGlite', await openInMemory()),
    await rowsOf('PostgreSQL', await openServer(postgres.url, 60_000)),
  ]
  record({
    title: 'Orders',
    parts: [
      `In process, without network, with the region’s content. ${buyers} buyers at once, each with an address and an offer of their own; bare: the same rows in one transaction by three statements, without reading or checking anything. Medians of ${rounds} interleaved rounds of ${perRound} orders. PostgreSQL runs with fsync=off on the same machine.`,
      {
        head: ['', 'bare, orders/s', 'API, orders/s', '× bare', 'bare p99, ms', 'API p99, ms'],
        rows: results.map(({ orders }) => orders),
      },
      `From the press of ‘pay’ to the ticket, with a gateway in memory that answers at once: the payment made, announced, read again, captured and booked. The rush: ${rush.buyers} buyers at once for ${rush.seats} seats of one offer.`,
      {
        head: ['', 'pay to ticket, ms', 'p99, ms', 'seats sold', 'oversold', 'seats sold/s'],
        rows: results.map(({ sales }) => sales),
      },
    ],
  })
} finally {
  await postgres.stop()
}
