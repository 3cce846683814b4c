import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { count, type Track } from '@tropa/machines'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../visitor/SessionProvider.tsx'
import { closeOpened, followOpened, keepStops, type OpenedTrack, openedTrack, titleOf } from './opened-track.ts'
import { savedTracksQuery } from './saved-tracks-query.ts'

const nothing = () => null

/** The saved track that is open in the planner. @param track `null` while it is being read */
export function useOpenedTrack(track: Track | null): OpenedTrack | null {
  const opened = useSyncExternalStore(followOpened, openedTrack, nothing)
  const isOver = opened !== null && track !== null && count(track) === 0
  useEffect(() => {
    if (isOver) closeOpened()
  }, [isOver])
  useEffect(() => {
    if (track) keepStops(track)
  }, [track])
  return track && titleOf(opened, track) !== null ? opened : null
}

/** The title of the saved track that is open in the planner; `null`: none is. */
export const useOpenedTitle = (track: Track | null): string | null => useOpenedTrack(track)?.title ?? null

/**
 * The id of an opened track if the account still has it; `null`: it was deleted, belongs to another account, or there
 * is none. If the list has not loaded or is incomplete, the track may exist.
 */
export function useSavedId(opened: OpenedTrack | null): number | null {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: saved } = useQuery({ ...savedTracksQuery(portal), enabled: false })
  const isSignedIn = useSession().auth !== null
  if (opened === null || !isSignedIn) return null
  const isWhole = saved !== undefined && saved.track_list.length === saved.total
  return isWhole && !saved.track_list.some(({ id }) => id === opened.id) ? null : opened.id
}
