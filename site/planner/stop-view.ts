import type { Card } from '../portal/cards-by-id.ts'
import type { Conflict } from './schedule/conflicts.ts'
import type { Fix } from './schedule/fixes.ts'
import type { Danger } from './schedule/unwise.ts'
import type { TrackLeg, TrackObject } from './track-objects.ts'

/**
 * What the weather of a stop's day warns of. `isStandIn`: it is no forecast, but computed from the climate; `otherDay`:
 * of the plan, `null`: none is better.
 */
export type DangerView = { danger: Danger; isStandIn: boolean; day: number; date: string; otherDay: number | null }
/**
 * The way to the next stop. `passed`: stops between that have no point; `title`: where it ends; `hasClosedRoad`: the
 * only road there or back that is known is a winter road, which is closed on that day.
 */
export type LegView = Pick<TrackLeg, 'km' | 'straightKm' | 'minutes' | 'passed'> & {
  title: string
  hasClosedRoad?: boolean
}

/** A leg in plain data. */
export const legView = ({ km, straightKm, minutes, passed, to }: TrackLeg): LegView => ({
  km,
  straightKm,
  passed,
  title: to.card?.the_title ?? '',
  ...(minutes !== undefined && { minutes }),
})

/** A conflict with what one press does about it, the best way first. */
export type ConflictView<F extends Fix = Fix> = Conflict & { fixes: readonly F[] }

/** A stop as its row shows it; all but the stop itself is plain data. */
export type StopView = {
  stop: TrackObject
  key: string
  title: string
  number: number
  day: number | null
  /** The first cannot go up, the last cannot go down. */
  isFirst: boolean
  isLast: boolean
  /** When the visitor is there, and when it is open that day, in words. */
  times: readonly string[]
  /** The town that begins here, where a day has several. */
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

/** Gives the view of a stop as the same object while nothing in it changes, so that its row is not drawn again. */
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
