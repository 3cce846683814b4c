import { calendarDate } from '@tropa/contract'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { aLocationCard, anEvent } from '../catalogue/testing/catalogue-objects.ts'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import type { ContactsOfStops } from '../planner/stop-contacts.ts'
import { trackCalendar } from './track-calendar.ts'
import { routeOf, type FileDay, type FileStop } from './track-route.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const
const place: FileStop['card'] = { ...aLocationCard, object_type: 'location' }
const stop = (more: Partial<FileStop> = {}): FileStop => ({
  card: place,
  note: null,
  time: { from: 9.5, to: 11 },
  conflict: null,
  ...more,
})
const day = (more: Partial<FileDay> = {}): FileDay => ({
  title: 'Day 1',
  note: null,
  date: calendarDate('2026-12-24'),
  stops: [stop()],
  ...more,
})
const eventsOf = (days: readonly FileDay[], today = '2026-11-22', contacts: ContactsOfStops = new Map()) =>
  new ICAL.Component(
    ICAL.parse(trackCalendar('My trip', days, context, { now: new Date(`${today}T12:00:00Z`), contacts })),
  ).getAllSubcomponents('vevent')
const valuesOf = (days: readonly FileDay[], name: string) =>
  eventsOf(days).map((event) => String(event.getFirstPropertyValue(name)))

test('a stop with a date and a time is an event in the region’s time zone', () => {
  expect([valuesOf([day()], 'dtstart'), valuesOf([day()], 'dtend')]).toEqual([
    ['2026-12-24T04:30:00Z'],
    ['2026-12-24T06:00:00Z'],
  ])
})

test('a visit past midnight ends on the next day', () => {
  expect(valuesOf([day({ stops: [stop({ time: { from: 22, to: 25.25 } })] })], 'dtend')).toEqual([
    '2026-12-24T20:15:00Z',
  ])
})

test('stops without a date or without a time are left out', () => {
  expect(eventsOf([day({ date: null }), day({ stops: [stop({ time: null })] })])).toEqual([])
})

test('a stop has the same UID in each download, and another one on another day', () => {
  const ids = (date: string, today: string) =>
    eventsOf([day({ date: calendarDate(date) })], today).map((event) => event.getFirstPropertyValue('uid'))

  expect(ids('2026-12-24', '2026-11-22')).toEqual(ids('2026-12-24', '2026-11-30'))
  expect(ids('2026-12-24', '2026-11-22')).not.toEqual(ids('2026-12-25', '2026-11-22'))
})

test('an event has its conflict and the visitor’s note before its summary, its place and the address of its page', () => {
  const [event] = eventsOf([day({ stops: [stop({ note: 'Take tea', conflict: 'Closed on this day' })] })])

  expect(event?.getFirstPropertyValue('description')).toBe(`Closed on this day\nTake tea\n${aLocationCard.the_summary}`)
  expect(event?.getFirstPropertyValue('location')).toContain('Ханты-Мансийск')
  expect(event?.getFirstPropertyValue('url')).toBe('https://portal.example/locations/1001?lang=en')
})

test('an event is stamped with the time when its file was made', () => {
  expect(valuesOf([day()], 'dtstamp')).toEqual(['2026-11-22T12:00:00Z'])
})

test('a place has its address if it is known', () => {
  const contacts = new Map([[`location${place.id}`, { phones: [], address: 'Mira Street, 1' }]])
  const [event] = eventsOf([day()], undefined, contacts)

  expect(event?.getFirstPropertyValue('location')).toBe('Ханты-Мансийск, Mira Street, 1')
})

test('a stop without a territory or coordinates has neither', () => {
  const bare = stop({ card: { ...place, territory: null, geolocation: undefined } })
  const [event] = eventsOf([day({ stops: [bare] })])

  expect([event?.getFirstPropertyValue('location'), event?.getFirstPropertyValue('geo')]).toEqual([null, null])
})

test('a route has the days with coordinates, with notes before summaries', () => {
  const unplaced: FileStop['card'] = { ...anEvent(), object_type: 'event', geolocation: undefined }
  const days = [
    day({ note: 'Early', stops: [stop({ note: 'Take tea' }), stop({ card: unplaced })] }),
    day({ title: 'Day 2', stops: [stop({ card: unplaced })] }),
  ]

  expect(routeOf('My trip', '/my_tracks', days)).toEqual({
    title: 'My trip',
    summary: '',
    link: '/my_tracks',
    parts: [
      {
        title: 'Day 1',
        summary: 'Early',
        stops: [
          {
            the_title: aLocationCard.the_title,
            the_summary: `Take tea. ${aLocationCard.the_summary}`,
            geolocation: '61.0036,69.0262',
            link: '/locations/1001',
          },
        ],
      },
    ],
  })
})
