import { plusDays, type Track } from '@tropa/machines'
import { weekdayDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'

/** The date of day 1, `YYYY-MM-DD`: the travel date, or the one that the track was planned for; `null`: not chosen. */
export const useStartDate = ({ start_date }: Track): string | null =>
  useSession().preferences.travelDate ?? start_date ?? null

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
