import { plusDays, type Track } from '@tropa/machines'
import { createContext, use } from 'react'
import { weekdayDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'

/** `true` around somebody else's track: its days are its author's, whenever the reader travels. */
export const HasOwnDates = createContext(false)

/** The date of day 1, `YYYY-MM-DD`: the travel date, or the one that the track was planned for; `null`: not chosen. */
export function useStartDate({ start_date }: Track): string | null {
  const { travelDate } = useSession().preferences
  const ownDate = start_date ?? null
  return use(HasOwnDates) ? ownDate : (travelDate ?? ownDate)
}

/** `Day 2 · Sat, 6 December`; without the date while none is chosen. */
export function useDayTitle(track: Track): (day: number | null) => string {
  const say = useWords()
  const start = useStartDate(track)
  return (day) => {
    if (day === null) return say('plan.unplanned')
    const title = say('plan.day', { day })
    return start === null ? title : `${title} · ${weekdayDate(plusDays(start, day - 1), say.language)}`
  }
}
