import type { CalendarDate } from '@tropa/contract'
import type { Card } from '../portal/cards-by-id.ts'
import type { Conflict } from './schedule/conflicts.ts'
import type { Fix } from './schedule/fixes.ts'
import type { Danger } from './schedule/forecast-danger.ts'
import type { TrackLeg, TrackObject } from './track-objects.ts'

/**
 * A weather warning for a stop's day. `isStandIn`: computed from the climate instead of a forecast; `otherDay`: a
 * better day of the plan, `null`: there is none.
 */
export type DangerView = {
  danger: Danger
  isStandIn: boolean
  day: number
  date: CalendarDate
  otherDay: number | null
}
/**
 * The leg to the next stop. `passed`: stops in between that have no point; `title`: of the stop where it ends;
 * `hasClosedRoad`: the only known road is a winter road that is closed on that day.
 */
export type LegView = Pick<TrackLeg, 'km' | 'straightKm' | 'minutes' | 'passed'> & {
  title: string
  hasClosedRoad?: boolean
}

/** A leg as plain data. */
export const legView = ({ km, straightKm, minutes, passed, to }: TrackLeg): LegView => ({
  km,
  straightKm,
  passed,
  title: to.card?.the_title ?? '',
  ...(minutes !== undefined && { minutes }),
})

/** A conflict with its fixes, the best first. */
export type ConflictView<F extends Fix = Fix> = Conflict & { fixes: readonly F[] }

/** A stop as its row shows it; everything but the stop itself is plain data. */
export type StopView = {
  stop: TrackObject
  key: string
  title: string
  number: number
  day: number | null
  /** The first stop cannot move up, the last cannot move down. */
  isFirst: boolean
  isLast: boolean
  /** The time of the visit and the opening hours of that day, in words. */
  times: readonly string[]
  /** The town, if the day has several and this is its first stop there. */
  town: string | null
  conflict: ConflictView | null
  danger: DangerView | null
  leg: LegView | null
}

type Kept = { card: Card | null; facts: string; view: StopView }

const keptOf = (view: StopView): Kept => {
  const { stop, ...shown } = view
  const { card, ...known } = stop
  return { card, facts: JSON.stringify([shown, known]), view }
}

/** Returns the same view object while nothing in it changes, so that its row is not rendered again. */
export class StopViews {
  readonly #kept = new Map<string, Kept>()

  same(view: StopView): StopView {
    const next = keptOf(view)
    const kept = this.#kept.get(view.key)
    if (kept && kept.card === next.card && kept.facts === next.facts) return kept.view
    this.#kept.set(view.key, next)
    return view
  }
}
