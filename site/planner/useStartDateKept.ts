import { count, planOf, type Track } from '@tropa/machines'
import { useCallback, useEffect } from 'react'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useTrackActor } from './active-track.tsx'

/**
 * A track whose day 1 has no date gets the travel date, so that it is on other devices too and where it is shared. One
 * that has a date keeps it until another is chosen: two devices with dates of their own do not change it in turns.
 */
export function useStartDateKept(track: Track): void {
  const actor = useTrackActor()
  const { travelDate } = useSession().preferences
  const isMissing = travelDate !== null && count(track) > 0 && track.start_date === undefined
  useEffect(() => {
    if (!isMissing) return
    const now = actor.getSnapshot().context.track
    actor.send({ type: 'REORDER', plan: planOf(now), start_date: travelDate })
  }, [actor, isMissing, travelDate])
}

/** Writes a travel date that was chosen into the track. @returns to be called with the date; `null`: none any more */
export function useWriteStartDate(): (date: string | null) => void {
  const actor = useTrackActor()
  return useCallback(
    (date) => {
      const { track } = actor.getSnapshot().context
      if (count(track) > 0) actor.send({ type: 'REORDER', plan: planOf(track), start_date: date })
    },
    [actor],
  )
}
