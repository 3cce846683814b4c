import type { EventCard } from '@tropa/contract'
import { longDate, weekdayDate } from '../dates/date-formats.ts'
import type { ScheduleDate } from '@tropa/library/Schedule/Schedule.tsx'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import type { Words } from './intl.tsx'
import { daysOf } from '../dates/session-days.ts'

/**
 * The days of a session as text, with the year unless it is the current one.
 * @param today `YYYY-MM-DD`
 */
export function daysText({ language }: Words, { date, endDate }: ScheduleDate, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
  return `${weekdayDate(date, language)}${endDate ? `\u00a0– ${weekdayDate(endDate, language)}` : ''}${year}`
}

/** The days and hours of the current or next session. */
export function nextText(say: Words, dates: NonNullable<EventCard['dates']>, today: string): string {
  const days = daysOf(dates)
  const hours = days.endDate ? '' : (days.times ?? []).map(({ from, to }) => `, ${from}${rangeDash}${to}`).join('')
  return daysText(say, days, today) + hours
}

/** The last day of an event that is over. */
export const lastText = ({ language }: Words, dates: NonNullable<EventCard['dates']>): string =>
  longDate(daysOf(dates).date, language)
