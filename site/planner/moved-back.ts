import { type DaysChange, dayCount, orderOf, plannedDays, type Track } from '@tropa/machines'

/**
 * Order and days of a track as they were before a move. Notes, and what was added since, stay as they are now.
 * @param moved the track right after the move, which may have made a day of its own
 */
export function orderBefore(before: Track, moved: Track, now: Track): DaysChange {
  const { type, plan, days } = orderOf(plannedDays(before))
  const isSameCount = dayCount(now) === dayCount(moved)
  return {
    type,
    plan: plan.map(({ note: _, ...stop }) => stop),
    ...(isSameCount && days !== undefined && { days }),
  }
}
