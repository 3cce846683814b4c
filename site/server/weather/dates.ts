const textOf = (date: Date) => date.toISOString().slice(0, 10)

/** The same day a year earlier; 29 February becomes the 28th. @param date `YYYY-MM-DD`, here and below */
export function yearEarlier(date: string): string {
  const [year = '', month, day] = date.split('-')
  return `${String(Number(year) - 1).padStart(4, '0')}-${month}-${month === '02' && day === '29' ? '28' : day}`
}

export function daysLater(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return textOf(later)
}
