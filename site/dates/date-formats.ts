import { isCalendarDate, type Language } from '@tropa/contract'
import { dayOf } from './dayjs.ts'

/** A text that is no date is shown as it is. */
const written = (date: string, language: Language, format: string) =>
  isCalendarDate(date) ? dayOf(date).locale(language).format(format) : date

/** `06.12.2025`, the same in every language. */
export const shortDate = (date: string): string => written(date, 'en', 'DD.MM.YYYY')

/** `06 декабря 2025`, `06 December 2025`. */
export const longDate = (date: string, language: Language): string => written(date, language, 'DD MMMM YYYY')

/** The Russian `ddd` of dayjs has three letters, where two are usual. */
const weekday: Record<Language, string> = { ru: 'dd', en: 'ddd' }

/** `сб, 6 декабря`, `Sat, 6 December`. */
export const weekdayDate = (date: string, language: Language): string =>
  written(date, language, `${weekday[language]}, D MMMM`)

/** `6` and `декабря`, `December`: as in a date, where Russian gives the month another ending. */
export function dayAndMonth(date: string, language: Language): { day: string; month: string } {
  const [day = '', month = ''] = written(date, language, 'D MMMM').split(' ')
  return { day, month }
}

/** `декабрь`, `December`: the name of a month alone. @param month 1–12 */
export const monthName = (month: number, language: Language): string =>
  dayOf('2000-01-15')
    .month(month - 1)
    .locale(language)
    .format('MMMM')

/** `Декабрь 2025`, `December 2025`. @param month `YYYY-MM` */
export function monthTitle(month: string, language: Language): string {
  const title = written(`${month}-01`, language, 'MMMM YYYY')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
