import type { ListFilters } from '../lists/list-filters.ts'

/** Days of the region, both included. */
export type Days = Pick<ListFilters, 'from' | 'to'>

// Dates of one length compare as text.
export const isReversed = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && to < from

/** Reversed dates do not narrow the list. The form keeps them and says so. */
export function withoutReversedDates(filters: ListFilters): ListFilters {
  if (!isReversed(filters)) return filters
  const { from: _from, to: _to, ...others } = filters
  return others
}

export const isSameDays = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to
