import type { Language, Ticket, TicketFile } from '@tropa/contract'
import { ticketCalendar } from './calendar.ts'
import { printForRequest } from './print-in-thread.ts'

const base64 = (content: Uint8Array | string) => Buffer.from(content).toString('base64')
const nameOf = ({ number }: Ticket, extension: string) => `ticket-${number}.${extension}`

/** The PDF of a ticket. @throws {PortalError} `unavailable` where too many are printed */
export const pdfFile = async (ticket: Ticket, language: Language): Promise<TicketFile> => ({
  name: nameOf(ticket, 'pdf'),
  type: 'application/pdf',
  base64: base64(await printForRequest({ tickets: [ticket], language })),
})

/** The calendar of a ticket; `undefined` for one that is good on any day. */
export function calendarFile(
  ticket: Ticket,
  { language, now }: { language: Language; now: Date },
): TicketFile | undefined {
  const calendar = ticketCalendar({ ticket, language, now })
  return calendar === undefined
    ? undefined
    : { name: nameOf(ticket, 'ics'), type: 'text/calendar', base64: base64(calendar) }
}
