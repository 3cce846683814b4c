import type { ticketCalls } from '@tropa/contract'
import { PortalError } from '../http/failures.ts'
import type { Handlers } from '../http/handler.ts'

const unavailable = (): Promise<never> => Promise.reject(new PortalError('unavailable'))

/** The handlers of the calls of one ticket: not served yet. */
export const ticketHandlers: Handlers<typeof ticketCalls> = {
  ticket: unavailable,
  ticketPdf: unavailable,
  ticketCalendar: unavailable,
}
