import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { anEventCard } from '../../app/testing/card-provider.ts'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { hoursText, openText, sessionsText } from './hours-text.ts'

const [ru, en] = [words('ru'), words('en')]
const weekday = { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00', break_opens: '13:00', break_closes: '14:00' }
const weekend = { days: [6], opens: '11:00', closes: '17:00' }
const place = { opening_hours: [weekday, weekend], the_hours_note: 'По звонку' }
/** A Friday. */
const today = calendarDate('2027-02-05')

test('on a date, the hours are those of its weekday', () => {
  expect(hoursText(place, calendarDate('2027-02-05'), today, en)).toBe('Open 10:00–\u206013:00, 14:00–\u206018:00')
  expect(hoursText(place, calendarDate('2027-02-06'), today, ru)).toBe('Открыто 11:00–\u206017:00')
  expect(hoursText(place, calendarDate('2027-02-07'), today, en)).toBe('Closed on this day')
})

test('without a date, days with the same hours are grouped', () => {
  expect(hoursText(place, null, today, en)).toBe(
    'Mon–\u2060Fri\u00a010:00–\u206013:00, 14:00–\u206018:00; Sat\u00a011:00–\u206017:00',
  )
  expect(hoursText(place, null, today, ru)).toBe(
    'пн–\u2060пт\u00a010:00–\u206013:00, 14:00–\u206018:00; сб\u00a011:00–\u206017:00',
  )
})

test('a place without hours has its note, or no text', () => {
  expect(hoursText({ the_hours_note: 'По звонку.' }, null, today, ru)).toBe('По звонку')
  expect(hoursText({}, calendarDate('2027-02-05'), today, ru)).toBeNull()
})

test('a place that never closes says so', () => {
  const always = { opening_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }] }

  expect([today, null].map((date) => hoursText(always, date, today, en))).toEqual(['Always open', 'Always open'])
})

test('an event has its times on a date, for any length of the visit', () => {
  const date = calendarDate('2027-02-05')
  const sessions = [10, 14].map((from) => ({ date, from, to: from + 5, isSoldOut: false }))

  expect(sessionsText(sessions, date, ru)).toBe('Событие 10:00–\u206015:00, 14:00–\u206019:00')
  expect(sessionsText(sessions.slice(1), date, en)).toBe('Event 14:00–\u206019:00')
  expect(sessionsText(sessions, calendarDate('2027-02-06'), en)).toBeNull()
  expect(sessionsText(null, date, en)).toBeNull()
})

test('an event without a planned day has its next session, which may be marked as an example', () => {
  const evening = { starts_at: '2027-02-19T18:00:00+05:00', ends_at: '2027-02-19T20:30:00+05:00' }
  const days = { starts_at: '2028-03-30T10:00:00+05:00', ends_at: '2028-04-02T18:00:00+05:00' }
  const when = (card: Parameters<typeof anEventCard>[1], say = en) => openText(anEventCard(7, card), null, today, say)

  expect(when({ dates: evening })).toBe('Fri, 19\u00a0February, 18:00–\u206020:30')
  expect(when({ dates: evening }, ru)).toBe('пт, 19\u00a0февраля, 18:00–\u206020:30')
  expect(when({ dates: days })).toBe('Thu, 30\u00a0March\u00a0– Sun, 2\u00a0April 2028')
  expect(when({ dates: evening, dates_demo: true })).toContain(`(${en('event.exampleDate')})`)
  expect(when({ dates: undefined }, ru)).toBe(ru('event.noDates'))
})
