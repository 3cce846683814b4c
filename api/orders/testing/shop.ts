import type { Language, Order } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../../database/database.ts'
import { type AccountPortal, anAccountPortal } from '../../testing/accounts.ts'
import type { OrderServices } from '../services.ts'
import { sweepOrders } from '../sweep.ts'
import { usualOrderServices } from '../services.ts'
import { MemoryGateway } from './memory-gateway.ts'

/** An offer of the seeded content, of place 1001, as tests need it. */
export type TestOffer = {
  price?: number
  seats?: number | null
  requires?: string[]
  starts_at?: string | null
  ends_at?: string | null
  terms?: { hours_before: number; percent: number }[]
  object?: { type: string; id: number }
  limit?: number
}

let lastOffer = 800_000

/** Puts an offer for sale. @returns its id */
export async function anOffer(db: Database, offer: TestOffer = {}): Promise<number> {
  const { price = 35_050, seats = 10, requires = [], starts_at = null, ends_at = null, limit = 10 } = offer
  const { terms = [{ hours_before: 24, percent: 100 }], object = { type: 'location', id: 1001 } } = offer
  lastOffer += 1
  await db.execute(sql`
    insert into offer (id, object_type, object_id, position, title, title_en, price, starts_at, ends_at, seats, requires,
      quantity_limit, refund_terms)
    values (${lastOffer}, ${object.type}, ${object.id}, ${lastOffer}, 'Взрослый', 'Adult', ${price}, ${starts_at},
      ${ends_at}, ${seats}, array(select jsonb_array_elements_text(${JSON.stringify(requires)}::jsonb)), ${limit},
      ${JSON.stringify(terms)}::jsonb)`)
  return lastOffer
}

/** A line of an order. @param price as on the wire */
export const aLine = (offer_id: number, quantity = 1, price = '350.50', participants: object[] = []) => ({
  offer_id,
  quantity,
  price: { value: price, currency: 'RUB' },
  participants,
})

/** The body of an order. */
export const anOrder = (items: object[], more: object = {}) => ({
  items,
  payer: { full_name: 'Айваседа Анна', email: 'anna@example.org', phone: '+7 346 212-34-56' },
  agreement: true,
  personal_data: true,
  kind: 'payment',
  ...more,
})

type Options = { token?: string; key?: string; language?: Language }
export type Shop = AccountPortal & {
  gateway: MemoryGateway
  services: OrderServices
  reports: string[]
  /** Sends an order. */
  send: (body: object, options?: Options) => Promise<Response>
  /** Makes an order. @throws {Error} where it is refused */
  buy: (body: object, options?: Options) => Promise<Order>
  /** Another call of an order. */
  of: (
    order: { id: string },
    call: 'pay' | 'cancel' | 'refund' | 'prolong',
    body?: object,
    options?: Options,
  ) => Promise<Response>
  order: (order: { id: string }, token?: string) => Promise<Order>
  /** Starts the payment. @returns its id at the gateway */
  startPaying: (order: { id: string }, token?: string) => Promise<string>
  notify: (id: string, event?: string) => Promise<Response>
  /** Waits for the work in the background. */
  settle: () => Promise<void>
  /** Moves the clock by this many seconds and runs the sweeper once. */
  sweep: (seconds?: number) => Promise<void>
}

/** A portal that sells, with a gateway in memory, a clock that stands still, and a sweeper that tests run. */
export async function aShop(services: Partial<OrderServices> = {}): Promise<Shop> {
  const gateway = new MemoryGateway()
  const reports: string[] = []
  const background = new Set<Promise<void>>()
  const orders: OrderServices = {
    ...usualOrderServices(),
    limits: { held: Number.POSITIVE_INFINITY, seats: Number.POSITIVE_INFINITY, mails: Number.POSITIVE_INFINITY },
    gateway,
    siteUrl: 'https://portal.example',
    inBackground: (work) => {
      const running = work()
        .catch((error: unknown) => void reports.push(String(error)))
        .finally(() => background.delete(running))
      background.add(running)
    },
    report: (message) => void reports.push(message),
    ...services,
  }
  const many = { requests: 1_000_000, seconds: 60 }
  const limits = {
    order: many,
    new_order: many,
    ticket: many,
    notification: many,
    sign_in: many,
    registration: many,
    mail: many,
  }
  const portal = await anAccountPortal({ orders, limits })
  const headersOf = ({ token, key, language }: Options) => ({
    ...(token && { token }),
    ...(language && { language }),
    headers: { 'idempotency-key': key ?? randomUUID() },
  })
  const send: Shop['send'] = (body, options = {}) => portal.call('createOrder', body, headersOf(options))
  const orderOf = async (response: Response): Promise<Order> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()).order
  }
  const of: Shop['of'] = ({ id }, call, body, options = {}) =>
    portal.call(`${call}Order`, call === 'refund' ? (body ?? {}) : body, {
      ...headersOf(options),
      path: `portal/order/${id}/${call}`,
    })
  const settle = async () => {
    while (background.size > 0) await Promise.all(background)
  }
  return {
    ...portal,
    gateway,
    services: orders,
    reports,
    send,
    buy: async (body, options) => orderOf(await send(body, options)),
    of,
    order: async ({ id }, token) =>
      orderOf(await portal.call('order', undefined, { path: `portal/order/${id}`, ...(token && { token }) })),
    startPaying: async (order, token) => {
      const response = await of(order, 'pay', undefined, token ? { token } : {})
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return (
        String((await response.json()).confirmation_url)
          .split('/')
          .at(-1) ?? ''
      )
    },
    notify: async (id, event = 'payment.waiting_for_capture') => {
      const response = await portal.call('notifyPayment', { type: 'notification', event, object: { id } })
      await settle()
      return response
    },
    settle,
    sweep: async (seconds = 0) => {
      portal.clock.forward(seconds)
      await sweepOrders(portal.db, orders, portal.clock.now)
    },
  }
}

/** Seats of an offer that are sold or held. */
export const soldOf = async (db: Database, offer: number): Promise<number> =>
  (await rows<{ sold: number }>(db, sql`select sold from sold_seats where offer_id = ${offer}`))[0]?.sold ?? 0
