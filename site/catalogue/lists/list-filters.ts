import { type CalendarDate, categories, type Category, isCalendarDate } from '@tropa/contract'
import type { PagePath } from '../../addresses/page-address.ts'
import { stringifySearch, wholeNumber, type Search } from '../../addresses/search-string.ts'

/** What a list's address may hold beside its page; a list takes some of it. */
export type FilterName = 'territory' | 'category' | 'access' | 'dates'

export type ListFilters = {
  /** From 1. */
  page: number
  territory?: number
  category?: Category
  isAccessible?: true
  from?: CalendarDate
  to?: CalendarDate
}

const readers: Record<FilterName, (search: Readonly<Record<string, unknown>>) => Partial<ListFilters>> = {
  territory: ({ territory_id }) => {
    const territory = wholeNumber(territory_id)
    return territory === undefined ? {} : { territory }
  },
  category: (search) => {
    const category = categories.find((known) => known === search['category'])
    return category ? { category } : {}
  },
  access: ({ for_disabled }) => (for_disabled === '1' || for_disabled === 'true' ? { isAccessible: true } : {}),
  dates: ({ from, to }) => ({ ...(isCalendarDate(from) && { from }), ...(isCalendarDate(to) && { to }) }),
}

/** The filters that an address holds; what makes no sense, or is not the list's, is left out. */
export function readListFilters(search: unknown, takes: readonly FilterName[]): ListFilters {
  const parameters = search as Readonly<Record<string, unknown>>
  const read = takes.map((name) => readers[name](parameters))
  return Object.assign({ page: wholeNumber(parameters['page']) ?? 1 }, ...read) as ListFilters
}

/** Whether a list is asked for anything but its pages. */
export const isNarrowed = ({
  limit: _limit,
  offset: _offset,
  ...filters
}: Readonly<Record<string, unknown>>): boolean => Object.keys(filters).length > 0

/** The same filters as an address; the first page is not named. */
export const listAddress = <Path extends PagePath>(
  path: Path,
  { page, territory, category, isAccessible, from, to }: ListFilters,
): `${Path}${Search}` =>
  `${path}${stringifySearch({ category, territory_id: territory, for_disabled: isAccessible && 1, from, to, page: page > 1 ? page : undefined })}`
