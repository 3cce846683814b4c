import type { LocationCard } from '@tropa/contract'
import { shortDate } from '../../dates/date-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import { statusOn } from '../../dates/opening-week.ts'

export type DayNote = { text: string; tone?: 'success' | 'danger' }

/** How a place stands on the travel date, in words; nothing where its hours are not known. */
export function useDayStatus({
  opening_hours,
  the_hours_note,
}: Pick<LocationCard, 'opening_hours' | 'the_hours_note'>): DayNote | undefined {
  const say = useWords()
  const { date, isChosen } = useTravelDate()
  const status = statusOn(opening_hours, date)
  switch (status.kind) {
    case 'unknown':
      return the_hours_note ? { text: the_hours_note } : undefined
    case 'always':
      return { text: say('hours.always') }
    case 'closed':
      return {
        text: isChosen ? say('hours.closedOnDate', { date: shortDate(date) }) : say('hours.closedToday'),
        tone: 'danger',
      }
    case 'open': {
      const { opens, closes } = status
      return {
        text: isChosen
          ? say('hours.onDate', { date: shortDate(date), opens, closes })
          : say('hours.today', { opens, closes }),
      }
    }
    default:
      return status satisfies never
  }
}
