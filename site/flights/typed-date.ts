import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { parseDay } from '../dates/dayjs.ts'
import { monthsInDates } from '../dates/months-in-dates.ts'
import { aboutLanguage, languages } from '../region/languages.ts'

const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'DD.M.YYYY', 'D.MM.YYYY', 'YYYY-MM-DD']

/** Numbers of months by their names in dates, in every language of the portal: dayjs needs a locale file for each. */
const numberOf = new Map(
  languages.flatMap((language) =>
    monthsInDates(aboutLanguage(language).locale).map((name, index) => [name.toLowerCase(), index + 1]),
  ),
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
