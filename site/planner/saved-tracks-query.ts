import { queryOptions } from '@tanstack/react-query'
import type { ResponseBody, Calls } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'

/** The key of the list of an account's saved tracks. It begins as every key about the visitor does. */
export const savedTracksKey = ['account', 'tracks'] as const

type SavedTracks = ResponseBody<Calls['savedTracks']>

/** The most that a provider sends at once. */
const atOnce = 100

/** The newest first. If a track is saved meanwhile, the pages shift, and some tracks come twice. */
async function allSavedTracks(portal: Portal, signal: AbortSignal): Promise<SavedTracks> {
  const tracks = new Map<number, SavedTracks['track_list'][number]>()
  for (let offset = 0; ; offset += atOnce) {
    const { track_list, total } = await portal.savedTracks({ query: { limit: atOnce, offset } }, { signal })
    for (const track of track_list) tracks.set(track.id, track)
    if (track_list.length < atOnce || offset + atOnce >= total) return { track_list: [...tracks.values()], total }
  }
}

/** All of them. */
export const savedTracksQuery = (portal: Portal) =>
  queryOptions({ queryKey: savedTracksKey, queryFn: ({ signal }) => allSavedTracks(portal, signal) })
