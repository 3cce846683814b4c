import { calendarDate, type CalendarMonth } from '@tropa/contract'
import { daysOfMonth } from '../../dates/months.ts'
import { anyTime, type FilterName, type ListFilters } from './list-filters.ts'

/** Whether an address names a time, or `any` time. */
const saysWhen = ({ from, to, openOn, when }: ListFilters) => (from ?? to ?? openOn ?? when) !== undefined

/** The chosen month if it narrows the list: the list follows it, and the address has no time. */
export const monthInForce = (
  filters: ListFilters,
  takes: readonly FilterName[],
  chosen: CalendarMonth | null,
): CalendarMonth | null => (takes.includes('month') && !saysWhen(filters) ? chosen : null)

/** The filters of an address with those of the chosen month: its days, or a day for what has a season. */
export function inMonth(filters: ListFilters, takes: readonly FilterName[], chosen: CalendarMonth | null): ListFilters {
  const month = monthInForce(filters, takes, chosen)
  if (!month) return filters
  return takes.includes('dates')
    ? { ...filters, ...daysOfMonth(month) }
    : { ...filters, openOn: calendarDate(`${month}-01`) }
}

/** The same filters without a time, from the first page on. */
export function atAnyTime({ from: _from, to: _to, openOn: _openOn, ...filters }: ListFilters): ListFilters {
  return { ...filters, when: anyTime, page: 1 }
}

/** Filters by which the nearest objects may be found: the first of the list, or the last. */
export type NearestQuestion = { filters: ListFilters; end: 'first' | 'last' }

/**
 * Questions to ask if there is nothing at a time; the first that has results finds the nearest objects. Of days those
 * after them come first, then the last ones before them.
 */
export function nearestOf(filters: ListFilters): readonly NearestQuestion[] {
  const { from } = filters
  if (!saysWhen(filters) || filters.when) return []
  const all = atAnyTime(filters)
  const others: NearestQuestion = { filters: all, end: 'first' }
  if (!from) return [others]
  const { sort: _sort, ...byDate } = all
  return [{ filters: { ...byDate, from }, end: 'first' }, { filters: { ...byDate, to: from }, end: 'last' }, others]
}
