import { savedTracksQuery } from '../../planner/saved-tracks-query.ts'
import { orAbsent } from '../../portal/absent.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** On the server the page waits for an account's saved tracks; in a browser their part shows their state. */
export async function loadSavedTracks({ queryClient, portal, session }: RouterContext): Promise<void> {
  if (!session.auth) return
  const { loadAccountWords } = await import('../../messages/account-words.ts')
  await loadAccountWords(session.language)
  if (import.meta.env.SSR) await orAbsent(queryClient.ensureQueryData(savedTracksQuery(portal)))
}
