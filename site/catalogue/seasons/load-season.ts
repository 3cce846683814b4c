import { orAbsent } from '../../portal/absent.ts'
import { atOnce } from '../../portal/at-once.ts'
import { seasonStatementsQuery } from '../../portal/region-queries.ts'
import { travelDays } from '../../visitor/travel-time.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** Loads the statements of the days of travel; a page without them shows none. */
export async function loadSeason({ queryClient, portal, session }: RouterContext): Promise<void> {
  const { preferences, today } = session
  const query = seasonStatementsQuery(portal, travelDays(preferences, today), preferences.territoryId)
  await orAbsent(queryClient.fetchQuery(atOnce(query)))
}
