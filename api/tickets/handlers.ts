import type { Language, Ticket, ticketCalls, TicketFile } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handlers } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { calendarFile, pdfFile } from './files.ts'
import { findTickets, shownTicket } from './find-tickets.ts'
import type { TicketSeal } from './seal.ts'

/** @throws {PortalError} `not_found` */
async function ticketOf(db: Database, code: string, language: Language, seal: TicketSeal): Promise<Ticket> {
  const [found] = await findTickets(db, sql`ticket.code = ${code}`, language)
  if (!found) throw new PortalError('not_found')
  return shownTicket(found, seal)
}

const found = (file: TicketFile | undefined) => {
  if (!file) throw new PortalError('not_found')
  return json(file)
}

/** The handlers of the calls of one ticket. Whoever has its code may see it. */
export const ticketHandlers = (seal: TicketSeal): Handlers<typeof ticketCalls> => ({
  ticket: async ({ params: { code } }, { db, language }) => json({ ticket: await ticketOf(db, code, language, seal) }),
  ticketPdf: async ({ params: { code } }, { db, language }) =>
    found(await pdfFile(await ticketOf(db, code, language, seal), language)),
  ticketCalendar: async ({ params: { code } }, { db, language, now }) =>
    found(calendarFile(await ticketOf(db, code, language, seal), { language, now })),
})
