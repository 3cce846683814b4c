import type {
  OrderKind,
  OrderParticipant,
  OrderStatus,
  Payer,
  RefundTerm,
  SoldObject,
  TicketStatus,
} from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import type { SellerSnapshot } from './snapshot.ts'

/** An order as it is stored. Money is in kopecks, instants are RFC 3339. */
export type StoredOrder = {
  id: string
  number: number
  user_id: string | null
  status: OrderStatus
  kind: OrderKind
  language: 'ru' | 'en'
  payer: Payer | null
  wishes: string | null
  total: number
  refunded: number
  is_test: boolean
  created_at: string
  expires_at: string | null
  held_by: string | null
  is_prolonged: boolean
  paid_at: string | null
  chosen_payment_id: string | null
  body_hash: string
}

/** An item as it is stored. */
export type StoredItem = {
  id: number
  order_id: string
  position: number
  offer_id: number
  object_type: SoldObject['object_type']
  object_id: number
  link: string
  object_title: string
  object_title_en: string
  title: string
  title_en: string
  starts_at: string | null
  ends_at: string | null
  price: number
  quantity: number
  seats: number
  seller: SellerSnapshot
  refund_terms: RefundTerm[]
  participants: OrderParticipant[] | null
}

/** A ticket as it is stored. */
export type StoredTicket = {
  code: string
  order_id: string
  item_id: number
  number: number
  position: number
  status: TicketStatus
}

/** A payment as it is stored. */
export type StoredPayment = {
  id: string
  order_id: string
  gateway_id: string | null
  status: 'creating' | 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  decision: 'capture' | 'cancel' | null
  amount: number
  confirmation_url: string | null
  cancellation: string | null
  created_at: string
}

/** An order with all that belongs to it. */
export type WholeOrder = { order: StoredOrder; items: StoredItem[]; tickets: StoredTicket[]; payment?: StoredPayment }

type Executing = Pick<Database, 'execute'>

/** Rows as JSON: both drivers read its numbers as numbers and its instants as text. */
async function read<Row>(db: Executing, query: SQL): Promise<Row[]> {
  const found = await rows<{ row: Row }>(db, sql`select to_json(found) as row from (${query}) as found`)
  return found.map(({ row }) => row)
}

/** Orders that fit a condition, in its order. @param rest what follows `where` */
export const findOrders = (db: Executing, rest: SQL): Promise<StoredOrder[]> =>
  read(db, sql`select * from customer_order where ${rest}`)

/** Locks an order before anything of it changes: whoever changes it next waits. */
export async function lockOrder(tx: Executing, id: string): Promise<StoredOrder | undefined> {
  const [locked] = await rows(tx, sql`select id from customer_order where id = ${id} for update`)
  if (!locked) return undefined
  return (await findOrders(tx, sql`id = ${id}`))[0]
}

/** Items of orders, as the buyer listed them. */
export const itemsOf = (db: Executing, ids: readonly string[]): Promise<StoredItem[]> =>
  read(db, sql`select * from order_item where order_id = any(${textArray(ids)}) order by order_id, position`)

/** Tickets of orders, by their numbers. */
export const ticketsOf = (db: Executing, ids: readonly string[]): Promise<StoredTicket[]> =>
  read(db, sql`select * from ticket where order_id = any(${textArray(ids)}) order by order_id, number`)

/** Payments that fit a condition. */
export const findPayments = (db: Executing, rest: SQL): Promise<StoredPayment[]> =>
  read(db, sql`select * from payment where ${rest}`)

type Found = { order: StoredOrder; items: StoredItem[]; tickets: StoredTicket[]; payments: StoredPayment[] }

/** The payment that an order was paid by, or the last one that was made. */
const withPayment = ({ payments, ...whole }: Found): WholeOrder => {
  const payment = payments.find(({ status }) => status === 'succeeded') ?? payments.at(-1)
  return { ...whole, ...(payment && { payment }) }
}

/** Rows of a table that belong to the order, as a JSON list. */
const partOf = (table: string, order: string) => sql`(
  select coalesce(json_agg(part order by ${sql.raw(order)}), '[]') from ${sql.identifier(table)} as part
  where part.order_id = customer_order.id)`

/** Orders that fit a condition, in its order, with all that belongs to them. @param rest what follows `where` */
export async function wholeOrders(db: Executing, rest: SQL): Promise<WholeOrder[]> {
  const found = await rows<Found>(
    db,
    sql`
    select to_json(customer_order) as order, ${partOf('order_item', 'part.position')} as items,
      ${partOf('ticket', 'part.number')} as tickets, ${partOf('payment', 'part.created_at, part.id')} as payments
    from customer_order where ${rest}`,
  )
  return found.map(withPayment)
}
