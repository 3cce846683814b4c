import { titled } from '../../messages/titled.ts'
import type { PageHead } from '../objects/page-head.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { locationsQuery } from './place-queries.ts'
import { loadSeason } from '../seasons/load-season.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { listAddress, type ListFilters } from '../lists/list-filters.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { placesParams, type FilteredList } from './place-filters.ts'

type PlacesList = {
  path: FilteredList['path']
  titleId: MessageId
  descriptionId: MessageId
  types?: readonly number[]
}

/** The server waits, so that a failure is the page's status; a browser begins with skeletons. */
export async function loadPlacesList(
  context: RouterContext,
  { path, titleId, descriptionId, types }: PlacesList,
  filters: ListFilters,
): Promise<PageHead> {
  const { queryClient, portal, session, origin } = context
  const load = async () => {
    const territories = filters.sort === 'distance' ? await queryClient.ensureQueryData(territoriesQuery(portal)) : []
    const chosenTerritory = session.preferences.territoryId
    return queryClient.ensureQueryData(
      locationsQuery(portal, placesParams(filters, { chosenTerritory, types, territories })),
    )
  }
  const loading = load()
  if (import.meta.env.SSR) await Promise.all([loading, loadSeason(context)])
  else loading.catch(() => undefined)
  const list = import.meta.env.SSR ? await loading : undefined
  const { language } = session
  return {
    title: titled(language, titleId),
    description: titled(language, descriptionId),
    address: listAddress(path, filters),
    language,
    origin,
    ...(list?.location_list.length === 0 && filters.page > 1 && { isPrivate: true }),
  }
}
