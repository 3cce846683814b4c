import { isCalendarDate } from '@tropa/contract'
import { dayOf } from './dayjs.ts'

/** Invalid dates are shown unchanged. */
const written = (date: string, language: string, format: string) =>
  isCalendarDate(date) ? dayOf(date).locale(language).format(format) : date

/** `06.12.2025`, the same in every language. */
export const shortDate = (date: string): string => written(date, 'en', 'DD.MM.YYYY')

/** `06 декабря 2025`, `06 December 2025`. */
export const longDate = (date: string, language: string): string => written(date, language, 'DD MMMM YYYY')

/** The `ddd` of dayjs's Russian locale has three letters; Russian usually uses two. */
const weekday: Readonly<Record<string, string>> = { ru: 'dd' }

/** `сб, 6 декабря`, `Sat, 6 December`. */
export const weekdayDate = (date: string, language: string): string =>
  written(date, language, `${weekday[language] ?? 'ddd'}, D MMMM`)

/** The day and the month in the form that a date uses: `6` and `декабря`, `December`. */
export function dayAndMonth(date: string, language: string): { day: string; month: string } {
  const [day = '', month = ''] = written(date, language, 'D MMMM').split(' ')
  return { day, month }
}

/**
 * The name of a month without a day: `декабрь`, `December`.
 * @param month 1–12
 */
export const monthName = (month: number, language: string): string =>
  dayOf('2000-01-15')
    .month(month - 1)
    .locale(language)
    .format('MMMM')

/** `Декабрь 2025`, `December 2025`. @param month `YYYY-MM` */
export function monthTitle(month: string, language: string): string {
  const title = written(`${month}-01`, language, 'MMMM YYYY')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
