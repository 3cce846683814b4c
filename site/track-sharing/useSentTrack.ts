import type { Track } from '@tropa/machines'
import { useCallback } from 'react'
import { useTrack, useTrackActor } from '../planner/active-track.tsx'
import { useStartDate } from '../planner/useDayTitle.ts'

/**
 * Returns the visitor's track at the time of the call, starting on the travel date. The same function while the date
 * is the same.
 */
export function useSentTrack(): () => Track {
  const actor = useTrackActor()
  const start_date = useStartDate(useTrack().track)
  return useCallback(() => {
    const { track } = actor.getSnapshot().context
    return start_date === null ? track : { ...track, start_date }
  }, [actor, start_date])
}
