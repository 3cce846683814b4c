import * as v from 'valibot'
import { SoldObject, Seller, ticketCode, TicketStatus } from './order.ts'
import { CalendarDate, Instant, Money, WebAddress } from './values.ts'

/**
 * A ticket. `qr`: the signed text of its QR code; `holder`: the name of the participant, where the offer asks for one.
 */
export const Ticket = v.object({
  code: v.string(),
  number: v.string(),
  status: TicketStatus,
  the_title: v.string(),
  object: SoldObject,
  starts_at: v.optional(Instant),
  ends_at: v.optional(Instant),
  the_place: v.optional(v.string()),
  holder: v.optional(v.string()),
  price: Money,
  seller: v.nullable(Seller),
  order_number: v.string(),
  qr: v.string(),
  redeemed_at: v.optional(Instant),
  refunded_at: v.optional(Instant),
  test: v.boolean(),
})
export type Ticket = v.InferOutput<typeof Ticket>

/** A file in a JSON answer: its name, its media type and its bytes in base64. */
export const TicketFile = v.object({ name: v.string(), type: v.string(), base64: v.string() })
export type TicketFile = v.InferOutput<typeof TicketFile>

/**
 * A ticket that is shown at a gate. `signature`: the third part of the QR code's text, absent where the code was typed;
 * `redeemed_at`: when, where the gate had no network then.
 */
export const Redemption = v.object({
  signature: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  redeemed_at: v.optional(Instant),
})
export type Redemption = v.InferOutput<typeof Redemption>

/** What is shown or typed at a gate: the code of a ticket, or its last 8 characters. */
export const GateCode = ticketCode(/^(?:[0-9A-HJKMNP-TV-Z]{18})?[0-9A-HJKMNP-TV-Z]{8}$/)

/** SHA-256 in base64url. */
const Digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/**
 * A ticket in the list that a scanner keeps for a gate without a network. It has no codes, because a scanner may be
 * lost, but digests: of the text of the QR code, which also proves its signature, of the code, and of its last 8
 * characters.
 */
export const GateTicket = v.object({
  qr_digest: Digest,
  code_digest: Digest,
  short_digest: Digest,
  number: v.string(),
  status: TicketStatus,
  offer_id: v.number(),
  the_title: v.string(),
  starts_at: v.optional(Instant),
  holder: v.optional(v.string()),
  redeemed_at: v.optional(Instant),
})
export type GateTicket = v.InferOutput<typeof GateTicket>

/** What a seller sold, redeemed and refunded on one day of the region's time zone. */
export const SoldDay = v.object({
  date: CalendarDate,
  sold: v.number(),
  sold_amount: Money,
  redeemed: v.number(),
  refunded: v.number(),
  refunded_amount: Money,
})
export type SoldDay = v.InferOutput<typeof SoldDay>

/** An item of an order, as its seller sees it. */
export const SoldLine = v.object({
  order_number: v.string(),
  paid_at: Instant,
  offer_id: v.number(),
  the_title: v.string(),
  object: SoldObject,
  starts_at: v.optional(Instant),
  quantity: v.number(),
  amount: Money,
  redeemed: v.number(),
  refunded: v.number(),
  refunded_amount: Money,
  test: v.boolean(),
})
export type SoldLine = v.InferOutput<typeof SoldLine>

/**
 * A ticket that a gate without a network admitted although it was used or returned, as its later report showed.
 * `admitted_at`: at that gate; `used_at`: when it was used at another gate, or returned.
 */
export const DoubleUse = v.object({
  number: v.string(),
  the_title: v.string(),
  status: TicketStatus,
  admitted_at: Instant,
  used_at: v.optional(Instant),
})
export type DoubleUse = v.InferOutput<typeof DoubleUse>

/** Where sales are announced to a seller; `null`: nowhere. */
export const Webhook = v.object({ url: v.nullable(WebAddress) })
export type Webhook = v.InferOutput<typeof Webhook>
