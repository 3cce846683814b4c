import { count, type Track } from '@tropa/machines'
import { useEffect, useSyncExternalStore } from 'react'
import { followOpened, keepOpened, openedTrack, titleOf } from './opened-track.ts'

const nothing = () => null

/** The saved track that is open in the planner. @param track `null` while it is being read */
export function useOpenedTrack(track: Track | null): { id: number; title: string } | null {
  const opened = useSyncExternalStore(followOpened, openedTrack, nothing)
  const isOver = opened !== null && track !== null && count(track) === 0
  useEffect(() => {
    if (isOver) keepOpened(null)
  }, [isOver])
  const title = track && titleOf(opened, track)
  return opened && title !== null ? { id: opened.id, title } : null
}

/** The title of the saved track that is open in the planner; `null`: none is. */
export const useOpenedTitle = (track: Track | null): string | null => useOpenedTrack(track)?.title ?? null
