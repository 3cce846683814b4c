import type { Answer, Calls, Territory } from '@tropa/contract'
import { centreOf } from '../lists/list-centre.ts'
import type { Narrowing } from '../../portal/whole-lists.ts'
import { narrowingOf, type FilterName, type ListFilters } from '../lists/list-filters.ts'

export const pageSize = 12

/** What narrows each list of places. Hotels receive guests at any hour, and none has hours to be open by. */
export const placesTake = {
  '/locations': ['words', 'type', 'territory', 'access', 'facts', 'free', 'day', 'sort'],
  '/hotels': ['words', 'territory', 'access', 'facts', 'sort'],
} as const satisfies Record<string, readonly FilterName[]>

/** A list as it was asked for and answered, at its address. */
export type FilteredList = {
  path: keyof typeof placesTake
  filters: ListFilters
  locations: Answer<Calls['locations']>
}

/** What the answer depends on beside the address. */
export type PlacesContext = {
  chosenTerritory: number | null
  /** Of the list: hotels are places of some types. */
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
