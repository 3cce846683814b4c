import { docsQuery } from '../../documents/doc-queries.ts'
import { orAbsent } from '../../portal/absent.ts'
import { atOnce } from '../../portal/at-once.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { profileQuery, sessionsQuery } from '../parts/account-queries.ts'

/** On the server the page waits for its sessions too; in a browser their part shows its own state. */
export async function loadSecurity({ queryClient, portal }: RouterContext): Promise<void> {
  const sessions = queryClient.ensureQueryData(sessionsQuery(portal))
  if (import.meta.env.SSR) await sessions
  else sessions.catch(() => undefined)
  await Promise.all([
    queryClient.ensureQueryData(atOnce(profileQuery(portal))),
    orAbsent(queryClient.ensureQueryData(atOnce(docsQuery(portal)))),
  ])
}
