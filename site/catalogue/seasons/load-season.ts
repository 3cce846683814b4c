import { orAbsent } from '../../portal/absent.ts'
import { atOnce } from '../../portal/at-once.ts'
import { seasonStatementsQuery } from '../../portal/region-queries.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** Asks for the statements of the travel date; a page without them shows none. */
export async function loadSeason({ queryClient, portal, session }: RouterContext): Promise<void> {
  const { travelDate, territoryId } = session.preferences
  const query = seasonStatementsQuery(portal, travelDate ?? session.today, territoryId)
  await orAbsent(queryClient.fetchQuery(atOnce(query)))
}
