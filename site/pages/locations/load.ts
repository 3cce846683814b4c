import { titled, type PageHead } from '../../addresses/head.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { locationsQuery } from '../../portal/queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { addressOf, queryOf, type FilteredList, type ListFilters } from './filters.ts'

type PlacesList = { path: FilteredList['path']; titleId: MessageId; descriptionId: MessageId; types?: readonly number[] }

/** The server waits, so that a failure is the page's status; a browser begins with skeletons. */
export async function loadPlaces(context: RouterContext, { path, titleId, descriptionId, types }: PlacesList, filters: ListFilters): Promise<PageHead> {
  const { queryClient, portal, session, origin } = context
  const loading = queryClient.ensureQueryData(locationsQuery(portal, queryOf(filters, session.preferences.territoryId, types)))
  if (import.meta.env.SSR) await loading
  else loading.catch(() => undefined)
  const { language } = session
  return { title: titled(language, titleId), description: titled(language, descriptionId), address: addressOf(path, filters), language, origin }
}
