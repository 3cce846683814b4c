import type { CalendarDate } from '@tropa/contract'
import type { Track } from '@tropa/machines'
import { createContext, use, useCallback, useMemo } from 'react'
import { weekdayDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { type DatedDay, dateOfDay, datedDays, startDateOf } from './plan-dates.ts'

/** `true` around somebody else's track: its days have its author's dates, whenever the reader travels. */
export const HasOwnDates = createContext(false)

/** The date of day 1: the travel date, or the one that the track was planned for; `null`: not chosen. */
export function useStartDate(track: Track): CalendarDate | null {
  const { travelDate } = useSession().preferences
  const ownDate = startDateOf(track)
  return use(HasOwnDates) ? ownDate : (travelDate ?? ownDate)
}

/** The days of a track with their dates; the same array until one of them changes. */
export function useDatedDays(track: Track): readonly DatedDay[] {
  const start = useStartDate(track)
  return useMemo(() => datedDays(track, start), [track, start])
}

/** `Day 2 · Sat, 6 December`; without the date while none is chosen. */
export function useDayTitle(track: Track): (day: number | null) => string {
  const say = useWords()
  const start = useStartDate(track)
  return useCallback(
    (day) => {
      if (day === null) return say('plan.unplanned')
      const title = say('plan.day', { day })
      const date = dateOfDay(start, day)
      return date === null ? title : `${title} · ${weekdayDate(date, say.language)}`
    },
    [say, start],
  )
}
