import { type CalendarDate, calendarDate, type TrackStop } from '@tropa/contract'
import { plusDaysOrNull } from '../dates/dates.ts'
import type { Planned } from './plan.ts'

/**
 * A day of a track. `day` is `null` for stops without a day. `date` is `null` without a travel date, or beyond the end
 * of the calendar. `isAlone`: the track is not divided into days.
 */
export type LetterDay = {
  day: number | null
  date: CalendarDate | null
  stops: readonly TrackStop[]
  isAlone: boolean
}

/** The days of a track in order, empty ones left out; stops without a day come last, as on its page. */
export function letterDays({ plan, start_date }: Planned): LetterDay[] {
  const start = start_date === null ? null : calendarDate(start_date)
  const dateOf = (day: number) => (start === null ? null : plusDaysOrNull(start, day - 1))
  const days = [...new Set(plan.flatMap(({ day }) => day ?? []))].toSorted((one, other) => one - other)
  if (days.length === 0) return [{ day: 1, date: dateOf(1), stops: plan, isAlone: true }]
  const planned = days.map((day) => ({
    day,
    date: dateOf(day),
    stops: plan.filter((stop) => stop.day === day),
    isAlone: false,
  }))
  const others = plan.filter(({ day }) => day === undefined)
  const unplanned = { day: null, date: null, stops: others, isAlone: false }
  return others.length > 0 ? [...planned, unplanned] : planned
}
