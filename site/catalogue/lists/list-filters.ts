import {
  accessFacts,
  type AccessFact,
  type CalendarDate,
  categories,
  type Category,
  isCalendarDate,
  sorts,
  type Sort,
} from '@tropa/contract'
import type { PagePath } from '../../addresses/page-address.ts'
import { type SearchValues, stringifySearch, textOf, wholeNumber, type Search } from '../../addresses/search-string.ts'
import type { Narrowing } from '../../portal/whole-lists.ts'
import { wholeRegion } from '../../visitor/whole-region.ts'

/** Like `wholeRegion` for territories: the list ignores the month that is chosen for the whole portal. */
export const anyTime = 'any' as const

/** The filters and the order of a list. Each is one parameter of its address and of the provider's call. */
export type Filters = {
  q?: string
  types?: readonly number[]
  categories?: readonly Category[]
  /** Used instead of the chosen territory. */
  territory?: number | typeof wholeRegion
  isAccessible?: true
  access?: readonly AccessFact[]
  isFree?: true
  openOn?: CalendarDate
  from?: CalendarDate
  to?: CalendarDate
  /** Ignores the chosen month. Days in the address are used all the same. */
  when?: typeof anyTime
  sort?: Sort
}
/** `page`: from 1. */
export type ListFilters = Filters & { page: number }
export type FilterField = keyof Filters

type Read<Value> = (text: unknown) => Value | undefined

const some = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined)
const listOf =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (text) =>
    typeof text === 'string' ? some([...new Set(text.split(',').flatMap((one) => read(one) ?? []))]) : undefined
const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => value === text)
const flag: Read<true> = (text) => (text === '1' || text === 'true' ? true : undefined)
const day: Read<CalendarDate> = (text) => (isCalendarDate(text) ? text : undefined)

/** The parameter and the parser of each filter, in the order of an address. */
const fields: { readonly [Field in FilterField]-?: { parameter: string; read: Read<NonNullable<Filters[Field]>> } } = {
  q: { parameter: 'q', read: (text) => textOf(text).trim() || undefined },
  types: { parameter: 'type_id', read: listOf(wholeNumber) },
  categories: { parameter: 'category', read: listOf(oneOf(categories)) },
  territory: { parameter: 'territory_id', read: (text) => (text === wholeRegion ? wholeRegion : wholeNumber(text)) },
  isAccessible: { parameter: 'for_disabled', read: flag },
  access: { parameter: 'access', read: listOf(oneOf(accessFacts)) },
  isFree: { parameter: 'free', read: flag },
  openOn: { parameter: 'open_on', read: day },
  from: { parameter: 'from', read: day },
  to: { parameter: 'to', read: day },
  when: { parameter: 'when', read: oneOf([anyTime]) },
  sort: { parameter: 'sort', read: oneOf(sorts) },
}
/** Every field of a filter, in the order of an address. */
export const filterFields = Object.keys(fields) as FilterField[]
export const parameterOf = (field: FilterField): string => fields[field].parameter

/** Names of the filters. Each list takes some of them. With `distance` its objects have points to sort by. */
export type FilterName =
  | 'words'
  | 'type'
  | 'category'
  | 'territory'
  | 'access'
  | 'facts'
  | 'free'
  | 'day'
  | 'dates'
  | 'month'
  | 'sort'
  | 'distance'

const fieldsOf: Readonly<Record<FilterName, readonly FilterField[]>> = {
  words: ['q'],
  type: ['types'],
  category: ['categories'],
  territory: ['territory'],
  access: ['isAccessible'],
  facts: ['access'],
  free: ['isFree'],
  day: ['openOn'],
  dates: ['from', 'to'],
  month: ['when'],
  sort: ['sort'],
  distance: [],
}

/** The value of a filter in an address; `undefined`: invalid, or not for a list that takes these filters. */
function valueIn(text: unknown, field: FilterField, takes: readonly FilterName[]) {
  const value = fields[field].read(text)
  return field === 'sort' && value === 'distance' && !takes.includes('distance') ? undefined : value
}

/** The filters of an address, without invalid values and without those that the list does not take. */
export function readListFilters(search: SearchValues, takes: readonly FilterName[]): ListFilters {
  const taken = takes.flatMap((name) => fieldsOf[name])
  const read = taken.flatMap((field): [FilterField, unknown][] => {
    const value = valueIn(search[fields[field].parameter], field, takes)
    return value === undefined ? [] : [[field, value]]
  })
  // Each value comes from the parser of its field.
  return { page: wholeNumber(search['page']) ?? 1, ...(Object.fromEntries(read) as Filters) }
}

/** Filters with several values; `listOf` reads each value. */
const severalOf: readonly FilterField[] = ['types', 'categories', 'access']

/** Values in an address that the list's filters do not know, and so ignore; also a page that is no number. */
export function unknownValues(search: SearchValues, takes: readonly FilterName[]): string[] {
  const taken = takes.flatMap((name) => fieldsOf[name]).filter((field) => field !== 'q')
  const found = taken.flatMap((field) => {
    const text = textOf(search[fields[field].parameter])
    const values = severalOf.includes(field) ? text.split(',') : [text]
    return values.filter((value) => value.trim() !== '' && valueIn(value, field, takes) === undefined)
  })
  const page = textOf(search['page']).trim()
  return [...new Set([...found, ...(page === '' || wholeNumber(page) ? [] : [page])])]
}

/** The value of one filter as an address has it; `undefined`: not set. */
export function textOfFilter(filters: Filters, field: FilterField): string | undefined {
  const value = filters[field]
  if (value === undefined) return undefined
  return value === true ? '1' : String(value)
}

/** The address of a list with these filters. The first page has no number in it. */
export function listAddress<Path extends PagePath>(path: Path, { page, ...filters }: ListFilters): `${Path}${Search}` {
  const params = filterFields.map((field) => [parameterOf(field), textOfFilter(filters, field)])
  return `${path}${stringifySearch({ ...Object.fromEntries(params), page: page > 1 ? page : undefined })}`
}

/** The same filters without one, from the first page on. */
export function withoutFilter({ page: _, ...filters }: ListFilters, field: FilterField): ListFilters {
  const { [field]: _taken, ...rest } = filters
  return { ...rest, page: 1 }
}

/** The parameters of a call: each filter that is set, and the territory in force. */
export function narrowingOf(
  { page: _, when: _when, territory, isAccessible, isFree, ...filters }: ListFilters,
  chosenTerritory: number | null,
): Omit<Narrowing, 'limit' | 'offset'> {
  const territoryId = territory === wholeRegion ? null : (territory ?? chosenTerritory)
  const others = filterFields.flatMap((field): [string, string][] => {
    const text = textOfFilter(filters, field)
    return text === undefined ? [] : [[parameterOf(field), text]]
  })
  return {
    ...Object.fromEntries(others),
    ...(isAccessible && { for_disabled: true }),
    ...(isFree && { free: true }),
    ...(territoryId && { territory_id: territoryId }),
  }
}

/** Whether a list has any filter; pages and the order are none. */
export const isNarrowed = ({
  limit: _limit,
  offset: _offset,
  sort: _sort,
  near: _near,
  ...filters
}: Readonly<Record<string, unknown>>): boolean => Object.keys(filters).length > 0

/** A choice of a filter; `count`: how many objects match with it. */
export type FilterChoice = { id: number; the_title: string; count?: number | undefined }
