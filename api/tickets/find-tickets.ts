import {
  type Language,
  moneyOf,
  type OrderParticipant,
  type Seller,
  type Ticket,
  type TicketStatus,
} from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { type Database, rows } from '../database/database.ts'
import type { TicketSeal } from './seal.ts'

/** A ticket with what was bought, in one language. Money is in kopecks. */
export type FoundTicket = {
  code: string
  order_id: string
  order_number: number
  is_test: boolean
  number: number
  status: TicketStatus
  redeemed_at: string | null
  refunded_at: string | null
  offer_id: number
  object_type: Ticket['object']['object_type']
  object_id: number
  link: string
  object_title: string
  title: string
  starts_at: string | null
  ends_at: string | null
  price: number
  seller: Seller
  participant: OrderParticipant | null
  place: string | null
}

/** The seller of an item, as a company of the content. */
export const sellerId = sql`(order_item.seller #>> '{ru,id}')::int`

/** Tickets that fit a condition on `ticket`, `order_item` and `customer_order`, in its order. */
export async function findTickets(
  db: Pick<Database, 'execute'>,
  rest: SQL,
  language: Language,
): Promise<FoundTicket[]> {
  const query = sql`
    select ticket.code, ticket.order_id, customer_order.number as order_number, is_test, ticket.number, ticket.status,
      ticket.redeemed_at, ticket.refunded_at, offer_id, object_type, object_id, link,
      ${columnIn(language, 'object_title')} as object_title, ${columnIn(language, 'title')} as title,
      starts_at, ends_at, price, seller -> ${language}::text as seller,
      participants -> ticket.position as participant, where_it_is.the_place as place
    from ticket join order_item on order_item.id = ticket.item_id
      join customer_order on customer_order.id = ticket.order_id
      left join lateral (
        -- The present place of the card, because an order does not store it.
        select nullif(concat_ws(', ', nullif(card::json ->> 'the_place', ''),
          card::json -> 'territory' ->> 'the_title'), '') as the_place
        from object_text where object_text.object_type = order_item.object_type
          and object_text.id = order_item.object_id and object_text.language = ${language}) as where_it_is on true
    where ${rest}`
  const found = await rows<{ row: FoundTicket }>(db, sql`select to_json(found) as row from (${query}) as found`)
  return found.map(({ row }) => row)
}

/** The number of a ticket: that of its order, and its own within it. */
export const numberOf = ({ order_number, number }: Pick<FoundTicket, 'order_number' | 'number'>): string =>
  `${order_number}-${number}`

/** The name of the ticket's holder, if the offer asks for one. */
export function holderOf({ participant }: Pick<FoundTicket, 'participant'>): string | undefined {
  const { last_name, first_name, patronymic } = participant ?? {}
  return [last_name, first_name, patronymic].filter(Boolean).join(' ') || undefined
}

/** A ticket in the form of the contract. */
export function shownTicket(found: FoundTicket, seal: TicketSeal): Ticket {
  const holder = holderOf(found)
  const { starts_at, ends_at, redeemed_at, refunded_at } = found
  return {
    code: found.code,
    number: numberOf(found),
    status: found.status,
    the_title: found.title,
    object: {
      object_type: found.object_type,
      id: found.object_id,
      the_title: found.object_title,
      link: found.link,
    },
    ...(starts_at !== null && { starts_at }),
    ...(ends_at !== null && { ends_at }),
    ...(found.place !== null && { the_place: found.place }),
    ...(holder !== undefined && { holder }),
    price: moneyOf(found.price),
    seller: found.seller,
    order_number: String(found.order_number),
    qr: seal.textOf(found.code),
    ...(redeemed_at !== null && { redeemed_at }),
    ...(refunded_at !== null && { refunded_at }),
    test: found.is_test,
  }
}
