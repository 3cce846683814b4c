import * as v from 'valibot'
import { bounds } from './bounds.ts'
import { Offer, SaleState } from './offer.ts'
import { BirthDate, EmailAddress, FullName, Inn, Name, Passport, Phone, PlaceName, Sex } from './person.ts'
import { Snils, SouvenirSize } from './person.ts'
import { writtenCode } from './ticket-code.ts'
import { freeText, Instant, Money, ObjectType, PortalLink, WebAddress } from './values.ts'

const whole = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum))

/** The key of an order in addresses: at least 128 random bits, as base64url. */
export const OrderKey = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))

/** Until `hours_before` hours before the beginning, `percent` % of the price is returned. */
export const RefundTerm = v.object({ hours_before: whole(0, 8760), percent: whole(0, 100) })
export type RefundTerm = v.InferOutput<typeof RefundTerm>

/** The company that sells, as the law asks a shop to name it. `inn`, `ogrn`: tax and state registration numbers. */
export const Seller = v.object({
  id: v.number(),
  the_title: v.string(),
  inn: v.string(),
  ogrn: v.optional(v.string()),
  legal_address: v.string(),
  phones: v.array(v.string()),
  emails: v.array(v.string()),
})
export type Seller = v.InferOutput<typeof Seller>

/** The place, event, tour, excursion or product that an offer is of. */
export const SoldObject = v.object({
  object_type: ObjectType,
  id: v.number(),
  the_title: v.string(),
  link: PortalLink,
})
export type SoldObject = v.InferOutput<typeof SoldObject>

/**
 * An offer with all that a buyer is to know. `refund_terms`: the earliest first; `quantity_limit`: the most in one
 * order; `seller`: `null` where it is not known, and nothing is sold.
 */
export const SoldOffer = v.object({
  ...Offer.entries,
  object: SoldObject,
  sale_state: SaleState,
  external_url: v.optional(WebAddress),
  seller: v.nullable(Seller),
  refund_terms: v.array(RefundTerm),
  ends_at: v.optional(Instant),
  quantity_limit: v.number(),
})
export type SoldOffer = v.InferOutput<typeof SoldOffer>

/** A participant of an order: the fields that the offer's `requires` names are required, others are dropped. */
export const OrderParticipant = v.object({
  last_name: v.nullish(Name),
  first_name: v.nullish(Name),
  patronymic: v.nullish(Name),
  birth_date: v.nullish(BirthDate),
  sex: v.nullish(Sex),
  city: v.nullish(PlaceName),
  passport: v.nullish(Passport),
  snils: v.nullish(Snils),
  souvenir_size: v.nullish(SouvenirSize),
  organization_title: v.nullish(PlaceName),
  organization_inn: v.nullish(Inn),
})
export type OrderParticipant = v.InferOutput<typeof OrderParticipant>

/** Most different offers in an order, and most tickets of it, of one offer or of all. */
export const mostOrdered = { items: 20, quantity: 50 } as const

/** An offer to be bought. `price`: of one, as the buyer has seen it. */
export const OrderLine = v.object({
  offer_id: whole(1, 999_999_999),
  quantity: whole(1, mostOrdered.quantity),
  price: Money,
  participants: v.pipe(v.array(OrderParticipant), v.maxLength(mostOrdered.quantity, 'too_many')),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** Who pays. */
export const Payer = v.object({ full_name: FullName, email: EmailAddress, phone: Phone })
export type Payer = v.InferOutput<typeof Payer>

const ticked = v.pipe(v.boolean('required'), v.literal(true, 'required'))
/** Whether an order is paid, or asks the seller. */
export const OrderKind = v.picklist(['payment', 'request'])
export type OrderKind = v.InferOutput<typeof OrderKind>

const fitsOneOrder = (lines: OrderLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) <= mostOrdered.quantity

/**
 * An order to be made. `agreement`: the user agreement, the rules of sale and the privacy policy; `personal_data`: the
 * consent to process personal data, which the law (152-FZ, article 9) wants apart from anything else.
 */
export const NewOrder = v.object({
  items: v.pipe(
    v.array(OrderLine),
    v.minLength(1, 'required'),
    v.maxLength(mostOrdered.items, 'too_many'),
    v.check(fitsOneOrder, 'order_tickets'),
  ),
  payer: Payer,
  wishes: v.optional(freeText(bounds.wishes.max)),
  agreement: ticked,
  personal_data: ticked,
  kind: OrderKind,
})
export type NewOrder = v.InferOutput<typeof NewOrder>

/** States of an order. */
export const orderStatuses = ['awaiting_payment', 'paid', 'refunded', 'expired', 'cancelled', 'requested'] as const
/** One of `orderStatuses`. `refunded`: every ticket of it. */
export const OrderStatus = v.picklist(orderStatuses)
export type OrderStatus = v.InferOutput<typeof OrderStatus>

/** States of a ticket. */
export const ticketStatuses = ['valid', 'redeemed', 'refunded'] as const
/** One of `ticketStatuses`. */
export const TicketStatus = v.picklist(ticketStatuses)
export type TicketStatus = v.InferOutput<typeof TicketStatus>

/** @param form of the code without spaces and hyphens */
export const ticketCode = (form: RegExp) =>
  v.pipe(
    v.string(),
    v.maxLength(60),
    v.transform(writtenCode),
    v.regex(form),
    v.metadata({ schema: { type: 'string', examples: ['7ZZZP0QK3W9XJ4M2RBT5CDEFGH'] } }),
  )

/**
 * The code of a ticket: 130 random bits in the letters of Crockford's base 32. Small letters, spaces, hyphens, and the
 * letters O, I and L in place of digits are accepted.
 */
export const TicketCode = ticketCode(/^[0-9A-HJKMNP-TV-Z]{26}$/)

/** What was bought, as it was at that time. `refundable`: what its valid tickets would bring if returned now. */
export const OrderItem = v.object({
  id: v.number(),
  offer_id: v.number(),
  object: SoldObject,
  the_title: v.string(),
  starts_at: v.optional(Instant),
  ends_at: v.optional(Instant),
  price: Money,
  quantity: v.number(),
  seller: v.nullable(Seller),
  refund_terms: v.array(RefundTerm),
  refundable: Money,
  /** Only for the signed-in owner. */
  participants: v.optional(v.array(OrderParticipant)),
})
export type OrderItem = v.InferOutput<typeof OrderItem>

/** A ticket in an order. `holder`: the name of its participant, only for the signed-in owner. */
export const OrderTicket = v.object({
  code: v.string(),
  item_id: v.number(),
  status: TicketStatus,
  holder: v.optional(v.string()),
})
export type OrderTicket = v.InferOutput<typeof OrderTicket>

/** The last payment of an order. `declined`, `expired`: another one may be made. */
export const PaymentState = v.object({ status: v.picklist(['pending', 'paid', 'declined', 'expired']) })
export type PaymentState = v.InferOutput<typeof PaymentState>

/** An order. `seller`: `null` where there are several; `test`: no money was paid, by a gateway for trials. */
export const Order = v.object({
  id: OrderKey,
  number: v.string(),
  created_at: Instant,
  status: OrderStatus,
  kind: OrderKind,
  total: Money,
  refunded_total: Money,
  /** Until then its seats are held. */
  expires_at: v.optional(Instant),
  /** Whole seconds from this response until then, for devices whose clock is wrong. */
  held_seconds: v.optional(v.number()),
  can_prolong: v.boolean(),
  items: v.array(OrderItem),
  ticket_list: v.array(OrderTicket),
  seller: v.nullable(Seller),
  /** Only for the signed-in owner, as is `wishes`. */
  payer: v.optional(Payer),
  wishes: v.optional(v.string()),
  test: v.boolean(),
  payment: v.optional(PaymentState),
})
export type Order = v.InferOutput<typeof Order>

/** What is to be returned: some tickets, or without `items` all that can be. */
export const RefundRequest = v.object({
  items: v.optional(
    v.pipe(
      v.array(
        v.object({
          item_id: whole(1, 2_147_483_647),
          ticket_codes: v.pipe(v.array(TicketCode), v.maxLength(mostOrdered.quantity, 'too_many')),
        }),
      ),
      v.maxLength(mostOrdered.items, 'too_many'),
    ),
  ),
})
export type RefundRequest = v.InferOutput<typeof RefundRequest>

/** A message of the payment gateway, which is not believed: what it names is read from the gateway again. */
export const PaymentNotification = v.object({
  type: v.optional(freeText(40)),
  event: freeText(80),
  object: v.object({ id: freeText(80), payment_id: v.optional(freeText(80)) }),
})
