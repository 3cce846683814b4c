import type { LocationCard } from '@tropa/contract'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import { shortDate, weekdayName } from '../../dates/date-formats.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import { isAllDay, isAlwaysOpen, statusOn, weekSummary, type WeekSummary } from '../../dates/opening-week.ts'
import { withoutFullStop } from '../../typography/sentences.ts'

type Hours = Pick<LocationCard, 'opening_hours' | 'the_hours_note'>

function weekText(say: Words, { hours, daysOff }: WeekSummary): string {
  if (daysOff.length === 7) return say('hours.notThen')
  const days = daysOff.map((day) => weekdayName(day, say.language)).join(', ')
  const parts = [
    hours && (isAllDay(hours) ? say('hours.always') : `${hours.opens}${rangeDash}${hours.closes}`),
    daysOff.length > 0 && say('hours.daysOff', { days, count: daysOff.length }),
  ]
  return parts.filter(Boolean).join(', ') || say('hours.daily')
}

/**
 * Whether a place is open on the travel date, in words; nothing if its hours are not known. For a month without a
 * day, its days off. Only a chosen day marks a place as closed.
 */
export function useDayStatus({ opening_hours, the_hours_note }: Hours): { text: string } | undefined {
  const say = useWords()
  const { date, isChosen, precision } = useTravelDate()
  const week = weekSummary(opening_hours, date)
  const status = statusOn(opening_hours, date)
  if (!week || status.kind === 'unknown') return the_hours_note ? { text: withoutFullStop(the_hours_note) } : undefined
  if (isAlwaysOpen(opening_hours, date)) return { text: say('hours.everyDay') }
  if (status.kind === 'always') return { text: say('hours.always') }
  if (status.kind === 'closed' && isChosen) return { text: say('hours.closedOnDate', { date: shortDate(date) }) }
  if (status.kind === 'closed' || precision === 'month') return { text: weekText(say, week) }
  const { opens, closes } = status
  return {
    text: isChosen
      ? say('hours.onDate', { date: shortDate(date), opens, closes })
      : say('hours.today', { opens, closes }),
  }
}
