import { calendarDate, type CalendarDate } from '@tropa/contract'
import {
  applyChange,
  emptyTrack,
  keyOf,
  mostDays,
  type PlannedObject,
  planOf,
  reorder,
  type Track,
} from '@tropa/machines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOfMove } from '../fix-change.ts'
import { datedDays } from '../plan-dates.ts'
import { type Conflict, conflictsOf, isOfDay, type Judging, type VisitDay } from './conflicts.ts'
import { isVisited, reachedOf, timesOf } from './day-times.ts'
import { type Fix, fixesOf } from './fixes.ts'
import { nameOf } from './good-move.ts'
import type { PlannedVisit } from './planned-visit.ts'

const today = calendarDate('2026-11-20')
/** Territory 2 can be reached by road on even days only. */
const judging: Judging = { today, isRoadClosed: (id, date) => id === 2 && Number(date.slice(-2)) % 2 === 1 }

type Trip = { track: Track; start: CalendarDate | null; visits: ReadonlyMap<string, PlannedVisit> }

const daysOf = ({ track, start, visits }: Trip): VisitDay[] =>
  datedDays(track, start).flatMap(({ day, date, stops }) =>
    day === null ? [] : [{ day, date, visits: stops.flatMap((stop) => visits.get(keyOf(stop)) ?? []) }],
  )

/** The trip after a press on a fix. */
function pressed(trip: Trip, { key, day }: Conflict, fix: Exclude<Fix, { kind: 'remove' }>): Trip {
  if (fix.kind === 'trip') return { ...trip, start: fix.start }
  const object = planOf(trip.track).find((one) => keyOf(one) === key)
  if (!object) throw new Error(`${key} is on the track`)
  return { ...trip, track: applyChange(trip.track, changeOfMove(trip.track, object, fix, day)) }
}

const anHour = fc.integer({ min: 6, max: 22 })
const aStop = fc.record({
  day: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 8 }),
  latitude: fc.constantFrom(61, 61.02, 61.3, 63, 65),
  isLost: fc.boolean(),
  territory: fc.option(fc.constantFrom(1, 1, 2), { freq: 6 }),
  isOutdoor: fc.boolean(),
  stay: fc.constantFrom(0.5, 1.5, 4),
  season: fc.constantFrom<number[]>([], [], [12, 1, 2], [6, 7, 8]),
  week: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  opens: anHour,
  hours: fc.integer({ min: 2, max: 12 }),
  session: fc.option(fc.record({ after: fc.integer({ min: -3, max: 9 }), from: anHour, isSoldOut: fc.boolean() }), {
    freq: 3,
  }),
})

const dateAfter = (days: number) =>
  calendarDate(new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10))

const aTrip = fc
  .record({
    stops: fc.array(aStop, { minLength: 1, maxLength: 7 }),
    days: fc.constantFrom(...[1, 2, 3].flatMap((days) => [days, days, days]), mostDays),
    start: fc.option(fc.integer({ min: -2, max: 30 }), { freq: 6 }),
  })
  .map(({ stops, days, start }): Trip => {
    const plan = stops.map(({ day }, index): PlannedObject => ({
      object_type: 'location',
      object_id: index + 1,
      ...(day !== undefined && { day }),
    }))
    const visits = stops.map((stop, index): PlannedVisit => ({
      key: `location${index + 1}`,
      title: '',
      point: stop.isLost ? null : { latitude: stop.latitude, longitude: 69 },
      territory: stop.territory,
      center: null,
      stay: stop.stay,
      season: stop.season,
      isOutdoor: stop.isOutdoor,
      access: [],
      opensOn: (date) =>
        stop.week[new Date(date).getUTCDay()] ? [{ from: stop.opens, to: Math.min(24, stop.opens + stop.hours) }] : [],
      usualHours: [{ from: stop.opens, to: Math.min(24, stop.opens + stop.hours) }],
      sessions: stop.session && [
        {
          date: dateAfter(stop.session.after),
          from: stop.session.from,
          to: stop.session.from + stop.stay,
          isSoldOut: stop.session.isSoldOut,
        },
      ],
    }))
    return {
      track: reorder(emptyTrack, { plan, attached: plan, days }),
      start: start === null ? null : dateAfter(start),
      visits: new Map(visits.map((visit) => [visit.key, visit])),
    }
  })

/** Stops with a conflict of their own, and those that the day does not reach. */
function troubledIn(days: readonly VisitDay[]): Set<string> {
  const own = conflictsOf(days, judging).filter(({ kind }) => !isOfDay(kind))
  const unreached = days.flatMap(({ visits, date }) => {
    const times = timesOf(visits, date)
    const { reached } = reachedOf(times, date, judging.isRoadClosed)
    return times.filter((one) => isVisited(one) && !reached.includes(one)).map(({ visit }) => visit.key)
  })
  return new Set([...own.map(({ key }) => key), ...unreached])
}
const ofDays = (days: readonly VisitDay[]) => conflictsOf(days, judging).filter(({ kind }) => isOfDay(kind))
const ofStop = (days: readonly VisitDay[], key: string) =>
  conflictsOf(days, judging).filter((one) => one.key === key && !isOfDay(one.kind))

test('any fix solves its conflict, and causes none for other stops', () => {
  fc.assert(
    fc.property(aTrip, (trip) => {
      const days = daysOf(trip)
      for (const conflict of conflictsOf(days, judging)) {
        const fixes = fixesOf(conflict, days, judging)
        expect(fixes.length).toBeGreaterThan(0)
        for (const fix of fixes) {
          if (fix.kind === 'remove') continue
          const after = daysOf(pressed(trip, conflict, fix))
          const kindsOf = (plan: readonly VisitDay[]) => ofStop(plan, conflict.key).map(({ kind }) => kind)

          expect(kindsOf(after)).not.toContain(conflict.kind)
          expect(kindsOf(days)).toEqual(expect.arrayContaining(kindsOf(after)))
          const troubled = [...troubledIn(after)].filter((key) => key !== conflict.key)
          expect([...troubledIn(days)]).toEqual(expect.arrayContaining(troubled))
          if (fix.kind !== 'day') continue
          expect(fix.day).toBeLessThanOrEqual(mostDays)
          expect(ofDays(after).filter(({ day }) => day === fix.day)).toEqual([])
        }
      }
    }),
    { numRuns: 150 },
  )
})

/** Moves by hand to another day of the plan that remove the stop's conflict and cause no new one at another stop. */
function goodByHand(trip: Trip, conflict: Conflict): Exclude<Fix, { kind: 'remove' }>[] {
  const days = daysOf(trip)
  const dayNames = new Set(ofDays(days).map(nameOf))
  const troubled = troubledIn(days)
  const isGood = (fix: Exclude<Fix, { kind: 'remove' }>) => {
    const after = daysOf(pressed(trip, conflict, fix))
    const isNewTrouble = (key: string) =>
      key === conflict.key || !troubled.has(key) || ofStop(days, key).some(({ kind }) => kind !== 'closed')
    return ![...troubledIn(after)].some(isNewTrouble) && ofDays(after).every((one) => dayNames.has(nameOf(one)))
  }
  return days
    .filter(({ day, date }) => day !== conflict.day && (date === null || date >= today))
    .flatMap(({ day }) => [{ kind: 'day', day } as const, { kind: 'day', day, isFirst: true } as const])
    .filter(isGood)
}

test('if moving a stop to another day of the plan solves its conflict, such a fix is offered', () => {
  fc.assert(
    fc.property(aTrip, (trip) => {
      const days = daysOf(trip)
      for (const conflict of conflictsOf(days, judging)) {
        if (goodByHand(trip, conflict).length === 0) continue
        expect(fixesOf(conflict, days, judging)).not.toEqual([{ kind: 'remove' }])
      }
    }),
    { numRuns: 150 },
  )
})

test('each kind of fix occurs in these cases', () => {
  const kinds = fc.sample(aTrip, { numRuns: 300, seed: 1 }).flatMap((trip) => {
    const days = daysOf(trip)
    return conflictsOf(days, judging).flatMap((conflict) => fixesOf(conflict, days, judging).map(({ kind }) => kind))
  })

  expect([...new Set(kinds)].toSorted()).toEqual(['day', 'first', 'remove', 'trip'])
})
