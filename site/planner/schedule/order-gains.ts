import { isDark } from './conflicts.ts'
import { isVisited, type TimedVisit } from './day-times.ts'

/** What an order of a day's stops is better in than another; 0: in nothing. */
export type OrderGains = {
  /** Stops that are reached in their hours. */
  fits: number
  /** Stops under the open sky that are seen by daylight. */
  light: number
  /** Minutes of waiting that are spared. */
  waits: number
}

const fits = ({ misfit }: TimedVisit): boolean => misfit === null
const minutesOfWaiting = (times: readonly TimedVisit[]): number =>
  times.filter(isVisited).reduce((sum, { arrives, from }) => sum + (from - arrives) * 60, 0)
const gain = (before: number, after: number): number => Math.max(0, Math.round(after - before))

/** @param date `YYYY-MM-DD`; `null`: when it is dark is not known */
export function gainsOf(before: readonly TimedVisit[], after: readonly TimedVisit[], date: string | null): OrderGains {
  const count = (times: readonly TimedVisit[], is: (timed: TimedVisit) => boolean) => times.filter(is).length
  const isLit = (timed: TimedVisit) => !isDark(timed, date)
  return {
    fits: gain(count(before, fits), count(after, fits)),
    light: gain(count(before, isLit), count(after, isLit)),
    waits: gain(-minutesOfWaiting(before), -minutesOfWaiting(after)),
  }
}
