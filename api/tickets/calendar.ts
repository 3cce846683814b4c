import type { Language, Ticket } from '@tropa/contract'
import ical from 'ical-generator'
import { ticketWords } from './words.ts'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * A ticket as an iCalendar file, in UTC; `undefined` for one that is good on any day. It has no code: calendars are
 * shared.
 */
export function ticketCalendar({ ticket, language, now }: { ticket: Ticket; language: Language; now: Date }) {
  const { number, object, the_title, starts_at, ends_at, the_place } = ticket
  if (!starts_at) return undefined
  const words = ticketWords[language]
  const entry = {
    id: `ticket-${encodeURIComponent(number)}`,
    stamp: now,
    start: new Date(starts_at),
    ...(ends_at && { end: new Date(ends_at) }),
    summary: oneLine(object.the_title),
    description: `${oneLine(the_title)}\n${words.number}: ${number}`,
    ...(the_place && { location: oneLine(the_place) }),
  }
  const prodId = { company: words.portal, product: 'tickets', language: language.toUpperCase() }
  return ical({ name: oneLine(object.the_title), prodId, events: [entry] }).toString()
}
