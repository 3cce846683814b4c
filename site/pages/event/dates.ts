import { calendarDate } from '@tropa/contract'
import { daysInMonth } from '@tropa/library/dates/calendarDate.ts'
import type { ListFilters } from '../../lists/filters.ts'

/** Days of the region, both included, `YYYY-MM-DD`. */
export type Days = Pick<ListFilters, 'from' | 'to'>

// Dates of one length compare as text.
export const isReversed = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && to < from

/** An end before its beginning narrows nothing until it is put right: the form keeps it and says so. */
export function askedOfDates(filters: ListFilters): ListFilters {
  if (!isReversed(filters)) return filters
  const { from: _from, to: _to, ...others } = filters
  return others
}

export const isSameDays = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to

/**
 * A whole month.
 * @param date any day of the region
 * @param ahead months after that day's own
 */
export function monthAround(date: string, ahead = 0): Required<Days> {
  const [year, month] = date.split('-').map(Number) as [number, number]
  const months = year * 12 + month - 1 + ahead
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const beginning = `${inYear}-${String(inMonth).padStart(2, '0')}`
  return { from: calendarDate(`${beginning}-01`), to: calendarDate(`${beginning}-${daysInMonth(inYear, inMonth)}`) }
}
