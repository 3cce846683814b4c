import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlannedVisit } from './planned-visit.ts'
import { mostExact, orderCost, suggestedOrder } from './suggested-order.ts'
import { at, aVisit, gallery, museum, open, river, saturday } from './testing/planned-visits.ts'
import { travelBetween, travelBy } from './travel.ts'

const aPlace = fc.record({
  latitude: fc.double({ min: 60.9, max: 61.4, noNaN: true }),
  longitude: fc.double({ min: 68.8, max: 69.6, noNaN: true }),
  opens: fc.integer({ min: 8, max: 14 }),
  hours: fc.integer({ min: 2, max: 10 }),
  isLost: fc.boolean(),
})
const someVisits = (maxLength: number) =>
  fc.array(aPlace, { maxLength, minLength: 1 }).map((places) =>
    places.map(({ latitude, longitude, opens, hours, isLost }, index) =>
      aVisit(`stop${index}`, {
        stay: 0.5,
        point: isLost ? null : at(latitude, longitude),
        opensOn: open(opens, opens + hours),
      }),
    ),
  )
const keys = (visits: readonly PlannedVisit[]) => visits.map(({ key }) => key).toSorted()

function* orders(visits: readonly PlannedVisit[]): Generator<PlannedVisit[]> {
  if (visits.length === 0) yield []
  for (const visit of visits) for (const rest of orders(visits.filter((one) => one !== visit))) yield [visit, ...rest]
}

test('the suggested order of a few stops is the best of all orders, and has all stops', () => {
  fc.assert(
    fc.property(someVisits(6), (visits) => {
      const suggested = suggestedOrder(visits, saturday)
      const best = Math.min(...[...orders(visits)].map((order) => orderCost(order, saturday)))

      expect(orderCost(suggested, saturday)).toBeCloseTo(best, 6)
      expect(keys(suggested)).toEqual(keys(visits))
    }),
    { numRuns: 30 },
  )
})

test('a hotel is the last of the day, or stays the first', () => {
  const hotel = aVisit('hotel', { stay: 0, point: at(61.05) })
  const day = [aVisit('museum', { point: at(61) }), hotel, aVisit('park', { point: at(61.1) })]
  const suggested = (visits: readonly PlannedVisit[]) => suggestedOrder(visits, saturday).map(({ key }) => key)

  expect(suggested(day)).toEqual(['museum', 'park', 'hotel'])
  expect(suggested([hotel, ...day.filter((one) => one !== hotel)])[0]).toBe('hotel')
})

test('the suggested order of many stops is never worse, and reversing or moving a part does not improve it', () => {
  fc.assert(
    fc.property(
      someVisits(16).filter((visits) => visits.length > mostExact),
      (visits) => {
        const suggested = suggestedOrder(visits, saturday)

        expect(orderCost(suggested, saturday)).toBeLessThanOrEqual(orderCost(visits, saturday))
        expect(suggestedOrder(suggested, saturday)).toEqual(suggested)
        expect(keys(suggested)).toEqual(keys(visits))
      },
    ),
    { numRuns: 10 },
  )
})

test('a suggested order reaches outdoor stops in daylight, even if it is longer', () => {
  const [here, there] = [
    { ...museum, stay: 4 },
    { ...gallery, stay: 4 },
  ]
  const along = { ...river, point: at(61.2) }

  expect(suggestedOrder([here, there, along], saturday).map(({ key }) => key)[0]).toBe('river')
  expect(suggestedOrder([here, there, along], null)).toEqual([here, there, along])
})

test('an order is suggested by known roads rather than by straight lines', () => {
  const [bank, across, along] = [
    aVisit('bank'),
    aVisit('across', { point: at(61.2) }),
    aVisit('along', { point: at(61.4) }),
  ]
  const geolocations = ['61,69.03', '61.2,69.03', '61.4,69.03']
  // The two banks of a river, connected by road only through the third place.
  const minutes = [
    [0, 300, 30],
    [300, 0, 30],
    [30, 30, 0],
  ]
  const roads = geolocations.flatMap((from, index) =>
    geolocations.map((to, other) => ({ from, to, km: 30, minutes: minutes[index]?.[other] ?? 0 })),
  )

  expect(suggestedOrder([bank, across, along], null)).toEqual([bank, across, along])
  const byRoad = suggestedOrder([bank, across, along], null, travelBy(roads))
  expect(byRoad.map(({ key }) => key)).toEqual(['bank', 'along', 'across'])
})

test('a day with many stops is ordered in a short time', () => {
  // Places on a line, in a bad order.
  const places = Array.from({ length: 60 }, (_, index) =>
    aVisit(`stop${index}`, { point: at(61 + ((index * 23) % 60) / 100) }),
  )
  let ways = 0
  const counted: typeof travelBetween = (from, to) => {
    ways += 1
    return travelBetween(from, to)
  }

  const suggested = suggestedOrder(places, null, counted)

  expect(orderCost(suggested, null)).toBeLessThan(orderCost(places, null) / 4)
  expect(ways).toBeLessThan(2_500_000)
})
