import type { Track } from '@tropa/machines'
import { useCallback } from 'react'
import { useTrack, useTrackActor } from '../planner/active-track.tsx'
import { useStartDate } from '../planner/useDayTitle.ts'

/** The visitor's track as it is at the time of the call, from the travel date on. The same while the date is. */
export function useSentTrack(): () => Track {
  const actor = useTrackActor()
  const start_date = useStartDate(useTrack().track)
  return useCallback(() => {
    const { track } = actor.getSnapshot().context
    return start_date === null ? track : { ...track, start_date }
  }, [actor, start_date])
}
