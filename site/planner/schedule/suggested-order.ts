import { isDark } from './conflicts.ts'
import { endOf, nextVisit, type TimedVisit, timesOf } from './day-times.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { travelBetween, type TravelBetween } from './travel.ts'

/** With up to this many stops every order is tried. */
export const mostExact = 9

/** The cost in minutes of a visit that does not fit: more than any way. */
const misfitWeight = 10_000
/** The cost in minutes of an outdoor stop in the dark: less than that of a closed one. */
const darkWeight = 1000

function weightOf(timed: TimedVisit, date: string | null): number {
  if (timed.misfit !== null) return misfitWeight
  return isDark(timed, date) ? darkWeight : 0
}
const costOf = (timed: TimedVisit, date: string | null) =>
  (timed.travel?.minutes ?? 0) + weightOf(timed, date) + (timed.from - timed.arrives) * 6

/** What an order costs: misfits, then what is in the dark, then minutes on the way and a tenth of those of waiting. */
export const orderCost = (
  order: readonly PlannedVisit[],
  date: string | null,
  travelOf: TravelBetween = travelBetween,
): number => timesOf(order, date, travelOf).reduce((sum, timed) => sum + costOf(timed, date), 0)

/** Every order, except those that already cost as much as the best one known. */
function exact(visits: readonly PlannedVisit[], date: string | null, travelOf: TravelBetween): readonly PlannedVisit[] {
  let best = { order: visits, cost: orderCost(visits, date, travelOf) }
  const follow = (done: readonly TimedVisit[], left: readonly PlannedVisit[], cost: number) => {
    if (cost >= best.cost) return
    if (left.length === 0) best = { order: done.map(({ visit }) => visit), cost }
    const { before, point } = endOf(done)
    for (const visit of left) {
      const timed = nextVisit(visit, date, before, point, travelOf)
      follow(
        [...done, timed],
        left.filter((one) => one !== visit),
        cost + costOf(timed, date),
      )
    }
  }
  follow([], visits, 0)
  return best.order
}

/** Orders that differ by one reversed stretch (2-opt), or by the place of one stop. */
function* neighbours(order: readonly PlannedVisit[]): Generator<readonly PlannedVisit[]> {
  for (let from = 0; from < order.length; from += 1) {
    for (let to = from + 1; to < order.length; to += 1)
      yield [...order.slice(0, from), ...order.slice(from, to + 1).toReversed(), ...order.slice(to + 1)]
    const others = order.toSpliced(from, 1)
    for (let to = 0; to < order.length; to += 1)
      if (to !== from) yield others.toSpliced(to, 0, ...order.slice(from, from + 1))
  }
}

/** Goes to a better neighbour until there is none. */
function improved(
  visits: readonly PlannedVisit[],
  date: string | null,
  travelOf: TravelBetween,
): readonly PlannedVisit[] {
  let best = { order: visits, cost: orderCost(visits, date, travelOf) }
  for (let isBetter = true; isBetter;) {
    isBetter = false
    for (const order of neighbours(best.order)) {
      const cost = orderCost(order, date, travelOf)
      if (cost >= best.cost - 1e-9) continue
      best = { order, cost }
      isBetter = true
      break
    }
  }
  return best.order
}

/**
 * The stops of a day in a better order, in which each stop that fits now still fits; the same order where none is
 * better.
 */
export const suggestedOrder = (
  visits: readonly PlannedVisit[],
  date: string | null,
  travelOf: TravelBetween = travelBetween,
): readonly PlannedVisit[] => (visits.length <= mostExact ? exact : improved)(visits, date, travelOf)
