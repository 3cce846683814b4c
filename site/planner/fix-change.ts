import { type DaysChange, type ObjectRef, toDay, type Track } from '@tropa/machines'
import type { MoveInPlan } from './schedule/move.ts'

/**
 * Converts the move of a stop within the plan to a change of the track.
 * @param day that the stop is on
 */
export const changeOfMove = (track: Track, object: ObjectRef, move: MoveInPlan, day: number | null): DaysChange =>
  move.kind === 'first' ? toDay(track, object, day, 0) : toDay(track, object, move.day, move.isFirst ? 0 : Infinity)
