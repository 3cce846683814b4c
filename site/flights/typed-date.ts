import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { dayAndMonth } from '../dates/date-formats.ts'
import { languages } from '../region/languages.ts'

dayjs.extend(customParseFormat)

const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'DD.M.YYYY', 'D.MM.YYYY', 'YYYY-MM-DD']

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
/** Names of months as dates use them. dayjs parses names in one language at a time, and does not parse `декабря`. */
const numberOf = new Map(
  languages.flatMap((language) =>
    months.map((month) => [dayAndMonth(`2000-${month}-01`, language).month.toLowerCase(), month]),
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
  const day = dayjs(inNumbers(text.trim().toLowerCase()), formats, true)
  const date = day.isValid() ? day.format('YYYY-MM-DD') : ''
  return isCalendarDate(date) ? date : null
}
