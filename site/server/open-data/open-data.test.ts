// @vitest-environment node
import { calendarDate, type Outgoing } from '@tropa/contract'
import { gpx, kml } from '@tmcw/togeojson'
import type { FeatureCollection } from 'geojson'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { anEvent, aTrack, oneOfEachKind } from '../../catalogue/testing/catalogue-objects.ts'
import { complaints } from '../../catalogue/testing/vocabulary.ts'
import { xmlOf } from '../../catalogue/testing/xml-of.ts'
import '../../messages/all-catalogues.ts'
import { PortalError } from '../../portal/error.ts'
import { createPortal } from '../../portal/portal.ts'
import { openData } from './open-data.ts'

const { dates, ...card } = anEvent()
const responses: Readonly<Record<string, unknown>> = {
  'portal/event': { event_list: [{ ...card, dates }], total: 1 },
  'portal/event/4001': { event: oneOfEachKind.event },
  // It sends the first of two places, whatever it is asked from.
  'portal/location/points': {
    type: 'FeatureCollection',
    total: 2,
    features: [
      {
        type: 'Feature',
        id: 1001,
        geometry: { type: 'Point', coordinates: [69, 61] },
        properties: { type_id: 1, the_title: 'Музей', link: '/locations/1001' },
      },
    ],
  },
  'portal/track/7001': { track: oneOfEachKind.track },
  'portal/location/1001': { location: oneOfEachKind.place },
  'portal/tour/503': new PortalError(503),
  'portal/tour/429': new PortalError(429),
  'portal/guide/77': { guide: oneOfEachKind.guide },
}
const send = async ({ path }: Outgoing) => {
  const response = responses[path]
  if (response instanceof PortalError) throw response
  if (!response) throw new PortalError(404)
  return response
}

const ask = (path: string, { headers = {}, method = 'GET' }: RequestInit = {}) =>
  openData(new Request(`https://portal.example/${path}`, { headers, method }), path, {
    portal: createPortal(send),
    session: { language: 'ru', today: calendarDate('2026-11-21') },
    origin: 'https://portal.example',
    isLanguageUnknown: false,
  })
const textOf = async (path: string) => (await ask(path)).text()
const documentOf = async (path: string) => xmlOf(await textOf(path))

test('a file of places has the total, and the number of places in it', async () => {
  const file = JSON.parse(await textOf('locations.geojson'))
  expect(file).toMatchObject({ type: 'FeatureCollection', numberMatched: 2, numberReturned: 1 })
  expect(file.features[0].properties.url).toBe('https://portal.example/locations/1001')
})

describe('a calendar, read by another program,', () => {
  const sessionsOf = async (path: string) =>
    new ICAL.Component(ICAL.parse(await textOf(path)))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))

  test('has every session at its time', async () => {
    const sessions = await sessionsOf('events/4001.ics')
    expect(sessions.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2026-12-04T05:00:00.000Z',
      '2026-12-05T05:00:00.000Z',
      '2026-12-05T05:00:00.000Z',
    ])
    expect(sessions.map(({ endDate }) => endDate.toJSDate().toISOString())).toContain('2026-12-05T07:00:00.000Z')
    expect(sessions[0]?.summary).toBe(card.the_title)
    expect(sessions[0]?.location).toBe('Площадь, сцена; вход со двора, Ханты-Мансийск')
  })

  test('has a different UID for each session, the same as in the list', async () => {
    const uids = (await sessionsOf('events/4001.ics')).map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(3)
    expect((await sessionsOf('events.ics')).map(({ uid }) => uid)).toEqual([uids[0]])
  })
})

describe('a track, read by another program,', () => {
  const expected = [
    [69.0262, 61.0036],
    [73.3962, 61.254],
  ]

  test('is a route and its points as GPX', async () => {
    const { features } = gpx(await documentOf('tracks/7001.gpx')) as FeatureCollection
    const line = features.find(({ geometry }) => geometry.type === 'LineString')
    expect(line?.geometry).toEqual({ type: 'LineString', coordinates: expected })
    expect(line?.properties).toMatchObject({ name: oneOfEachKind.track.the_title })
    expect(features.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : []))).toEqual(
      expected,
    )
  })

  test('is its stops and the line between them as KML', async () => {
    const { features } = kml(await documentOf('tracks/7001.kml')) as FeatureCollection
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'LineString'])
    expect(features.at(-1)?.geometry).toEqual({ type: 'LineString', coordinates: expected })
  })

  test('is the same line as GeoJSON', async () => {
    const { features }: FeatureCollection = JSON.parse(await textOf('tracks/7001.geojson'))
    expect(features[0]?.geometry).toEqual({ type: 'LineString', coordinates: expected })
  })
})

test('a place is a point with its longitude first, and a text has none', async () => {
  expect(JSON.parse(await textOf('locations/1001.geojson')).geometry).toEqual({
    type: 'Point',
    coordinates: [69.0262, 61.0036],
  })
  const guide = JSON.parse(await textOf('guides/77.geojson'))
  expect([guide.type, guide.properties.url]).toEqual(['Feature', 'https://portal.example/guides/77'])
})

test('JSON-LD is a separate file, with properties of schema.org', async () => {
  const { '@context': context, ...thing } = JSON.parse(await textOf('tracks/7001.jsonld'))
  expect(context).toBe('https://schema.org')
  expect(complaints(thing)).toEqual([])
})

test('a track whose objects have no coordinates has the stops of its card', async () => {
  const { trackStopsOf } = await import('../../catalogue/tracks/track-stops.server.ts')
  const stop_list = [{ the_title: 'Югорск', geolocation: '61.3124,63.3361' }]
  expect(trackStopsOf(aTrack({ object_list: [], stop_list }))).toEqual(stop_list)
})

test('any site may read a file, which has a readable name, and is not sent twice', async () => {
  const first = await ask('events/4001.ics')
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const name = /^attachment; filename="events-4001\.ics"; filename\*=UTF-8''(\S+)$/.exec(
    first.headers.get('content-disposition') ?? '',
  )?.[1]
  expect(decodeURIComponent(name ?? '')).toBe('Дом у реки № 4001 script b.ics')
  const again = await ask('events/4001.ics', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  'events/999.ics',
  'locations/1001.ics',
  'guides/77.gpx',
  'tours.ics',
  'secrets/1.jsonld',
  'constructor/1.jsonld',
  'events/0.ics',
  'events/4001.exe',
])('%s is a 404', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test.each([429, 503])('a failure with %i is not cached and has its length', async (status) => {
  const response = await ask(`tours/${status}.jsonld`)
  const { headers } = response
  expect([response.status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([status, 'no-store', '5'])
})
