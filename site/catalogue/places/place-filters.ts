import type { ResponseBody, Calls, Territory } from '@tropa/contract'
import { centreOf } from '../lists/list-centre.ts'
import type { Narrowing } from '../../portal/whole-lists.ts'
import { narrowingOf, type FilterName, type ListFilters } from '../lists/list-filters.ts'

export const pageSize = 12

/** The filters of each list of places. Hotels are always open, so they have no filter by opening hours. */
export const placesTake = {
  '/locations': ['words', 'type', 'territory', 'access', 'facts', 'free', 'day', 'sort', 'distance'],
  '/hotels': ['words', 'territory', 'access', 'facts', 'sort', 'distance'],
} as const satisfies Record<string, readonly FilterName[]>

/** A list with its filters, its response and its address. */
export type FilteredList = {
  path: keyof typeof placesTake
  filters: ListFilters
  locations: ResponseBody<Calls['locations']>
}

/** What the response depends on besides the address. */
export type PlacesContext = {
  chosenTerritory: number | null
  /** For the list of hotels: the types of places in it. */
  types?: readonly number[] | undefined
  territories: readonly Territory[]
}

/** The parameters of the call. An order by distance needs a centre: without one the editors' order stays. */
export function placesParams(filters: ListFilters, context: PlacesContext): Narrowing {
  const { sort, ...others } = filters
  const near = sort === 'distance' ? centreOf(filters, context)?.geolocation : undefined
  return {
    ...narrowingOf(others, context.chosenTerritory),
    ...(context.types && { type_id: context.types.join(',') }),
    ...(near && { near }),
    ...(sort && sort !== 'distance' && { sort }),
    limit: pageSize,
    offset: (filters.page - 1) * pageSize,
  }
}
