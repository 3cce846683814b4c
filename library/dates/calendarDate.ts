const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** A browser may answer a day that does not exist with an invalid date, or with a day of the next month. */
function isRealDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/**
 * The parts of 'YYYY-MM-DD'; `month` is 1 to 12. `null` where no such day exists.
 * @see ISO 8601-1, 5.2.2.1
 */
export function partsOf(date: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number)
  return year && month && day && isRealDay(date) ? { year, month, day } : null
}

/** 'YYYY-MM-DD' of a day that exists, or `null`. Years 1 to 9999. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  return partsOf(date) ? date : null
}
