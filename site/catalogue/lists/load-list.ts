import { titled } from '../../messages/titled.ts'
import type { PageHead } from '../objects/page-head.ts'
import { loadSeason } from '../seasons/load-season.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { chosenMonth } from '../../visitor/travel-time.ts'
import { listParamsOf, type ListOfKind } from './list-of-kind.ts'
import { nearestQuery } from './nearest-query.ts'
import { listAddress, type ListFilters } from './list-filters.ts'

/**
 * On the server a page waits for its list, so that a failure sets the status of the page; a browser shows skeletons
 * at once, and the list's component shows the result.
 */
export async function loadList<C>(
  context: RouterContext,
  catalogue: ListOfKind<C>,
  filters: ListFilters,
): Promise<PageHead> {
  const { queryClient, portal, session, origin } = context
  const load = async () => {
    const isByDistance = filters.sort === 'distance'
    const territories = isByDistance ? await queryClient.ensureQueryData(territoriesQuery(portal)) : []
    const chosenTerritory = session.preferences.territoryId
    const listContext = { chosenTerritory, chosenMonth: chosenMonth(session), territories }
    const params = listParamsOf(catalogue, filters, listContext)
    const found = await queryClient.ensureQueryData(catalogue.query(portal, params))
    if (found.total === 0) await queryClient.ensureQueryData(nearestQuery(portal, catalogue, filters, listContext))
    return found
  }
  const loading = load()
  if (import.meta.env.SSR) await Promise.all([loading, catalogue.takes.includes('territory') && loadSeason(context)])
  else loading.catch(() => undefined)
  const list = import.meta.env.SSR ? await loading : undefined
  const { language } = session
  const title = titled(language, catalogue.titleId)
  return {
    title,
    description: titled(language, catalogue.descriptionId),
    address: listAddress(catalogue.path, filters),
    language,
    origin,
    ...(list?.cards.length === 0 && filters.page > 1 && { isPrivate: true }),
  }
}
