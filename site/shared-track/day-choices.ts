import { isDivided, plannedDays, type Track } from '@tropa/machines'

/** A day of the track, or none. */
export type AddedDay = number | null

/**
 * The days to which a stop can be added; none if the track is not divided. `usual`: without a day if the author has
 * such stops, else day 1.
 */
export function dayChoices(track: Track): { choices: readonly AddedDay[]; usual: AddedDay } {
  if (!isDivided(track)) return { choices: [], usual: null }
  const days = plannedDays(track).map(({ day }) => day)
  const hasUnplanned = days.includes(null)
  return { choices: hasUnplanned ? days : [...days, null], usual: hasUnplanned ? null : 1 }
}
