import { orAbsent } from '../../portal/absent.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { savedTracksQuery } from '../parts/account-queries.ts'

/** On the server the page waits for the saved tracks of an account; in a browser their part shows what becomes of them. */
export async function loadSavedTracks({ queryClient, portal, session }: RouterContext): Promise<void> {
  if (!session.auth) return
  const { loadAccountWords } = await import('../../messages/account-words.ts')
  await loadAccountWords(session.language)
  if (import.meta.env.SSR) await orAbsent(queryClient.ensureQueryData(savedTracksQuery(portal)))
}
