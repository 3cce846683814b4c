import type { organisationCalls } from '@tropa/contract'
import type { Handlers } from '../http/handler.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import { gateTickets } from './gate-tickets.ts'
import { redeemTicket } from './redeem.ts'
import { soldOrders, soldOrdersCsv } from './sold.ts'
import { setWebhook } from './set-webhook.ts'

/** The handlers of the calls of sellers. */
export const organisationHandlers = (seal: TicketSeal): Handlers<typeof organisationCalls> => ({
  redeemTicket: redeemTicket(seal),
  gateTickets: gateTickets(seal),
  soldOrders,
  soldOrdersCsv,
  setWebhook,
})
