import type { Answer, Calls } from '@tropa/contract'
import { stringifySearch, textOf, wholeNumber, type Search } from '../../addresses/search-string.ts'
import type { Narrowing } from '../../portal/whole-lists.ts'

export const pageSize = 12

/** The filters of a list of places, as its address holds them; what makes no sense is left out. */
export type PlaceFilters = { territory?: number; type?: number; isAccessible: boolean; q: string; page: number }

/** A list as it was asked for and answered, at its address. */
export type FilteredList = {
  path: '/locations' | '/hotels'
  filters: PlaceFilters
  locations: Answer<Calls['locations']>
}

export function readPlaceFilters(search: Readonly<Record<string, unknown>>): PlaceFilters {
  const territory = wholeNumber(search['territory_id'])
  const type = wholeNumber(search['type_id'])
  return {
    ...(territory && { territory }),
    ...(type && { type }),
    isAccessible: search['for_disabled'] === '1' || search['for_disabled'] === 'true',
    q: textOf(search['q']).trim(),
    page: wholeNumber(search['page']) ?? 1,
  }
}

/** The same filters as an address; the first page is not named. */
export function placesAddress<Path extends FilteredList['path']>(
  path: Path,
  { territory, type, isAccessible, q, page }: PlaceFilters,
): `${Path}${Search}` {
  const params = {
    q: q || undefined,
    type_id: type,
    territory_id: territory,
    for_disabled: isAccessible ? 1 : undefined,
    page: page > 1 ? page : undefined,
  }
  return `${path}${stringifySearch(params)}`
}

/** What the provider is asked; the address's territory wins over the chosen one. */
export function placesParams(
  { territory, type, isAccessible, q, page }: PlaceFilters,
  chosenTerritory: number | null,
  fixedTypes?: readonly number[],
): Narrowing {
  const territoryId = territory ?? chosenTerritory
  const types = fixedTypes ?? (type ? [type] : [])
  return {
    ...(territoryId && { territory_id: territoryId }),
    ...(types.length > 0 && { type_id: types.join(',') }),
    ...(isAccessible && { for_disabled: true }),
    ...(q && { q }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}
