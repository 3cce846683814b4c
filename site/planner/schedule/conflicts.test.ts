import { calendarDate, type CalendarDate } from '@tropa/contract'
import { mostDays } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { conflictsOf, type VisitDay } from './conflicts.ts'
import { fitsOn, fixesOf } from './fixes.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { at, aVisit, eventOn, gallery, museum, open, river, saturday, sunday } from './testing/planned-visits.ts'

const today = calendarDate('2026-11-20')
const day = (visits: readonly PlannedVisit[], date: CalendarDate | null = saturday) => [{ day: 1, date, visits }]
const conflictsIn = (days: readonly VisitDay[]) =>
  conflictsOf(days, { today }).map((one) => ({ ...one, fixes: fixesOf(one, days, { today }) }))

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
] as const)('a stop that is %s is a conflict with one fix', (_, visit, kind, fix) => {
  expect(conflictsIn(day([aVisit('stop', visit)]))).toEqual([{ kind, key: 'stop', day: 1, fixes: [fix] }])
})

test.each([
  ['on the next day', [sunday], [moved, { kind: 'trip', start: sunday }]],
  [
    'the day before the trip',
    [calendarDate('2026-12-04')],
    [{ kind: 'trip', start: '2026-12-04' }, { kind: 'remove' }],
  ],
  ['far ahead', [calendarDate('2027-03-05')], [{ kind: 'trip', start: '2027-03-05' }, { kind: 'remove' }]],
  ['over', [calendarDate('2026-11-01')], [{ kind: 'remove' }]],
] as const)('an event that is %s has its real date, and is moved there or moves the trip there', (_, dates, fixes) => {
  const [conflict] = conflictsIn(day([eventOn(...dates)]))

  expect(conflict).toMatchObject({ kind: 'notThatDay', fixes })
  expect(conflict?.session?.date).toBe(dates[0] > today ? dates[0] : undefined)
})

describe('an event some days after the trip', () => {
  const cup = aVisit('cup', {
    stay: 4,
    sessions: [{ date: calendarDate('2026-12-15'), from: 12, to: 16, isSoldOut: false }],
  })
  const fixesIn = (visits: readonly PlannedVisit[], days: readonly VisitDay[] = []) =>
    conflictsIn([...day(visits), ...days]).find(({ key }) => key === 'cup')?.fixes
  const start = { kind: 'trip', start: '2026-12-15' }

  test('moves the trip rather than leaving empty days before it', () => {
    const next = { day: 2, date: sunday, visits: [gallery] }

    expect(fixesIn([cup])).toEqual([start, { kind: 'remove' }])
    expect(fixesIn([aVisit('walk'), cup], [next])).toEqual([start, { kind: 'remove' }])
  })

  test('is moved to its own day if the whole trip does not fit there', () => {
    expect(fixesIn([museum, gallery, aVisit('house'), cup])).toEqual([{ kind: 'day', day: 11 }, { kind: 'remove' }])
  })

  test('is moved to its own day if that is the next one after the plan', () => {
    const empty = Array.from({ length: 9 }, (_, index) => ({
      day: index + 2,
      date: calendarDate(`2026-12-${String(index + 6).padStart(2, '0')}`),
      visits: [],
    }))
    expect(fixesIn([cup], empty)).toEqual([{ kind: 'day', day: 11 }, start])
  })
})

test('an event on day 2 of a plan moves the trip so that day 2 is the day of the event', () => {
  const days = [
    { day: 1, date: saturday, visits: [] },
    { day: 2, date: sunday, visits: [eventOn(calendarDate('2027-03-05'))] },
  ]
  expect(conflictsIn(days)[0]?.fixes[0]).toEqual({ kind: 'trip', start: '2027-03-04' })
})

test('an event on another day is a conflict, and causes none for the next stops', () => {
  const far = { ...eventOn(calendarDate('2027-03-05')), point: at(65) }
  const found = conflictsIn(day([aVisit('museum'), far, aVisit('park', { point: at(61.1) })]))

  expect(found.map(({ kind }) => kind)).toEqual(['notThatDay'])
})

test('a summer day with dusk after midnight is light', () => {
  const peak = aVisit('peak', { isOutdoor: true, point: at(65.035, 60.116) })
  for (const date of ['2027-07-29', '2027-07-30', '2027-07-31'])
    expect(conflictsIn(day([peak], calendarDate(date)))).toEqual([])
})

test('an outdoor stop after dark is a conflict, and is moved to the beginning of its day', () => {
  expect(conflictsIn(day([museum, gallery, river]))).toEqual([
    { kind: 'dark', key: 'river', day: 1, fixes: [{ kind: 'first' }] },
  ])
})

test('a stop that would make another one late is moved to another day rather than to the beginning', () => {
  const concert = { ...gallery, sessions: [{ date: saturday, from: 14, to: 18, isSoldOut: false }] }

  expect(conflictsIn(day([museum, concert, river]))).toEqual([{ kind: 'dark', key: 'river', day: 1, fixes: [moved] }])
})

test('a stop that is too late even at the beginning of its day can only be removed', () => {
  const dawn = aVisit('dawn', { opensOn: open(6, 9) })

  expect(conflictsIn(day([museum, dawn]))).toEqual([
    { kind: 'tooLate', key: 'dawn', day: 1, fixes: [{ kind: 'remove' }] },
  ])
})

test('on a full day a stop is moved to a position where it is in time, which may be before the others', () => {
  const morning = { opensOn: (date: string) => (date === saturday ? [] : [{ from: 10, to: 12 }]) }
  const days = [
    { day: 1, date: saturday, visits: [aVisit('bakery', morning)] },
    { day: 2, date: sunday, visits: [gallery] },
  ]
  expect(conflictsIn(days)[0]?.fixes).toEqual([{ kind: 'day', day: 2, isFirst: true }])
})

test('a day with better weather is not offered if the stop does not fit on it', () => {
  const shut = aVisit('shut', { opensOn: (date: string) => (date === sunday ? [] : [{ from: 10, to: 18 }]) })
  const days = [
    { day: 1, date: saturday, visits: [shut, river] },
    { day: 2, date: sunday, visits: [] },
    { day: 3, date: calendarDate('2026-12-07'), visits: [museum, gallery] },
  ]
  const fits = (key: string, day: number) => fitsOn({ key, day: 1 }, day, days, { today })

  expect([fits('shut', 2), fits('river', 2), fits('river', 3)]).toEqual([false, true, false])
})

test('no fix uses a day beyond the limit of a track, or in the past', () => {
  const far = [aVisit('south'), aVisit('north', { point: at(65) })]
  const last = Array.from({ length: mostDays }, (_, index) => ({
    day: index + 1,
    date: null,
    visits: far.map((visit) => ({ ...visit, key: `${visit.key}${index}` })),
  }))
  const shut = aVisit('shut', { opensOn: (date: string) => (date === today ? [] : [{ from: 10, to: 18 }]) })
  const days = [
    { day: 1, date: calendarDate('2026-11-19'), visits: [] },
    { day: 2, date: today, visits: [shut] },
  ]

  const found = conflictsIn(last)
  expect(found.filter(({ kind }) => kind === 'far')).toHaveLength(mostDays)
  expect(found.filter(({ kind }) => kind === 'overnight')).toHaveLength(mostDays - 1)
  expect(new Set(found.flatMap(({ fixes }) => fixes.map(({ kind }) => kind)))).toEqual(new Set(['remove']))
  expect(conflictsIn(days)[0]?.fixes).toEqual([{ kind: 'day', day: 3 }])
})

describe('a conflict of a stop after an unreachable one is found only once it can be reached', () => {
  const inTown = [museum, gallery, aVisit('house')]
  const far = aVisit('far', { point: at(63), opensOn: open(10, 18) })
  const nextDay = { day: 2, date: sunday, visits: [] }
  const fixesIn = (visits: readonly PlannedVisit[]) =>
    conflictsIn([{ day: 1, date: saturday, visits }, nextDay]).find(({ key }) => key === 'far')?.fixes

  test('and does not prevent moving the stop to a better day', () => {
    expect(fixesIn([...inTown, far])).toEqual([moved])
    expect(fixesIn([...inTown, far, river])).toEqual([moved])
  })

  test('but a stop that was in time must not be late afterwards', () => {
    const shut = aVisit('shut', { opensOn: (date) => (date === saturday ? [] : [{ from: 8, to: 11.75 }]) })
    const early = aVisit('early', { opensOn: open(8, 11.5) })
    const days = [
      { day: 1, date: saturday, visits: [shut] },
      { day: 2, date: sunday, visits: [early] },
    ]
    expect(conflictsIn(days)[0]?.fixes).toEqual([{ kind: 'day', day: 3 }])
  })
})

test('a day with a too long journey moves its last stop to the day after a travel day', () => {
  const visits = [aVisit('south'), aVisit('north', { point: at(65) })]

  expect(conflictsIn(day(visits))).toEqual([{ kind: 'far', key: 'north', day: 1, fixes: [{ kind: 'day', day: 3 }] }])
})

describe('the journey from one day to the next', () => {
  const [south, north] = [aVisit('south'), aVisit('north', { point: at(65) })]
  const twoDays = (gap = 1, next = [north]) => [
    { day: 1, date: saturday, visits: [south] },
    { day: 1 + gap, date: sunday, visits: next },
  ]

  test('is too long if it takes a whole day, and a free day between is enough time', () => {
    const fixes = [{ kind: 'day', day: 3 }]

    expect(conflictsIn(twoDays())).toEqual([{ kind: 'overnight', key: 'north', day: 2, fixes }])
    expect(conflictsIn(twoDays(2))).toEqual([])
  })

  test('begins and ends at visited stops', () => {
    expect(conflictsIn(twoDays(1, [eventOn(calendarDate('2027-03-05')), north])).map(({ kind }) => kind)).toContain(
      'overnight',
    )
  })

  test('goes to the centre of the territory of a stop without coordinates', () => {
    const fair = { ...north, point: null, center: north.point }

    expect(conflictsIn(twoDays(1, [fair])).map(({ kind }) => kind)).toEqual(['overnight'])
  })

  test('is a conflict of a stop without other conflicts', () => {
    const shut = { ...north, key: 'shut', opensOn: () => [] }

    expect(conflictsIn(twoDays(1, [shut, north])).map(({ kind, key }) => [kind, key])).toEqual([
      ['closed', 'shut'],
      ['overnight', 'north'],
    ])
  })
})

describe('a road that is closed between two days', () => {
  const village = aVisit('village', { territory: 2, point: at(61.5) })
  const camp = aVisit('camp', { territory: 2, point: at(61.5) })
  const roadFrom = (opens: string) => ({
    today,
    isRoadClosed: (territory: number, date: string) => territory === 2 && date < opens,
  })
  const judging = roadFrom('2026-12-08')
  const plan = (...byDay: readonly (readonly PlannedVisit[])[]) =>
    byDay.map((visits, index) => ({ day: index + 1, date: calendarDate(`2026-12-0${5 + index}`), visits }))
  const found = (days: readonly VisitDay[]) =>
    conflictsOf(days, judging).map((one) => ({ ...one, fixes: fixesOf(one, days, judging) }))

  test('is a conflict of the first stop after it, which is moved to a day when the road is open', () => {
    expect(found(plan([museum], [village]))).toEqual([
      { kind: 'noRoad', key: 'village', day: 2, fixes: [{ kind: 'day', day: 4 }] },
    ])
  })

  test('is closed across days without stops too, and open from the morning on which it opens', () => {
    expect(found(plan([museum], [], [village])).map(({ kind, day }) => [kind, day])).toEqual([['noRoad', 3]])
    expect(found(plan([museum], [], [], [village]))).toEqual([])
  })

  test('moves the trip into the season of the road if no day is suitable', () => {
    const late = roadFrom('2027-01-10')
    const days = plan([museum], [village])
    const [conflict] = conflictsOf(days, late)

    expect(conflict && fixesOf(conflict, days, late)).toEqual([{ kind: 'trip', start: '2027-01-09' }])
  })

  test('is still a conflict when one of two stops after it is moved', () => {
    expect(found(plan([museum], [village, camp]))[0]?.fixes).not.toContainEqual({ kind: 'day', day: 4 })
  })

  test('is reported once if the day before has it already', () => {
    expect(found(plan([museum, village], [gallery])).map(({ key }) => key)).toEqual(['village'])
  })

  test('does not prevent moving another stop to a day with it', () => {
    const shut = aVisit('shut', { opensOn: (date) => (date === saturday ? [] : [{ from: 10, to: 18 }]) })
    const peak = { ...village, season: [7] }

    expect(found(plan([shut, peak], [gallery]))[0]).toMatchObject({ key: 'shut', fixes: [moved] })
  })
})

describe('a full day', () => {
  const stops = (count: number) => Array.from({ length: count }, (_, index) => aVisit(`stop${index}`))

  test('has no time for another stop, which is moved to another day', () => {
    expect(conflictsIn(day(stops(8)))).toEqual([])
    expect(conflictsIn(day(stops(10)))).toEqual([{ kind: 'full', key: 'stop8', day: 1, fixes: [moved] }])
  })

  test('may end late with an event, but not continue after it', () => {
    const concert = aVisit('concert', {
      stay: 2.5,
      sessions: [{ date: saturday, from: 21, to: 23.5, isSoldOut: false }],
    })

    expect(conflictsIn(day([...stops(1), concert]))).toEqual([])
    expect(conflictsIn(day([concert, ...stops(1)])).map(({ kind, key }) => [kind, key])).toEqual([['full', 'stop0']])
  })
})

test('without a date there are no conflicts of hours, seasons and light', () => {
  const visit = { season: [6], isOutdoor: true, opensOn: () => [], sessions: [] }

  expect(conflictsIn(day([aVisit('stop', visit)], null))).toEqual([])
})
