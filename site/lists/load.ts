import { titled, type PageHead } from '../addresses/head.ts'
import type { RouterContext } from '../router-context.ts'
import { paramsOf, type Catalogue } from './catalogue.ts'
import { addressOf, type ListFilters } from './filters.ts'

/**
 * On the server a page waits for its list, so that a failure is the page's status; in a browser it begins with skeletons at
 * once, and the list's component says what became of it.
 */
export async function loadList<C>(context: RouterContext, catalogue: Catalogue<C>, filters: ListFilters): Promise<PageHead> {
  const { queryClient, portal, session, origin } = context
  const loading = queryClient.ensureQueryData(catalogue.query(portal, paramsOf(catalogue, filters, session.preferences.territoryId)))
  if (import.meta.env.SSR) await loading
  else loading.catch(() => undefined)
  const { language } = session
  const title = titled(language, catalogue.titleId)
  return { title, description: titled(language, catalogue.descriptionId), address: addressOf(catalogue.path, filters), language, origin }
}
