import { randomBytes } from 'node:crypto'
import { type TicketSeal, ticketSeal } from './seal.ts'

/** What the calls about tickets work with. */
export type TicketServices = { seal: TicketSeal }

/** With a secret that ends with the process, for tests. */
export const usualTicketServices = (): TicketServices => ({ seal: ticketSeal(randomBytes(32).toString('base64url')) })
