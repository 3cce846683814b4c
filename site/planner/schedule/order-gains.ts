import type { CalendarDate } from '@tropa/contract'
import { isDark } from './conflicts.ts'
import { isVisited, type TimedVisit } from './day-times.ts'

/** What one order of a day's stops improves over another; 0: no improvement. */
export type OrderGains = {
  /** More stops that are visited within their hours. */
  fits: number
  /** More outdoor stops that are visited by daylight. */
  light: number
  /** Fewer minutes of waiting. */
  waits: number
}

const fits = ({ misfit }: TimedVisit): boolean => misfit === null
const minutesOfWaiting = (times: readonly TimedVisit[]): number =>
  times.filter(isVisited).reduce((sum, { arrives, from }) => sum + (from - arrives) * 60, 0)
const gain = (before: number, after: number): number => Math.max(0, Math.round(after - before))

/** @param date `null` if none is chosen, so daylight is not known */
export function gainsOf(
  before: readonly TimedVisit[],
  after: readonly TimedVisit[],
  date: CalendarDate | null,
): OrderGains {
  const count = (times: readonly TimedVisit[], is: (timed: TimedVisit) => boolean) => times.filter(is).length
  const isLit = (timed: TimedVisit) => !isDark(timed, date)
  return {
    fits: gain(count(before, fits), count(after, fits)),
    light: gain(count(before, isLit), count(after, isLit)),
    waits: gain(-minutesOfWaiting(before), -minutesOfWaiting(after)),
  }
}
