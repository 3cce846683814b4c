import { randomBytes } from 'node:crypto'
import { type TicketSeal, ticketSeal } from './seal.ts'

/** Dependencies of the ticket handlers. */
export type TicketServices = { seal: TicketSeal }

/** For tests: with a secret that is lost when the process ends. */
export const usualTicketServices = (): TicketServices => ({ seal: ticketSeal(randomBytes(32).toString('base64url')) })
