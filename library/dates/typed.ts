import { isDate } from './calendarDate.ts'

const joined = (day: string, month: string, year: string) => [day, month, year].filter(Boolean).join('.')

/**
 * Adds the missing dots to a typed date: '0612' becomes '06.12', '06.122' becomes '06.12.2'. Digits are never dropped,
 * moved or added; a text that is not the beginning of a date stays unchanged.
 */
export function withDots(text: string): string {
  if (/^\d{3,8}$/.test(text)) return joined(text.slice(0, 2), text.slice(2, 4), text.slice(4))
  const [, day, month, year] = /^(\d{1,2})\.(\d{2})(\d{1,4})$/.exec(text) ?? []
  return day && month && year ? joined(day, month, year) : text
}

/**
 * 'YYYY-MM-DD' of a text such as '6.12.2025', '06/12/2025' or '2025-12-06'; `null` if it is not a day of the calendar.
 */
export function typedDate(text: string): string | null {
  const trimmed = text.trim()
  const [, day = '', month = '', year] = /^(\d{1,2})[./, -](\d{1,2})[./, -](\d{4})$/.exec(trimmed) ?? []
  const date = year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : trimmed
  return isDate(date) ? date : null
}
