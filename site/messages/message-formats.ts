import { joiner, rangeDash, withoutJoiners } from '@tropa/library/typography/no-break-signs.ts'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { dayAndMonth, monthName } from '../dates/date-formats.ts'
import { dateInRegion } from '../dates/region-time.ts'
import type { Words } from './intl.tsx'

/** A range of temperatures in reading order, colder first: `−21…−13 °C`. */
export const degreesRange = (colder: number, warmer: number): string =>
  `${degrees(colder).slice(0, -1)}…${joiner}${degrees(warmer).slice(0, -1)}\u00a0°C`

/** Decimal hours as `09:16`. */
export function clockTime(hours: number): string {
  const minutes = (Math.round(hours * 60) + 24 * 60) % (24 * 60)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/**
 * A range of dates in the form of an agenda: `13–14` and `декабря`; if it spans two months, the end includes its
 * month.
 */
export function agendaDate({ language }: Words, startsAt: string, endsAt: string): { days: string; month: string } {
  const first = dayAndMonth(dateInRegion(startsAt), language)
  const last = dayAndMonth(dateInRegion(endsAt), language)
  if (first.month !== last.month)
    return { days: first.day, month: `${first.month}\u00a0– ${last.day}\u00a0${last.month}` }
  return { days: first.day === last.day ? first.day : `${first.day}${rangeDash}${last.day}`, month: first.month }
}

const monthAfter = (month: number) => (month % 12) + 1
const monthBefore = (month: number) => ((month + 10) % 12) + 1

/**
 * Runs of consecutive months, which may span New Year: `[[12, 3], [6, 9]]`.
 * @param months 1–12
 */
export function monthRuns(months: readonly number[]): [first: number, last: number][] {
  const isIn = (month: number) => months.includes(month)
  const starts = months.filter((month) => !isIn(monthBefore(month)))
  return starts.map((first) => {
    let last = first
    while (isIn(monthAfter(last))) last = monthAfter(last)
    return [first, last]
  })
}

/**
 * As `декабрь — март, июнь — сентябрь` and `December–March`; empty for the whole year.
 * @param months 1–12
 */
export function monthsText(say: Words, months: readonly number[]): string | undefined {
  const name = (month: number) => monthName(month, say.language)
  const runs = monthRuns(months).map(([first, last]) =>
    // A line may break between two names, but not between two numbers.
    first === last ? name(first) : withoutJoiners(say('month.range', { from: name(first), to: name(last) })),
  )
  return runs.join(', ') || undefined
}
