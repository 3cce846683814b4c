import { useRouteContext } from '@tanstack/react-router'
import type { Loading } from '../lists/loading.ts'
import { useLatestData } from '../lists/useLatestData.ts'
import { locationsQuery } from './place-queries.ts'
import type { ListFilters } from '../lists/list-filters.ts'
import { placesParams, type FilteredList } from './place-filters.ts'
import { usePlacesContext } from './usePlacesContext.ts'

const none: FilteredList['locations'] = { territory_list: [], location_type_list: [], location_list: [] }

/** The places that match the filters; while they load, the previous result stays. */
export function usePlacesList(
  filters: ListFilters,
  types?: readonly number[],
): { locations: FilteredList['locations']; loading: Loading } {
  const { portal } = useRouteContext({ from: '__root__' })
  const context = usePlacesContext(types)
  const { shown, loading } = useLatestData(filters, {
    ...locationsQuery(portal, placesParams(filters, context)),
    throwOnError: true,
  })
  return { locations: shown?.data ?? none, loading }
}
