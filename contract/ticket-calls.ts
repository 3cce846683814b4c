import * as v from 'valibot'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'
import { orderAddresses as addresses } from './order-addresses.ts'
import { IdempotencyKey } from './headers.ts'
import { TicketCode } from './order.ts'
import { Id } from './query.ts'
import {
  DoubleUse,
  GateCode,
  GateTicket,
  Redemption,
  SoldDay,
  SoldLine,
  Ticket,
  TicketFile,
  Webhook,
} from './ticket.ts'
import { CalendarDate } from './values.ts'

const TicketResponse = v.object({ ticket: Ticket })
const byCode = {
  access: 'public',
  isPersonal: true,
  limit: 'ticket',
  params: v.object({ code: TicketCode }),
} as const

/** The calls of one ticket. */
export const ticketCalls = {
  ticket: { ...addresses.ticket, ...byCode, summary: 'A ticket by its code', responses: { 200: TicketResponse } },
  ticketPdf: {
    ...addresses.ticketPdf,
    ...byCode,
    summary: 'The ticket as a PDF with its QR code',
    responses: { 200: TicketFile },
  },
  ticketCalendar: {
    ...addresses.ticketCalendar,
    ...byCode,
    summary: 'The ticket as an iCalendar file',
    responses: { 200: TicketFile },
  },
} as const satisfies Record<string, Call>

/** The calls of sellers, with the key of an organisation. */
export const organisationCalls = {
  redeemTicket: {
    ...addresses.redeemTicket,
    access: 'organisation',
    limit: 'ticket',
    summary:
      'Redeems a ticket of this organisation once, by its code or the last 8 characters of it; the second time is 409, and `errors` has `status` and when it was; the same key redeems once and answers the same again; a refused report of an earlier admission, with `redeemed_at`, is kept for the seller',
    params: v.object({ code: GateCode }),
    headers: v.object({ 'Idempotency-Key': v.optional(IdempotencyKey) }),
    body: Redemption,
    responses: { 200: TicketResponse, 409: Failure },
  },
  gateTickets: {
    ...addresses.gateTickets,
    access: 'organisation',
    summary: 'Tickets of this organisation, of one offer or of all that are not over: for a gate without a network',
    query: v.object({ offer_id: v.optional(Id) }),
    responses: { 200: v.object({ ticket_list: v.array(GateTicket) }) },
  },
  soldOrders: {
    ...addresses.soldOrders,
    access: 'organisation',
    summary:
      'What was sold, redeemed and refunded in a period, by day and by item, and which tickets gates without a network admitted twice',
    query: v.object({ from: v.optional(CalendarDate), to: v.optional(CalendarDate) }),
    responses: {
      200: v.object({
        day_list: v.array(SoldDay),
        line_list: v.array(SoldLine),
        double_use_list: v.array(DoubleUse),
      }),
    },
  },
  soldOrdersCsv: {
    ...addresses.soldOrdersCsv,
    access: 'organisation',
    summary: 'The same as a CSV file for spreadsheets: a line for each day, or for each item',
    query: v.object({
      from: v.optional(CalendarDate),
      to: v.optional(CalendarDate),
      of: v.optional(v.picklist(['days', 'items']), 'days'),
    }),
    responses: { 200: TicketFile },
  },
  setWebhook: {
    ...addresses.setWebhook,
    access: 'organisation',
    summary: 'Sets where sales are announced, or nowhere; `secret` signs the messages and is shown only here',
    body: Webhook,
    responses: { 200: v.object({ ...Webhook.entries, secret: v.optional(v.string()) }) },
  },
} as const satisfies Record<string, Call>
