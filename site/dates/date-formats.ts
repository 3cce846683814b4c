import { type CalendarDate, type CalendarMonth, isCalendarDate } from '@tropa/contract'
import { monthTitle as titleOfMonth } from '@tropa/library/dates/calendarWords.ts'
import { dateFormatter } from '@tropa/library/dates/format.ts'
import { plainSpaces } from '@tropa/library/typography/intl-spaces.ts'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'

export { longDate, shortDate, shortDates, weekdayDate } from '@tropa/library/dates/format.ts'

const dayOfMonth = { day: 'numeric', month: 'long' } as const

/** A no-break space must stand there. */
const betweenDayAndMonth = /(?<=\d) (?=\p{L})/gu

/** The day and the month in the form that a date uses: `6` and `декабря`, `December`. */
export function dayAndMonth(date: CalendarDate, language: string): { day: string; month: string } {
  const parts = dateFormatter(language, dayOfMonth).formatToParts(new Date(date))
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? ''
  return { day: part('day'), month: part('month') }
}

/**
 * `24–26 ноября`, `29 November – 1 December`; with years if the range spans New Year. Servers and
 * browsers use different spaces around the dash and before `г.`, which would make two texts of one page.
 */
export const datesBetween = (from: CalendarDate, to: CalendarDate, language: string): string =>
  plainSpaces(dateFormatter(language, dayOfMonth).formatRange(new Date(from), new Date(to)))
    .replace(/\s*–\s*/, from.slice(0, 7) === to.slice(0, 7) ? rangeDash : '\u00a0– ')
    .replaceAll(betweenDayAndMonth, '\u00a0')

/** `21 мая`, `21 May`. @param day of the year, `MM-DD` */
export function dayOfYear(day: string, language: string): string {
  // A year that has 29 February.
  const date = `2028-${day}`
  return isCalendarDate(date)
    ? dateFormatter(language, dayOfMonth).format(new Date(date)).replace(betweenDayAndMonth, '\u00a0')
    : day
}

/**
 * The name of a month without a day: `декабрь`, `December`. Other numbers are shown unchanged.
 * @param month 1–12
 */
export const monthName = (month: number, language: string): string =>
  Number.isInteger(month) && month >= 1 && month <= 12
    ? dateFormatter(language, { month: 'long' }).format(new Date(Date.UTC(2000, month - 1, 15)))
    : String(month)

/** `Декабрь 2025`, `December 2025`. */
export const monthTitle = (month: CalendarMonth, language: string): string =>
  titleOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), language)

/** `март 2027`, `March 2027`, as it stands inside a sentence. */
export const monthOfYear = (month: CalendarMonth, language: string): string =>
  `${monthName(Number(month.slice(5, 7)), language)}\u00a0${month.slice(0, 4)}`

/** `пн`, `Mon`. @param weekday Monday is 1 */
export const weekdayName = (weekday: number, language: string): string =>
  // 5 January 2026 is a Monday.
  dateFormatter(language, { weekday: 'short' }).format(new Date(Date.UTC(2026, 0, 4 + weekday)))
