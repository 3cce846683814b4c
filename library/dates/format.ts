import type { Language } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'
import { rangeDash } from '../typography/no-break-signs.ts'
import { isDate } from './calendarDate.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()
/** In UTC by default. Formatters are cached, because creating one costs more than formatting a hundred dates. */
export function dateFormatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + Object.entries(options).join()
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options })
  formatters.set(key, made)
  return made
}

/** A calendar date has no time zone: it is converted to midnight UTC and formatted in UTC. */
const instant = (date: string) => (isDate(date) ? new Date(`${date}T00:00:00Z`) : null)

/** The requested parts in the order of the language, without its 'г.' and commas. */
export function dateParts(date: string, language: Language, options: Intl.DateTimeFormatOptions): string[] {
  const at = instant(date)
  if (!at) return []
  return dateFormatter(language, options)
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
}

/** Joins the parts, with a no-break space between the day and its month. */
const dayBound = (parts: readonly string[]): string => parts.join(' ').replace(/(?<=\d) (?=\p{L})/u, '\u00a0')

/** '06.12.2025', the same in every language. A text that is not a date is returned unchanged. */
export const shortDate = (date: string): string => (isDate(date) ? date.split('-').reverse().join('.') : date)

/** '29–30.11.2025', '30.11–01.12.2025': the same in every language. Two equal dates give one. */
export function shortDates(first: string, last: string): string {
  if (first === last || !isDate(first) || !isDate(last)) return shortDate(last)
  const [year = '', month = '', day = ''] = first.split('-')
  if (!last.startsWith(`${year}-`)) return `${shortDate(first)}${rangeDash}${shortDate(last)}`
  return `${last.startsWith(`${year}-${month}-`) ? day : `${day}.${month}`}${rangeDash}${shortDate(last)}`
}

/** '06.12', for a day whose year is shown beside it. */
export const shortDay = (date: string): string => shortDate(date).slice(0, 5)

/** '06 декабря 2025', '06 December 2025'. */
export const longDate = (date: string, language: Language): string =>
  dayBound(dateParts(date, language, { day: '2-digit', month: 'long', year: 'numeric' })) || date

/** '29–30 ноября 2025', '30 ноября – 01 декабря 2025'. Two equal dates give one. */
export function longDates(first: string, last: string, language: Language): string {
  if (first === last || !isDate(first) || !isDate(last)) return longDate(last, language)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${first.slice(8)}${rangeDash}${longDate(last, language)}`
  const begins =
    first.slice(0, 4) === last.slice(0, 4)
      ? dayBound(dateParts(first, language, { day: '2-digit', month: 'long' }))
      : longDate(first, language)
  return `${begins}\u00a0– ${longDate(last, language)}`
}

/** 'сб, 6 декабря', 'Sat, 6 December'. */
export function weekdayDate(date: string, language: Language): string {
  const [weekday, ...rest] = dateParts(date, language, { weekday: 'short', day: 'numeric', month: 'long' })
  return weekday ? `${weekday}, ${dayBound(rest)}` : date
}
