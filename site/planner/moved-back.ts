import { type DaysChange, dayCount, orderOf, plannedDays, type Track } from '@tropa/machines'

/**
 * The change that restores the order and days of a track before a move. Notes, and stops added since, stay as they
 * are now.
 * @param moved the track right after the move, which may have added a day
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
