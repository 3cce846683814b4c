import type { QueryClient } from '@tanstack/react-query'
import type { ObjectType } from '@tropa/contract'
import type { Portal } from '../../portal/portal.ts'
import { historyKey, profileSettingsQuery } from '../parts/account-queries.ts'

export type SeenObjectRef = { object_type: ObjectType; object_id: number }

/**
 * The objects that this page has recorded or is recording, by session, because a later session may be another
 * visitor's.
 */
const recorded = new Set<string>()

/** `session`: identified by its end, which is new at each sign-in. */
type Recording = { session: number; portal: Portal; queryClient: QueryClient }

/**
 * Records an object that the visitor has opened, once per page load, unless the visitor has switched history off. A
 * failed call is retried when the object is opened again.
 */
export async function recordSeen(object: SeenObjectRef, { session, portal, queryClient }: Recording): Promise<void> {
  const key = `${session} ${object.object_type} ${object.object_id}`
  if (recorded.has(key)) return
  recorded.add(key)
  try {
    const { settings } = await queryClient.ensureQueryData(profileSettingsQuery(portal))
    if (!settings.keeps_history) return void recorded.delete(key)
    await portal.addHistory({ body: object })
    await queryClient.invalidateQueries({ queryKey: historyKey })
  } catch {
    recorded.delete(key)
  }
}
