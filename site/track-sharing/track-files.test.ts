// @vitest-environment jsdom
import { calendarDate } from '@tropa/contract'
import { gpx, kml } from '@tmcw/togeojson'
import type { Track } from '@tropa/machines'
import fc from 'fast-check'
import type { FeatureCollection } from 'geojson'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { aPlace } from '../catalogue/testing/catalogue-objects.ts'
import { xmlOf } from '../catalogue/testing/xml-of.ts'
import { routeGpx } from '../catalogue/tracks/route-gpx.ts'
import { routeKml } from '../catalogue/tracks/route-kml.ts'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { theme } from '../region/theme.ts'
import { contentOf, trackOfResponse, withoutNotes } from './sent-track.ts'
import { trackCalendar } from './track-calendar.ts'
import { documentOf } from './track-document.ts'
import { type FileDay, routeOf } from './track-route.ts'

const context = { origin: 'https://portal.example', language: 'ru', say: words('ru') } as const
const today = '2026-12-01'
const card = aPlace()
const stop = (from: number, note: string | null = null) => ({
  card,
  note,
  time: { from, to: from + 1.5 },
  conflict: null,
})
const days: FileDay[] = [
  {
    title: 'День 1',
    note: 'Встречаемся у вокзала',
    date: calendarDate('2027-02-05'),
    stops: [stop(10, 'Взять термос'), stop(12)],
  },
  { title: 'День 2', note: null, date: calendarDate('2027-02-06'), stops: [stop(23.5)] },
  { title: 'Без дня', note: null, date: null, stops: [stop(10)] },
]
const route = routeOf('Мой трек', '/my_tracks', days)

describe('a track with days, read by another program,', () => {
  test('has a route for each day as GPX, with notes', () => {
    const document = xmlOf(routeGpx(route, context))
    const names = [...document.getElementsByTagName('rte')].map(
      (one) => one.getElementsByTagName('name')[0]?.textContent,
    )
    const { features } = gpx(document) as FeatureCollection
    const line = features.find(({ geometry }) => geometry.type === 'LineString')

    expect(names).toEqual(['День 1', 'День 2', 'Без дня'])
    expect(line?.properties).toMatchObject({ name: 'День 1', desc: expect.stringContaining('Встречаемся у вокзала') })
    expect(routeGpx(route, context)).toContain('Взять термос')
  })

  test('has no link to a page that no longer exists', () => {
    const pagesIn = (file: typeof route) => routeGpx(file, context).match(/\/my_tracks/g)?.length

    expect([pagesIn(route), pagesIn(routeOf('Мой трек', null, days))]).toEqual([4, undefined])
  })

  test('has a folder for each day as KML', () => {
    const document = xmlOf(routeKml(route, context))
    const folders = [...document.getElementsByTagName('Folder')]

    expect(folders.map((folder) => folder.getElementsByTagName('name')[0]?.textContent)).toEqual([
      'День 1',
      'День 2',
      'Без дня',
    ])
    expect((kml(document) as FeatureCollection).features.length).toBeGreaterThan(3)
  })

  test('has its dated stops as a calendar, in the region’s time zone', () => {
    const text = trackCalendar('Мой трек', days, context, { now: new Date(`${today}T12:00:00Z`), contacts: new Map() })
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))

    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-02-05T05:00:00.000Z',
      '2027-02-05T07:00:00.000Z',
      '2027-02-06T18:30:00.000Z',
    ])
    expect(events.at(-1)?.endDate.toJSDate().toISOString()).toBe('2027-02-06T20:00:00.000Z')
    expect(events[0]?.description).toContain('Взять термос')
  })
})

test('the files can be read back with any note', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (note) => {
      const noted = [{ ...days[0], title: note, note, date: calendarDate('2027-02-05'), stops: [stop(10, note)] }]
      const file = routeOf(note, '/my_tracks', noted)
      expect(xmlOf(routeGpx(file, context)).getElementsByTagName('wpt')).toHaveLength(1)
      expect(xmlOf(routeKml(file, context)).getElementsByTagName('Point')).toHaveLength(1)
      const calendar = ICAL.parse(
        trackCalendar(note, noted, context, { now: new Date(`${today}T12:00:00Z`), contacts: new Map() }),
      )
      expect(new ICAL.Component(calendar).getAllSubcomponents('vevent')).toHaveLength(1)
    }),
    { numRuns: 40 },
  )
})

test('a saved document has no scripts and requests, for any title', () => {
  const sheet = document.createElement('article')
  sheet.className = 'of-the-portal'
  sheet.innerHTML = '<h1>Мой трек</h1><ol><li value="1">Музей</li></ol>'

  const text = documentOf(sheet, { title: '</title><script>alert(1)</script>', language: 'ru' })

  const saved = new DOMParser().parseFromString(text, 'text/html')
  expect(saved.querySelectorAll('script, link, img')).toHaveLength(0)
  expect(saved.querySelector('article')?.hasAttribute('class')).toBe(false)
  expect(saved.querySelector('style')?.textContent).toContain(`a { color: ${theme.light.link} }`)
  expect(saved.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  expect([saved.documentElement.lang, saved.title]).toEqual(['ru', '</title><script>alert(1)</script>'])
})

const track: Track = {
  locations: [2, 1],
  events: [],
  plan: [
    { object_type: 'location', object_id: 2, day: 1, note: 'Ключ' },
    { object_type: 'location', object_id: 1, day: 2 },
  ],
  day_notes: [{ day: 1, note: 'Рано' }],
  days: 2,
  start_date: '2027-02-05',
}

test('a track for others has its days and date, and no notes', () => {
  const shared = withoutNotes(track)

  expect(JSON.stringify(shared)).not.toMatch(/note|Ключ|Рано/)
  expect(contentOf(shared)).toMatchObject({ locations: [2, 1], days: 2, start_date: '2027-02-05' })
  expect(shared.plan?.map(({ day }) => day)).toEqual([1, 2])
})

test('the track of an account is sent in the same way as a guest’s', () => {
  const response = { track: { ...track, object_list: [], version: 3, replaced: null } }

  expect(trackOfResponse(response)).toEqual(track)
  expect(trackOfResponse(null)).toEqual({ locations: [], events: [] })
})
