import { windChill } from '@tropa/library/WeatherWidget/windChill.ts'
import type { WeatherHere } from '@tropa/machines'

/** What a forecast warns of at a stop. */
export type Danger = 'windChill' | 'storm' | 'thaw'
/** What is known of the stop. `needsWinterRoad`: on that day it can be reached only by a winter road. */
export type Exposed = { isOutdoor: boolean; needsWinterRoad: boolean }

/** °C as it feels: frostbite within 10 minutes. Environment Canada, Wind Chill Index. */
const coldest = -35
/** m/s: near gale on the Beaufort scale. */
const strongest = 15
const kilometresPerHour = (metresPerSecond: number) => metresPerSecond * 3.6

/** Only a forecast warns, not the weather of a year ago. `null`: no danger. */
export function dangerOf(here: WeatherHere | null, { isOutdoor, needsWinterRoad }: Exposed): Danger | null {
  if (here?.kind !== 'forecast' || !here.reading) return null
  const { temperature, wind = 0, sky } = here.reading
  if (needsWinterRoad && temperature >= 0) return 'thaw'
  if (!isOutdoor) return null
  if (wind >= strongest || sky === 'thunderstorm') return 'storm'
  return windChill(temperature, kilometresPerHour(wind)) <= coldest ? 'windChill' : null
}

/** A day of the plan with what is known of the stop's territory on it. */
export type DayHere = { day: number; here: WeatherHere | null; needsWinterRoad: boolean }

/**
 * The nearest other day of the plan whose forecast has no warning.
 * @param isFit whether the stop can be put on a day; called as rarely as possible
 */
export function betterDay(
  now: number,
  isOutdoor: boolean,
  days: readonly DayHere[],
  isFit: (day: number) => boolean,
): number | null {
  const good = days.filter(
    ({ day, here, needsWinterRoad }) =>
      day !== now &&
      here?.kind === 'forecast' &&
      here.reading &&
      dangerOf(here, { isOutdoor, needsWinterRoad }) === null,
  )
  const nearest = good.toSorted((one, other) => Math.abs(one.day - now) - Math.abs(other.day - now))
  return nearest.find((one) => isFit(one.day))?.day ?? null
}
