import type { CalendarDate, EventCard } from '@tropa/contract'
import { longDate, weekdayDate } from '../dates/date-formats.ts'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import type { Words } from './intl.tsx'
import { daysOf, type SessionDates } from '../dates/session-days.ts'

/** The days of a session as text, with the year unless it is the current one. */
export function daysText({ language }: Words, { date, endDate }: SessionDates, today: CalendarDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
  return `${weekdayDate(date, language)}${endDate ? `\u00a0– ${weekdayDate(endDate, language)}` : ''}${year}`
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
