import type { organisationCalls } from '@tropa/contract'
import { PortalError } from '../http/failures.ts'
import type { Handlers } from '../http/handler.ts'

const unavailable = (): Promise<never> => Promise.reject(new PortalError('unavailable'))

/** The handlers of the calls of sellers: not served yet. */
export const organisationHandlers: Handlers<typeof organisationCalls> = {
  redeemTicket: unavailable,
  gateTickets: unavailable,
  soldOrders: unavailable,
  soldOrdersCsv: unavailable,
  setWebhook: unavailable,
}
