import { calendarDate } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { aPlace } from '../../app/testing/card-provider.ts'
import { anEvent } from '../../catalogue/testing/catalogue-objects.ts'
import { plannedVisit } from './planned-visit.ts'

const stop = { object_type: 'event', object_id: 4001 } as const

test.each([
  [0, true],
  [3, false],
  [null, false],
])('an event can be visited at its sessions; with %s tickets left it is sold out: %s', (remaining, isSoldOut) => {
  const session = { starts_at: '2026-12-05T19:00:00+05:00', ends_at: '2026-12-05T21:00:00+05:00', location_id: null }
  const offers = anEvent().offer_list.map((offer) => ({ ...offer, remaining, starts_at: session.starts_at }))
  const { schedule, offer_list } = anEvent({ schedule: [session], offer_list: offers })

  expect(offer_list).not.toHaveLength(0)
  expect(plannedVisit(stop, anEvent({ dates: undefined }), { schedule, offer_list }).sessions).toEqual([
    { date: '2026-12-05', from: 19, to: 21, isSoldOut },
  ])
})

describe('seats of an event with several sessions', () => {
  const at = (day: number, hour: string) => `2027-03-0${day}T${hour}:00+05:00`
  const opening = { starts_at: at(5, '18:00'), ends_at: at(5, '21:00'), location_id: null }
  const festival = { starts_at: at(6, '11:00'), ends_at: at(8, '22:00'), location_id: null }
  const late = { starts_at: at(6, '19:00'), ends_at: at(6, '21:00'), location_id: null }
  const soldOutDays = (
    schedule: (typeof opening)[],
    offers: readonly (readonly [starts_at: string | undefined, remaining: number | null])[],
  ) => {
    const [offer] = anEvent().offer_list
    if (!offer) throw new Error('The event has an offer')
    const offer_list = offers.map(([starts_at, remaining]) => ({ ...offer, starts_at, remaining }))
    const { sessions } = plannedVisit(stop, anEvent({ dates: undefined }), { schedule, offer_list })
    return sessions?.flatMap(({ date, from, isSoldOut }) => (isSoldOut ? [`${date} ${from}`] : []))
  }

  test('a day is sold out when all that is sold for its hours has no seats left', () => {
    const evening = [at(7, '19:00'), 0] as const

    expect(soldOutDays([opening, festival], [evening])).toEqual(['2027-03-07 11'])
    expect(soldOutDays([opening, festival], [evening, [at(7, '15:00'), 3]])).toEqual([])
    expect(soldOutDays([opening, festival], [evening, [at(7, '15:00'), 0], [at(8, '15:00'), 3]])).toEqual([
      '2027-03-07 11',
    ])
  })

  test('seats for any day count on each day', () => {
    const evening = [at(7, '19:00'), 0] as const

    expect(soldOutDays([festival], [evening, [undefined, 150]])).toEqual([])
    expect(soldOutDays([festival], [evening, [undefined, null]])).toEqual([])
    expect(soldOutDays([festival], [[undefined, 0]])).toEqual(['2027-03-06 11', '2027-03-07 11', '2027-03-08 11'])
  })

  test('an offer that begins with a session is for that session alone', () => {
    expect(soldOutDays([festival, late], [[at(6, '19:00'), 0]])).toEqual(['2027-03-06 19'])
    expect(soldOutDays([festival, late], [[at(6, '11:00'), 0]])).toEqual([
      '2027-03-06 11',
      '2027-03-07 11',
      '2027-03-08 11',
    ])
  })

  test('what begins after midnight is for the day before, if its session goes on', () => {
    const night = { starts_at: at(5, '22:00'), ends_at: at(6, '02:00'), location_id: null }

    expect(soldOutDays([night, late], [[at(6, '00:30'), 0]])).toEqual(['2027-03-05 22'])
    expect(soldOutDays([night, late], [[at(6, '03:00'), 0]])).toEqual([])
  })

  test('what is sold for hours without a session says nothing of it', () => {
    expect(soldOutDays([opening], [[at(5, '09:00'), 0]])).toEqual([])
  })
})

test('until its details are known, an event may have more sessions than that of its card', () => {
  const card = anEvent({ dates: { starts_at: '2026-12-05T19:00:00+05:00', ends_at: '2026-12-05T21:00:00+05:00' } })

  expect(plannedVisit(stop, card)).toMatchObject({ hasMoreSessions: true })
  expect(plannedVisit(stop, card, anEvent())).not.toHaveProperty('hasMoreSessions')
})

test('an event of several days may be visited on each of them', () => {
  const dates = { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-06T18:00:00+05:00' }

  expect(plannedVisit(stop, anEvent({ dates })).sessions?.map(({ date, from, to }) => [date, from, to])).toEqual([
    ['2026-12-04', 10, 18],
    ['2026-12-05', 10, 18],
    ['2026-12-06', 10, 18],
  ])
})

test('the usual hours of a place are the longest of a week', () => {
  const week = [
    { days: [2, 3], opens: '10:00', closes: '19:00' },
    { days: [4], opens: '12:00', closes: '20:00' },
  ]
  const usual = (opening_hours: typeof week | undefined) =>
    plannedVisit({ object_type: 'location', object_id: 1 }, aPlace(1, { opening_hours })).usualHours

  expect(usual(week)).toEqual([{ from: 10, to: 20 }])
  expect(usual([{ days: [5], opens: '18:00', closes: '02:00' }])).toEqual([{ from: 18, to: 26 }])
  expect([usual([]), usual(undefined)]).toEqual([null, null])
})

test('a place has its territory with the centre of that', () => {
  const place = aPlace(1, { territory_id: 3, geolocation: undefined })

  expect(
    plannedVisit({ object_type: 'location', object_id: 1 }, place, undefined, { latitude: 61, longitude: 69 }),
  ).toMatchObject({
    point: null,
    center: { latitude: 61, longitude: 69 },
  })
})

test('the hours of a day are read once for all orders that are tried', () => {
  const opening_hours = [{ days: [6], opens: '10:00', closes: '18:00' }]
  const { opensOn } = plannedVisit({ object_type: 'location', object_id: 1 }, aPlace(1, { opening_hours }))
  const unknown = plannedVisit({ object_type: 'location', object_id: 1 }, aPlace(1, { opening_hours: undefined }))

  expect(opensOn(calendarDate('2026-12-05'))).toEqual([{ from: 10, to: 18 }])
  expect(opensOn(calendarDate('2026-12-05'))).toBe(opensOn(calendarDate('2026-12-05')))
  expect([opensOn(calendarDate('2026-12-06')), unknown.opensOn(calendarDate('2026-12-06'))]).toEqual([[], null])
})

test('a hotel can be reached at any time, and takes no time', () => {
  const opening_hours = [{ days: [1], opens: '12:00', closes: '14:00' }]
  const ofType = (id: number) =>
    plannedVisit({ object_type: 'location', object_id: 1 }, aPlace(1, { opening_hours, type: { id, the_title: '' } }))

  expect(ofType(9)).toMatchObject({ stay: 0, usualHours: null, isOutdoor: false })
  expect(ofType(9).opensOn(calendarDate('2026-12-06'))).toBeNull()
  expect(ofType(1)).toMatchObject({ stay: 1.5 })
})
