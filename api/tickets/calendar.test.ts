import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ticketCalendar } from './calendar.ts'
import { aTicket } from './testing/tickets.ts'

const now = new Date('2026-12-01T07:00:00Z')
const read = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')

test('the calendar has the start and the end in UTC, the place and the number, but not the code', () => {
  const ticket = aTicket({ the_place: 'Ханты-Мансийск\r\nATTENDEE:x' })
  const text = ticketCalendar({ ticket, language: 'ru', now }) ?? ''
  const event = read(text)

  expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-12-24T13:00:00Z')
  expect(event?.getFirstPropertyValue('dtend')?.toString()).toBe('2026-12-24T15:00:00Z')
  expect(event?.getFirstPropertyValue('summary')).toBe('Товары земли Югорской <ярмарка>')
  expect(event?.getFirstPropertyValue('location')).toBe('Ханты-Мансийск ATTENDEE:x')
  expect(event?.getFirstPropertyValue('description')).toContain('Ю-000418-1')
  expect(text).not.toContain(ticket.code)
})

test('a ticket for any day has no calendar', () => {
  const { starts_at: _, ...ticket } = aTicket()

  expect(ticketCalendar({ ticket, language: 'en', now })).toBeUndefined()
})
