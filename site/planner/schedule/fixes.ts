import type { Conflict, Judging, VisitDay } from './conflicts.ts'
import { isGood } from './good-move.ts'
import { type Misplaced, type Move, type Trial, stopVisitOf } from './move.ts'
import { movesInPlan, movesToEvent, movesToRoad } from './moves.ts'

/** What one press does about a conflict: another place for the stop, or off the track. */
export type Fix = Move | { kind: 'remove' }

/** Whether a stop may be put at the end of another day and nothing goes wrong by it. */
export function fitsOn(stop: Misplaced, day: number, days: readonly VisitDay[], judging: Judging): boolean {
  const visit = stopVisitOf(days, stop)
  return visit !== undefined && isGood({ kind: 'day', day }, { conflict: stop, visit, days, judging })
}

/** Whether a move is to a day of the plan or the one after it, so that no empty day arises between. */
const isNear = (move: Move, days: readonly VisitDay[]) => move.kind !== 'day' || move.day <= days.length + 1

function movesOf(trial: Trial): Move[] {
  const firstGood = (moves: readonly Move[]) => moves.find((move) => isGood(move, trial))
  const inPlan = firstGood(movesInPlan(trial))
  switch (trial.conflict.kind) {
    case 'notThatDay': {
      const ofTrip = firstGood(movesToEvent(trial))
      const isFar = inPlan && ofTrip && !isNear(inPlan, trial.days)
      return [isFar ? undefined : inPlan, ofTrip].filter((move) => move !== undefined)
    }
    case 'noRoad': {
      const move = inPlan ?? firstGood(movesToRoad(trial))
      return move ? [move] : []
    }
    default:
      return inPlan ? [inPlan] : []
  }
}

/**
 * The fixes of a conflict, the best first. Every move has been tried on the plan: it removes the conflict and makes
 * nothing else worse. For an event there are two: moving it to its day, or moving the trip. If one is missing, the
 * stop may be removed instead.
 */
export function fixesOf(conflict: Conflict, days: readonly VisitDay[], judging: Judging): readonly Fix[] {
  const visit = stopVisitOf(days, conflict)
  if (!visit) return []
  const moves = movesOf({ conflict, visit, days, judging })
  const ways = conflict.kind === 'notThatDay' ? 2 : 1
  return moves.length === ways ? moves : [...moves, { kind: 'remove' }]
}
