import { loadFavoriteCards } from '../../catalogue/favorites/load-favorite-cards.ts'
import { atOnce } from '../../portal/at-once.ts'
import { orAbsent } from '../../portal/absent.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import {
  attendedEventsQuery,
  familyQuery,
  historyQuery,
  profileQuery,
  profileSettingsQuery,
  subscriptionsQuery,
} from '../parts/account-queries.ts'
import { ordersQuery } from '../orders/order-queries.ts'
import type { ProfileParams } from './profile-params.ts'

/** The queries of each tab. */
function loadTab(context: RouterContext, { tab, page }: ProfileParams): Promise<unknown> {
  const { queryClient, portal } = context
  switch (tab) {
    case 'profile':
      return queryClient.ensureQueryData(subscriptionsQuery(portal))
    case 'tickets':
    case 'orders':
      return queryClient.ensureQueryData(ordersQuery(portal, page))
    case 'family':
      return queryClient.ensureQueryData(familyQuery(portal))
    case 'favorites':
      return loadFavoriteCards(context)
    case 'history':
      return Promise.all([
        queryClient.ensureQueryData(historyQuery(portal, page)),
        queryClient.ensureQueryData(profileSettingsQuery(portal)),
      ])
    case 'events':
      return queryClient.ensureQueryData(attendedEventsQuery(portal, page))
    default:
      return tab satisfies never
  }
}

/**
 * On the server the page waits for its tab, so that a failure sets the status of the page; in a browser the tab shows
 * its own state.
 */
export async function loadProfile(context: RouterContext, params: ProfileParams): Promise<void> {
  const loading = loadTab(context, params)
  if (import.meta.env.SSR) await loading
  else loading.catch(() => undefined)
  await context.queryClient.ensureQueryData(atOnce(profileQuery(context.portal)))
}

/** The orders of their own page. A failure is shown on it, with what the response says. */
export async function loadOrders({ queryClient, portal }: RouterContext, page: number): Promise<void> {
  const loading = orAbsent(queryClient.ensureQueryData(ordersQuery(portal, page)))
  if (import.meta.env.SSR) await loading
}
