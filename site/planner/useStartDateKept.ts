import type { CalendarDate } from '@tropa/contract'
import { count, planOf, type Track } from '@tropa/machines'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { longDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { useTrackActor } from './active-track.tsx'
import { startDateOf } from './plan-dates.ts'
import { agreedDate, dateStep, isDateOfThisPage, keepAgreedDate } from './start-date.ts'
import { useToday } from './useToday.ts'

/** Makes the track's date, set by another device, the travel date here; a notice says so, with undo. */
function useTakeDate() {
  const say = useWords()
  const notify = useNotify()
  const { change } = useSessionContext()
  return async (date: CalendarDate, before: CalendarDate) => {
    if (!(await change({ travel_date: date }))) return
    keepAgreedDate(date)
    notify({
      text: say('plan.dateTaken', { date: longDate(date, say.language) }),
      tone: 'done',
      // The track's date follows, as if this date had been chosen.
      undo: () => void change({ travel_date: before }),
    })
  }
}

/**
 * Keeps the date of day 1 and the travel date equal, so that the track has the same date on every device and in
 * shared copies.
 */
export function useStartDateKept(track: Track): void {
  const { travelDate } = useSessionContext().session.preferences
  const today = useToday()
  const isOnline = useIsOnline()
  const write = useWriteStartDate()
  const take = useTakeDate()
  const start = startDateOf(track)
  const isBlank = count(track) === 0
  const agree = useEffectEvent((chosen: CalendarDate) => {
    const step = dateStep({ travelDate: chosen, start, agreed: agreedDate(), today })
    if (step === 'write') write(chosen)
    if (step !== 'take' || start === null) return keepAgreedDate(chosen)
    // Offline the travel date cannot be changed.
    if (isOnline && !isDateOfThisPage(start)) void take(start, chosen)
  })
  useEffect(() => {
    if (travelDate !== null && !isBlank) agree(travelDate)
  }, [travelDate, start, isBlank, isOnline])
}

/**
 * Writes a chosen travel date into the track.
 * @returns to be called with the date; `null`: none any more
 */
export function useWriteStartDate(): (date: CalendarDate | null) => void {
  const actor = useTrackActor()
  return useCallback(
    (date) => {
      const { track } = actor.getSnapshot().context
      // An emptied track keeps its date for undo, and shows it if no travel date is chosen.
      const hasDate = track.start_date !== undefined
      if (count(track) > 0 || hasDate) actor.send({ type: 'REORDER', plan: planOf(track), start_date: date })
    },
    [actor],
  )
}
