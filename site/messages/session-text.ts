import type { CalendarDate, EventCard } from '@tropa/contract'
import { longDate, weekdayDate } from '../dates/date-formats.ts'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import type { Words } from './intl.tsx'
import { daysOf, type SessionDates } from '../dates/session-days.ts'

const yearOf = (date: CalendarDate) => date.slice(0, 4)

/** The days of a session as text, with the years that are not the current one; two days of one year share it. */
export function daysText({ language }: Words, { date, endDate = date }: SessionDates, today: CalendarDate): string {
  const dayIn = (day: CalendarDate, known: readonly CalendarDate[]) =>
    weekdayDate(day, language) + (known.some((other) => yearOf(other) === yearOf(day)) ? '' : ` ${yearOf(day)}`)
  const last = dayIn(endDate, [today])
  return endDate === date ? last : `${dayIn(date, [today, endDate])}\u00a0– ${last}`
}

/** From the first session that is not over to the last one. */
export const wholeDates = ({ starts_at, ends_at, ...more }: NonNullable<EventCard['dates']>) => ({
  starts_at: more.first_starts_at ?? starts_at,
  ends_at: more.last_ends_at ?? ends_at,
})

/** All days of the event that are not over; if all sessions are on one day, with the hours of the next one. */
export function allDaysText(say: Words, dates: NonNullable<EventCard['dates']>, today: CalendarDate): string {
  const all = daysOf(wholeDates(dates))
  return all.endDate ? daysText(say, all, today) : nextText(say, dates, today)
}

/** The days and hours of the current or next session. */
export function nextText(say: Words, dates: NonNullable<EventCard['dates']>, today: CalendarDate): string {
  const days = daysOf(dates)
  const hours = days.endDate ? '' : (days.times ?? []).map(({ from, to }) => `, ${from}${rangeDash}${to}`).join('')
  return daysText(say, days, today) + hours
}

/** The last day of an event that is over. */
export const lastText = ({ language }: Words, dates: NonNullable<EventCard['dates']>): string =>
  longDate(daysOf(dates).date, language)
