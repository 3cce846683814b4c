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

/** The days from the current or next session to the last one; if both are on one day, with their hours. */
export function allDaysText(say: Words, dates: NonNullable<EventCard['dates']>, today: CalendarDate): string {
  const all = daysOf({ ...dates, ends_at: dates.last_ends_at ?? dates.ends_at })
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
