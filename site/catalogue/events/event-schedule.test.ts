import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { anEvent } from '../testing/catalogue-objects.ts'
import { happensOn, monthBeginnings, phaseOf, scheduleOf } from './event-schedule.ts'

const session = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, location_id: null })

test('sessions are in order, those of one day in one row, in the region’s time zone', () => {
  const schedule = [
    session('2026-12-06T05:00:00Z', '2026-12-06T06:00:00Z'),
    session('2026-12-05T19:00:00+05:00', '2026-12-05T21:00:00+05:00'),
    session('2026-12-05T12:00:00+05:00', '2026-12-05T14:30:00+05:00'),
  ]
  expect(scheduleOf(schedule)).toEqual([
    {
      date: '2026-12-05',
      times: [
        { from: '12:00', to: '14:30' },
        { from: '19:00', to: '21:00' },
      ],
    },
    { date: '2026-12-06', times: [{ from: '10:00', to: '11:00' }] },
  ])
})

test('a session of several days is a separate row', () => {
  const schedule = [
    session('2027-03-06T11:00:00+05:00', '2027-03-10T22:00:00+05:00'),
    session('2027-03-06T12:00:00+05:00', '2027-03-06T13:00:00+05:00'),
  ]
  expect(scheduleOf(schedule)).toEqual([
    { date: '2027-03-06', endDate: '2027-03-10', times: [{ from: '11:00', to: '22:00' }] },
    { date: '2027-03-06', times: [{ from: '12:00', to: '13:00' }] },
  ])
})

test('an event is first upcoming, then current, then past', () => {
  const dates = { starts_at: '2026-12-05T09:30:00+05:00', ends_at: '2026-12-05T21:00:00+05:00' }
  const at = (today: string, hour: number) => phaseOf(dates, { today: calendarDate(today), hour })
  expect([
    at('2026-12-04', 23.9),
    at('2026-12-05', 9.4),
    at('2026-12-05', 9.5),
    at('2026-12-05', 20.9),
    at('2026-12-05', 21),
    at('2026-12-06', 0),
  ]).toEqual(['coming', 'coming', 'on', 'on', 'over', 'over'])
  expect(phaseOf(undefined, { today: calendarDate('2026-12-05'), hour: 0 })).toBe('unset')
})

test('months begin in the region’s time zone', () => {
  const card = (id: number, starts_at?: string) =>
    anEvent({ id, dates: starts_at === undefined ? undefined : { starts_at, ends_at: starts_at } })
  const cards = [
    card(1, '2026-12-04T10:00:00+05:00'),
    card(2, '2026-12-31T18:30:00Z'),
    card(3, '2026-12-31T19:30:00Z'),
    card(4),
    card(5, '2027-01-10T10:00:00+05:00'),
  ]
  expect([...monthBeginnings(cards)]).toEqual([
    [1, '2026-12'],
    [3, '2027-01'],
    [5, '2027-01'],
  ])
})

test('what is on already belongs to the first month of its list', () => {
  const cards = ['2026-12-21', '2027-01-05', '2027-02-01'].map((day, id) =>
    anEvent({ id, dates: { starts_at: `${day}T10:00:00+05:00`, ends_at: '2027-02-17T10:00:00+05:00' } }),
  )

  expect([...monthBeginnings(cards, calendarDate('2027-01-01'))]).toEqual([
    [0, '2027-01'],
    [2, '2027-02'],
  ])
})

test('a schedule has the venues if there are several', () => {
  const evening = (location_id: number | null, hour = 18) => ({
    starts_at: `2027-05-15T${hour}:00:00+05:00`,
    ends_at: '2027-05-15T23:00:00+05:00',
    location_id,
  })
  const venues = new Map([
    [1001, 'Музей'],
    [1002, 'Галерея'],
  ])

  const night = scheduleOf([evening(1001), evening(1002), evening(1002, 20), evening(null, 21)], venues)
  expect(night.map(({ place, times = [] }) => [place, times.length])).toEqual([
    ['Музей', 1],
    ['Галерея', 2],
    [undefined, 1],
  ])
  expect(scheduleOf([evening(1001), evening(1001, 20)], venues).map(({ place }) => place)).toEqual([undefined])
})

test('an event is current on each of its days, and not at the midnight after them', () => {
  const sessions = [
    session('2026-12-05T19:00:00+05:00', '2026-12-06T00:00:00+05:00'),
    session('2027-03-06T11:00:00+05:00', '2027-03-10T22:00:00+05:00'),
  ]
  const on = (from: string, to = from) => happensOn(sessions, { from: calendarDate(from), to: calendarDate(to) })
  expect(['2026-12-04', '2026-12-05', '2026-12-06', '2027-03-08', '2027-03-11'].map((day) => on(day))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
  expect([on('2027-03-01', '2027-03-31'), on('2027-04-01', '2027-04-30')]).toEqual([true, false])
})
