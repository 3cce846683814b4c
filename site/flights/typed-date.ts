import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { parseDay } from '../dates/dayjs.ts'
import { aboutLanguage, type Language, languages } from '../region/languages.ts'

const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'DD.M.YYYY', 'D.MM.YYYY', 'YYYY-MM-DD']

const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2000, index)))
/** The name of a month as dates use it, `декабря`. */
function nameIn(language: Language, month: Date): string {
  const { locale } = aboutLanguage(language)
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(month)
  return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
}
/** Numbers of months by name, in every language of the portal: dayjs parses names in one, and not `декабря`. */
const numberOf = new Map(
  languages.flatMap((language) => months.map((month, index) => [nameIn(language, month), index + 1])),
)

const inNumbers = (text: string) =>
  text
    .replace(/^(\d{1,2})\s+(\p{L}+)\s+(\d{4})$/u, (whole, day, name, year) =>
      numberOf.has(name) ? `${day}.${numberOf.get(name)}.${year}` : whole,
    )
    .replace(/^(\d{1,2})[./, -](\d{1,2})[./, -](\d{4})$/, '$1.$2.$3')

/**
 * Parses `06.12.2025`, `6/12/2025`, `6 декабря 2025`, `06 December 2025` and `2025-12-06`.
 * @returns `null` for any other text
 */
export function typedDate(text: string): CalendarDate | null {
  const date = parseDay(inNumbers(text.trim().toLowerCase()), formats)
  return isCalendarDate(date) ? date : null
}
