import type { Words } from '../messages/intl.tsx'

const monthAfter = (month: number) => (month % 12) + 1
const monthBefore = (month: number) => ((month + 10) % 12) + 1

/** Months in runs that follow one another through the new year: `[[12, 3], [6, 9]]`. @param months 1–12 */
export function monthRuns(months: readonly number[]): [first: number, last: number][] {
  const isIn = (month: number) => months.includes(month)
  const starts = months.filter((month) => !isIn(monthBefore(month)))
  return starts.map((first) => {
    let last = first
    while (isIn(monthAfter(last))) last = monthAfter(last)
    return [first, last]
  })
}

/** As `декабрь — март, июнь — сентябрь`; the year round says nothing. */
export function seasonText(words: Words, months: readonly number[]): string | undefined {
  const name = (month: number) => words.intl.formatDate(new Date(Date.UTC(2026, month - 1, 15)), { month: 'long', timeZone: 'UTC' })
  const runs = monthRuns(months).map(([first, last]) => (first === last ? name(first) : `${name(first)}\u00a0— ${name(last)}`))
  return runs.join(', ') || undefined
}
