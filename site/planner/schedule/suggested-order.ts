import type { CalendarDate } from '@tropa/contract'
import { isDark } from './conflicts.ts'
import { endOf, nextVisit, type TimedVisit } from './day-times.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { travelBetween, type TravelBetween } from './travel.ts'

/** Up to this many stops, every order is tried. */
export const mostExact = 9

/** The cost in minutes of a visit that does not fit; higher than that of any way. */
const misfitWeight = 10_000
/** The cost in minutes of an outdoor stop in the dark; lower than that of a closed one. */
const darkWeight = 1000

function weightOf(timed: TimedVisit, date: CalendarDate | null): number {
  if (timed.misfit !== null) return misfitWeight
  return isDark(timed, date) ? darkWeight : 0
}
/** The cost in minutes of leaving a hotel again after arriving there. */
const outAgainWeight = 60

/** @param done the visits before it */
function costOf(timed: TimedVisit, date: CalendarDate | null, done: readonly TimedVisit[]): number {
  const isOutAgain = done.length > 1 && done.at(-1)?.visit.stay === 0
  const waiting = (timed.from - timed.arrives) * 6
  return (timed.travel?.minutes ?? 0) + weightOf(timed, date) + waiting + (isOutAgain ? outAgainWeight : 0)
}

/** The cost of an order; `null` as soon as it reaches `most`, because further visits never make it cheaper. */
function costBelow(
  most: number,
  order: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween,
): number | null {
  const times: TimedVisit[] = []
  let cost = 0
  for (const visit of order) {
    const { before, point } = endOf(times)
    const timed = nextVisit(visit, date, before, point, travelOf)
    cost += costOf(timed, date, times)
    if (cost >= most) return null
    times.push(timed)
  }
  return cost
}

/**
 * The cost of an order: misfits, then outdoor stops in the dark, then minutes of travel and a tenth of those of
 * waiting.
 */
export const orderCost = (
  order: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween = travelBetween,
): number => costBelow(Infinity, order, date, travelOf) ?? Infinity

/** Every order, except those that already cost as much as the best one known. */
function exact(
  visits: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween,
): readonly PlannedVisit[] {
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
        cost + costOf(timed, date, done),
      )
    }
  }
  follow([], visits, 0)
  return best.order
}

type Neighbour = (order: readonly PlannedVisit[]) => readonly PlannedVisit[]

/** Generates the orders that differ by one reversed section (2-opt), or by the place of one stop. */
function neighboursOf(count: number): Neighbour[] {
  const places = Array.from({ length: count }, (_, index) => index)
  return places.flatMap((from) => [
    ...places.slice(from + 1).map((to): Neighbour => (order) => [
      ...order.slice(0, from),
      ...order.slice(from, to + 1).toReversed(),
      ...order.slice(to + 1),
    ]),
    ...places
      .filter((to) => to !== from)
      .map(
        (to): Neighbour =>
          (order) =>
            order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1)),
      ),
  ])
}

/** Moves to a better neighbour until there is none. */
function improved(
  visits: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween,
): readonly PlannedVisit[] {
  const neighbours = neighboursOf(visits.length)
  let best = { order: visits, cost: orderCost(visits, date, travelOf) }
  for (let isBetter = true; isBetter;) {
    isBetter = false
    // Continues with the next neighbour instead of starting over, because a day of a hundred stops has 15,000
    // neighbours.
    for (const neighbour of neighbours) {
      const order = neighbour(best.order)
      const cost = costBelow(best.cost - 1e-9, order, date, travelOf)
      if (cost === null) continue
      best = { order, cost }
      isBetter = true
    }
  }
  return best.order
}

/** A better order of a day's stops, in which each stop that fits now still fits; the same order if there is none. */
export const suggestedOrder = (
  visits: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween = travelBetween,
): readonly PlannedVisit[] => (visits.length <= mostExact ? exact : improved)(visits, date, travelOf)
