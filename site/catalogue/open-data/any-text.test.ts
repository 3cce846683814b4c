// @vitest-environment node
import { calendarDate, type Track } from '@tropa/contract'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { eventCalendar, eventsCalendar } from '../events/event-calendar.server.ts'
import { anEvent, aTrack } from '../testing/catalogue-objects.ts'
import { xmlOf } from '../testing/xml-of.ts'
import { gpxOf, kmlOf, trackStopsOf } from '../tracks/track-stops.server.ts'
import { escaped } from './escaped-xml.ts'

const context = { origin: 'https://portal.example', language: 'ru', say: words('ru') } as const
const today = calendarDate('2026-11-22')

/**
 * Texts that editors can paste: markup, quotes, several scripts, and characters that XML and iCalendar do not allow.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    ']]>',
    '<b>&amp;</b>',
    '"\'',
    '\u0000\u0008',
    'a\r\nb',
    'BEGIN:VEVENT\r\n',
    ';,\\',
    '\uFFFE',
    '🛷'.repeat(30),
  ),
)
const parts = { title: anyText, summary: anyText }
const trackOf = (title: string, summary: string): Track =>
  aTrack({
    the_title: title,
    the_summary: summary,
    object_list: aTrack().object_list.map((object) => ({ ...object, the_title: title, the_summary: summary })),
  })

describe.each([
  ['GPX', gpxOf, 'wpt'],
  ['KML', kmlOf, 'Point'],
] as const)('%s', (_name, fileOf, tag) => {
  test('can be read by another program for any text', () => {
    fc.assert(
      fc.property(fc.record(parts), ({ title, summary }) => {
        const track = trackOf(title, summary)
        const document = xmlOf(fileOf(track, context))
        expect(document.getElementsByTagName(tag)).toHaveLength(trackStopsOf(track).length)
      }),
    )
  })

  test('keeps every title unchanged', () => {
    const title = '<Дом> & "сад"'
    const names = Array.from(
      xmlOf(fileOf(trackOf(title, ''), context)).getElementsByTagName('name'),
      (name) => name.textContent,
    )

    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names)).toEqual(new Set([title]))
  })

  test('is a valid file for a track without stops', () => {
    const document = xmlOf(fileOf(aTrack({ object_list: [] }), context))

    expect(document.getElementsByTagName(tag)).toHaveLength(0)
    expect(document.documentElement?.tagName).toMatch(/^(gpx|kml)$/)
  })
})

test('GPX has latitude and longitude by name, KML longitude first', () => {
  const track = aTrack({ object_list: [], stop_list: [{ the_title: 'Дом', geolocation: '61.5,-69.25' }] })
  const point = xmlOf(gpxOf(track, context)).getElementsByTagName('wpt')[0]

  expect([point?.getAttribute('lat'), point?.getAttribute('lon')]).toEqual(['61.5', '-69.25'])
  expect(xmlOf(kmlOf(track, context)).getElementsByTagName('coordinates')[0]?.textContent).toBe('-69.25,61.5')
})

test('KML has a line between stops, and none for a single one', () => {
  const stop = { the_title: 'Дом', geolocation: '61.5,69.25' }
  const lines = (stop_list: Track['stop_list']) =>
    xmlOf(kmlOf(aTrack({ object_list: [], stop_list }), context)).getElementsByTagName('LineString').length

  expect([lines([]), lines([stop]), lines([stop, stop])]).toEqual([0, 0, 1])
})

test('the objects of a track are used rather than the stops of its card', () => {
  const stop_list = [{ the_title: 'Stop', geolocation: '1,1' }]

  expect(trackStopsOf(aTrack({ stop_list })).map(({ the_title }) => the_title)).not.toContain('Stop')
  expect(trackStopsOf(aTrack({ stop_list, object_list: [] }))).toEqual(stop_list)
  expect(trackStopsOf(aTrack({ stop_list: undefined, object_list: [] }))).toEqual([])
})

describe('a calendar', () => {
  const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

  test('can be read for any text, and no text adds a session', () => {
    fc.assert(
      fc.property(fc.record({ ...parts, place: anyText }), ({ title, summary, place }) => {
        const event = anEvent({ the_title: title, the_summary: summary, the_place: place })
        expect(eventsIn(eventCalendar(event, context, today))).toHaveLength(event.schedule.length)
      }),
    )
  })

  test('has each session once, and with the same UID the next day', () => {
    const ids = (day: string) =>
      eventsIn(eventCalendar(anEvent(), context, calendarDate(day))).map((one) => one.getFirstPropertyValue('uid'))

    expect(ids(today)).toHaveLength(3)
    expect(new Set(ids(today)).size).toBe(3)
    expect(ids('2026-11-23')).toEqual(ids(today))
  })

  test('of several events leaves out those without a date', () => {
    const text = eventsCalendar([anEvent(), anEvent({ id: 2, dates: undefined })], context, today)
    expect(eventsIn(text)).toHaveLength(1)
  })

  test('without events is a valid calendar', () => {
    expect(eventsIn(eventsCalendar([], context, today))).toEqual([])
  })

  test('marks example dates as such, in each language', () => {
    const described = (language: 'ru' | 'en') =>
      eventsIn(
        eventCalendar(anEvent({ dates_demo: true }), { ...context, language, say: words(language) }, today),
      )[0]?.getFirstPropertyValue('description')

    expect(described('ru')).toContain(words('ru')('data.exampleDates'))
    expect(described('en')).toContain(words('en')('data.exampleDates'))
  })
})

test('an escaped text is read back unchanged, without characters that XML does not allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = xmlOf(`<a b="${escaped(text)}">${escaped(text)}</a>`).documentElement
      const writable = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      expect(read?.textContent).toBe(writable.replace(/\r\n?/g, '\n'))
    }),
  )
})
