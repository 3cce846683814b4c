import { count, type Track } from '@tropa/machines'
import { useEffect, useSyncExternalStore } from 'react'
import { followOpened, keepOpened, openedTrack, titleOf } from './opened-track.ts'

const nothing = () => null

/** The title of the saved track that is open in the planner. @param track `null` while it is being read */
export function useOpenedTitle(track: Track | null): string | null {
  const opened = useSyncExternalStore(followOpened, openedTrack, nothing)
  const isOver = opened !== null && track !== null && count(track) === 0
  useEffect(() => {
    if (isOver) keepOpened(null)
  }, [isOver])
  return track && titleOf(opened, track)
}
