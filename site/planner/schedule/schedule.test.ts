import { mostDays } from '@tropa/machines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conflictsOf, type VisitDay } from './conflicts.ts'
import { timesOf, waysOf } from './day-times.ts'
import { mostExact, orderCost, suggestedOrder } from './suggested-order.ts'
import { fitsOn, fixesOf } from './fixes.ts'
import { accessOf } from './track-access.ts'
import { travelBetween, travelBy } from './travel.ts'
import { type PlannedVisit, plannedVisit } from './planned-visit.ts'

const at = (latitude: number, longitude = 69.03) => ({ latitude, longitude })
const aVisit = (key: string, visit: Partial<PlannedVisit> = {}): PlannedVisit => ({
  key,
  title: key,
  point: at(61),
  stay: 1.5,
  season: [],
  isOutdoor: false,
  access: [],
  opensOn: () => null,
  sessions: null,
  ...visit,
})
const open = (from: number, to: number) => () => [{ from, to }]
/** A Saturday. */
const saturday = '2026-12-05'
const sunday = '2026-12-06'
const day = (visits: readonly PlannedVisit[], date: string | null = saturday) => [{ day: 1, date, visits }]

const today = '2026-11-20'
const conflictsIn = (days: readonly VisitDay[]) =>
  conflictsOf(days, { today }).map((one) => ({ ...one, fixes: fixesOf(one, days, { today }) }))

test('a day begins at ten, and waits for a place to open', () => {
  const times = timesOf([aVisit('museum'), aVisit('park', { opensOn: open(13, 18) })], saturday)

  expect(times.map(({ from, to }) => [from, to])).toEqual([
    [10, 11.5],
    [13, 14.5],
  ])
})

test('a visit that does not fit before a break comes after it', () => {
  const spans = [
    { from: 9, to: 11 },
    { from: 14, to: 18 },
  ]

  expect(timesOf([aVisit('museum', { opensOn: () => spans })], saturday)[0]).toMatchObject({ from: 14, misfit: null })
})

test('an event has its own hour, and who comes later misses it', () => {
  const concert = aVisit('concert', { stay: 2, sessions: [{ date: saturday, from: 11, to: 13, isSoldOut: false }] })

  expect(timesOf([concert], saturday)[0]).toMatchObject({ from: 11, to: 13, misfit: null })
  expect(timesOf([aVisit('museum'), aVisit('park'), concert], saturday)[2]?.misfit).toBe('tooLate')
})

test('a stop without a point breaks neither the ways nor the times around it', () => {
  const times = timesOf(
    [aVisit('here'), aVisit('nowhere', { point: null }), aVisit('there', { point: at(61.1) })],
    null,
  )

  expect(times.map(({ travel }) => travel?.straightKm ?? null)).toEqual([null, null, 11.1])
  expect(waysOf(times).km).toBe(11.1)
  expect(times.every(({ from, to }) => Number.isFinite(from) && to > from)).toBe(true)
})

test('one walks a little way and drives a longer one', () => {
  expect(travelBetween(at(61), at(61.01))).toMatchObject({ mode: 'walk', straightKm: 1.1 })
  expect(travelBetween(at(61), at(61.1))).toMatchObject({ mode: 'car' })
  expect(travelBetween(null, at(61))).toBeNull()
})

const moved = { kind: 'day', day: 2 } as const
test.each([
  [
    'closed that day',
    { opensOn: (date: string) => (date === saturday ? [] : [{ from: 10, to: 18 }]) },
    'closed',
    moved,
  ],
  [
    'sold out',
    {
      sessions: [
        { date: saturday, from: 12, to: 14, isSoldOut: true },
        { date: sunday, from: 12, to: 14, isSoldOut: false },
      ],
    },
    'soldOut',
    moved,
  ],
  ['out of season', { season: [6, 7, 8] }, 'season', { kind: 'remove' }],
  ['never open again', { opensOn: () => [] }, 'closed', { kind: 'remove' }],
] as const)('a stop that is %s is a conflict with one way out', (_, visit, kind, fix) => {
  expect(conflictsIn(day([aVisit('stop', visit)]))).toEqual([{ kind, key: 'stop', day: 1, fixes: [fix] }])
})

const aSession = (date: string, isSoldOut = false) => ({ date, from: 12, to: 14, isSoldOut })
const eventOn = (...dates: string[]) => aVisit('fair', { sessions: dates.map((date) => aSession(date)) })

test.each([
  ['on the next day', [sunday], [moved, { kind: 'trip', start: sunday }]],
  ['the day before the trip', ['2026-12-04'], [{ kind: 'trip', start: '2026-12-04' }, { kind: 'remove' }]],
  ['far ahead', ['2027-03-05'], [{ kind: 'trip', start: '2027-03-05' }, { kind: 'remove' }]],
  ['over', ['2026-11-01'], [{ kind: 'remove' }]],
] as const)('an event that is %s names its real date, and goes there or takes the trip there', (_, dates, fixes) => {
  const [conflict] = conflictsIn(day([eventOn(...dates)]))

  expect(conflict).toMatchObject({ kind: 'notThatDay', fixes })
  expect(conflict?.session?.date).toBe(dates[0] > today ? dates[0] : undefined)
})

test('an event on day 2 of a plan takes the trip so that its day 2 is the day of the event', () => {
  const days = [
    { day: 1, date: saturday, visits: [] },
    { day: 2, date: sunday, visits: [eventOn('2027-03-05')] },
  ]
  expect(conflictsIn(days)[0]?.fixes[0]).toEqual({ kind: 'trip', start: '2027-03-04' })
})

test('an event on another day takes no time and no way: what follows is as without it', () => {
  const [first, park] = [aVisit('museum'), aVisit('park', { point: at(61.1) })]
  const far = { ...eventOn('2027-03-05'), point: at(65) }
  const pick = (visits: readonly PlannedVisit[]) =>
    timesOf(visits, saturday).flatMap(({ visit, from, to, travel }) =>
      visit === far ? [] : [{ key: visit.key, from, to, travel }],
    )

  for (const visits of [
    [far, first, park],
    [first, far, park],
    [first, park, far],
  ])
    expect(pick(visits)).toEqual(pick([first, park]))
  expect(waysOf(timesOf([first, far, park], saturday))).toEqual(waysOf(timesOf([first, park], saturday)))
  expect(conflictsIn(day([first, far, park])).map(({ kind }) => kind)).toEqual(['notThatDay'])
})

const [museum, gallery] = [aVisit('museum', { stay: 4 }), aVisit('gallery', { stay: 4 })]
const river = aVisit('river', { isOutdoor: true })

test('what is outside after dark is a conflict, and goes first', () => {
  expect(conflictsIn(day([museum, gallery, river]))).toEqual([
    { kind: 'dark', key: 'river', day: 1, fixes: [{ kind: 'first' }] },
  ])
})

test('what would make another stop late does not go first, but to another day', () => {
  const concert = { ...gallery, sessions: [{ date: saturday, from: 14, to: 18, isSoldOut: false }] }

  expect(conflictsIn(day([museum, concert, river]))).toEqual([{ kind: 'dark', key: 'river', day: 1, fixes: [moved] }])
})

test('what is too late even as the first of its day has no way out but off the track', () => {
  const dawn = aVisit('dawn', { opensOn: open(6, 9) })

  expect(conflictsIn(day([museum, dawn]))).toEqual([
    { kind: 'tooLate', key: 'dawn', day: 1, fixes: [{ kind: 'remove' }] },
  ])
})

test('on a full day a stop goes where it is in time, which may be before the others', () => {
  const morning = { opensOn: (date: string) => (date === saturday ? [] : [{ from: 10, to: 12 }]) }
  const days = [
    { day: 1, date: saturday, visits: [aVisit('bakery', morning)] },
    { day: 2, date: sunday, visits: [gallery] },
  ]
  expect(conflictsIn(days)[0]?.fixes).toEqual([{ kind: 'day', day: 2, isFirst: true }])
})

test('better weather of another day is of no use where the stop does not fit on it', () => {
  const shut = aVisit('shut', { opensOn: (date: string) => (date === sunday ? [] : [{ from: 10, to: 18 }]) })
  const days = [
    { day: 1, date: saturday, visits: [shut, river] },
    { day: 2, date: sunday, visits: [] },
    { day: 3, date: '2026-12-07', visits: [museum, gallery] },
  ]
  const fits = (key: string, day: number) => fitsOn({ key, day: 1 }, day, days, { today })

  expect([fits('shut', 2), fits('river', 2), fits('river', 3)]).toEqual([false, true, false])
})

test('no way out leads past the last day that a track may have, nor into the past', () => {
  const far = [aVisit('south'), aVisit('north', { point: at(65) })]
  const last = Array.from({ length: mostDays }, (_, index) => ({
    day: index + 1,
    date: null,
    visits: far.map((visit) => ({ ...visit, key: `${visit.key}${index}` })),
  }))
  const shut = aVisit('shut', { opensOn: (date: string) => (date === today ? [] : [{ from: 10, to: 18 }]) })
  const days = [
    { day: 1, date: '2026-11-19', visits: [] },
    { day: 2, date: today, visits: [shut] },
  ]

  const found = conflictsIn(last)
  expect(found).toHaveLength(mostDays)
  expect(new Set(found.flatMap(({ fixes }) => fixes.map(({ kind }) => kind)))).toEqual(new Set(['remove']))
  expect(conflictsIn(days)[0]?.fixes).toEqual([{ kind: 'day', day: 3 }])
})

test('a day with too long a way sends its last stop to the next day', () => {
  const visits = [aVisit('south'), aVisit('north', { point: at(65) })]

  expect(conflictsIn(day(visits))).toEqual([{ kind: 'far', key: 'north', day: 1, fixes: [moved] }])
})

test('without a date nothing is said of hours, seasons and light', () => {
  const visit = { season: [6], isOutdoor: true, opensOn: () => [], sessions: [] }

  expect(conflictsIn(day([aVisit('stop', visit)], null))).toEqual([])
})

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

test('the suggested order of a few stops is the best of all, and loses none', { timeout: 60_000 }, () => {
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

test(
  'the suggested order of many stops is never worse, and no stop turned round or moved makes it better',
  { timeout: 60_000 },
  () => {
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
  },
)

test('a suggested order comes to what is outside by daylight, though the way is longer', () => {
  const [here, there] = [
    { ...museum, stay: 4 },
    { ...gallery, stay: 4 },
  ]
  const along = { ...river, point: at(61.2) }

  expect(suggestedOrder([here, there, along], saturday).map(({ key }) => key)[0]).toBe('river')
  expect(suggestedOrder([here, there, along], null)).toEqual([here, there, along])
})

test('an order is suggested by the roads that are known, not by straight lines', () => {
  const [bank, across, along] = [
    aVisit('bank'),
    aVisit('across', { point: at(61.2) }),
    aVisit('along', { point: at(61.4) }),
  ]
  const geolocations = ['61,69.03', '61.2,69.03', '61.4,69.03']
  // Across the river a road leads round by the third place only.
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

test('facts of accessibility are counted over the whole track, and the unknown is said', () => {
  expect(accessOf([{ access: ['lift', 'toilet'] }, { access: ['toilet'] }, { access: [] }])).toEqual({
    facts: [
      { fact: 'toilet', count: 2 },
      { fact: 'lift', count: 1 },
    ],
    unknown: 1,
    total: 3,
  })
})

test('an event is visited at its sessions, and is sold out when nothing of a session is left', () => {
  const card = { object_type: 'event', id: 1, the_title: 'Concert', season: [], access: [], dates: undefined }
  const session = { starts_at: '2026-12-05T19:00:00+05:00', ends_at: '2026-12-05T21:00:00+05:00', location_id: null }
  const offer = { id: 1, the_title: '', price: { value: '1.00', currency: 'RUB' }, requires: [] }
  const sold = (remaining: number | null) =>
    plannedVisit({ object_type: 'event', object_id: 1 }, card as never, {
      schedule: [session],
      offer_list: [{ ...offer, remaining, starts_at: session.starts_at }] as never,
    }).sessions

  expect(sold(0)).toEqual([{ date: saturday, from: 19, to: 21, isSoldOut: true }])
  expect(sold(3)?.[0]?.isSoldOut).toBe(false)
  expect(sold(null)?.[0]?.isSoldOut).toBe(false)
})

test('an event of several days may be visited on each of them', () => {
  const card = { object_type: 'event', id: 1, the_title: 'Campaign', season: [], access: [] }
  const dates = { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-06T18:00:00+05:00', location_id: null }
  const visit = plannedVisit({ object_type: 'event', object_id: 1 }, { ...card, dates } as never)

  expect(visit.sessions?.map(({ date, from, to }) => [date, from, to])).toEqual([
    ['2026-12-04', 10, 18],
    [saturday, 10, 18],
    [sunday, 10, 18],
  ])
})

test('times of the day follow the road where it is known, and an estimate where it is not', () => {
  const roads = [{ from: '61,69.03', to: '61.1,69.03', km: 40, minutes: 90 }]
  const visits = [aVisit('here'), aVisit('there', { point: at(61.1) }), aVisit('back')]
  const times = timesOf(visits, null, travelBy(roads))

  expect(times.map(({ travel }) => travel?.km ?? null)).toEqual([null, 40, travelBetween(at(61.1), at(61))?.km])
  expect(times[1]?.arrives).toBe(13)
})
