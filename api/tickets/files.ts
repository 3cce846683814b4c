import type { Language, Ticket, TicketFile } from '@tropa/contract'
import { LRUCache } from 'lru-cache'
import { ticketCalendar } from './calendar.ts'
import type { Paper } from './paper.ts'
import { printForRequest } from './print-in-thread.ts'

const base64 = (content: Uint8Array | string) => Buffer.from(content).toString('base64')
const nameOf = ({ number }: Ticket, extension: string) => `ticket-${number}.${extension}`

/** At most so many bytes of papers, each for so many ms: a buyer opens a ticket more than once before a visit. */
const cached = { maxSize: 16_777_216, ttl: 600_000 }

/** The key contains everything on the paper, so that a ticket that was used or returned is printed again. */
const papers = new LRUCache<string, string, Paper>({
  ...cached,
  sizeCalculation: (paper, key) => paper.length + key.length,
  fetchMethod: async (_key, _stale, { context }) => base64(await printForRequest(context)),
})

/** The PDF of a ticket. @throws {PortalError} `unavailable` where too many are printed */
export async function pdfFile(ticket: Ticket, language: Language): Promise<TicketFile> {
  const context: Paper = { tickets: [ticket], language }
  const paper = await papers.forceFetch(JSON.stringify(context), { context })
  return { name: nameOf(ticket, 'pdf'), type: 'application/pdf', base64: paper }
}

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
