const pad = (number: number, length = 2) => String(number).padStart(length, '0')
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** 'YYYY-MM-DD' of a day that exists, or `null`. Years 1 to 9999. */
export function dateOf(year: number, month: number, day: number): string | null {
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/**
 * The parts of 'YYYY-MM-DD'; `month` is 1 to 12. `null` where no such day exists.
 * @see ISO 8601-1, 5.2.2.1
 */
export function partsOf(date: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return dateOf(year, month, day) === null ? null : { year, month, day }
}
