import { calendarDate } from '@tropa/contract'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import type { Language } from '../../region/languages.ts'
import { anEvent } from '../testing/catalogue-objects.ts'
import { eventCalendar, eventsCalendar } from './event-calendar.server.ts'

const contextIn = (language: Language) => ({ origin: 'https://portal.example', language, say: words(language) })
const read = (text: string) => new ICAL.Component(ICAL.parse(text))
const sessionsOf = (event: Parameters<typeof anEvent>[0], language: Language = 'en', today = '2026-11-22') =>
  read(eventCalendar(anEvent(event), contextIn(language), calendarDate(today))).getAllSubcomponents('vevent')
const valueOf = (session: ICAL.Component | undefined, name: string) => {
  const value = session?.getFirstPropertyValue(name)
  return value === null || value === undefined ? null : String(value)
}
const session = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, location_id: null })
const evening = session('2026-12-04T19:00:00+05:00', '2026-12-04T21:30:00+05:00')

describe('a session in a calendar', () => {
  test('is in UTC, so that every calendar shows it in its own time zone', () => {
    const [one] = sessionsOf({ schedule: [evening] })

    expect([valueOf(one, 'dtstart'), valueOf(one, 'dtend')]).toEqual(['2026-12-04T14:00:00Z', '2026-12-04T16:30:00Z'])
  })

  test('has its place and town, with coordinates', () => {
    const [one] = sessionsOf({ schedule: [evening], the_place: 'Площадь' })

    expect(valueOf(one, 'location')).toContain('Площадь, Ханты-Мансийск')
    expect(valueOf(one, 'geo')).toBe('61.0036,69.0262')
  })

  test.each([
    [{ the_place: undefined }, 'Ханты-Мансийск'],
    [{ territory: null }, 'Площадь, сцена; вход со двора'],
    [{ the_place: 'Дом\r\nBEGIN:VEVENT', territory: null }, 'Дом BEGIN:VEVENT'],
    [{ the_place: undefined, territory: null }, null],
  ])('with %o is at "%s"', (more, place) => {
    const [one] = sessionsOf({ schedule: [evening], geolocation: undefined, ...more })

    expect(valueOf(one, 'location')).toBe(place)
    expect(valueOf(one, 'geo')).toBeNull()
  })

  test.each([
    ['ru', 'https://portal.example/events/4001'],
    ['en', 'https://portal.example/events/4001?lang=en'],
  ] as const)('links to its page in %s', (language, url) => {
    expect(valueOf(sessionsOf({ schedule: [evening] }, language)[0], 'url')).toBe(url)
  })

  test('has the summary as its description, with the note on example dates below', () => {
    const [announced] = sessionsOf({ schedule: [evening], the_summary: 'Строка\r\nвторая' })
    const [example] = sessionsOf({ schedule: [evening], the_summary: 'Сад', dates_demo: true }, 'ru')

    expect(valueOf(announced, 'description')).toBe('Строка\nвторая')
    expect(valueOf(example, 'description')).toBe(`Сад\n${words('ru')('data.exampleDates')}`)
  })
})

describe('the UIDs of sessions', () => {
  const idsOf = (schedule: (typeof evening)[], today?: string) =>
    sessionsOf({ schedule }, 'en', today).map((one) => valueOf(one, 'uid'))

  test('differ for sessions with the same start, in any notation', () => {
    const utc = session('2026-12-04T14:00:00Z', '2026-12-04T15:00:00Z')
    const [first, second, third] = idsOf([evening, utc, evening])

    expect(first).toMatch(/^event-4001-20261204T140000Z@/)
    expect([second, third]).toEqual([first?.replace('Z@', 'Z-2@'), first?.replace('Z@', 'Z-3@')])
  })

  test('stay the same when an end is moved, so that a calendar updates the session', () => {
    expect(idsOf([{ ...evening, ends_at: '2026-12-04T23:00:00+05:00' }])).toEqual(idsOf([evening]))
  })

  test('stay the same the next day, and the stamp has the day of the file', () => {
    expect(idsOf([evening], '2026-11-30')).toEqual(idsOf([evening]))
    expect(valueOf(sessionsOf({ schedule: [evening] }, 'en', '2026-11-30')[0], 'dtstamp')).toBe('2026-11-30T00:00:00Z')
  })
})

test('the calendar of all events has the current or next session of each', () => {
  const { schedule: _, ...card } = anEvent({ dates: { starts_at: evening.starts_at, ends_at: evening.ends_at } })
  const calendar = read(
    eventsCalendar([card, { ...card, id: 2, dates: undefined }], contextIn('ru'), calendarDate('2026-11-22')),
  )

  expect(calendar.getAllSubcomponents('vevent').map((one) => valueOf(one, 'summary'))).toEqual([card.the_title])
  expect(String(calendar.getFirstPropertyValue('x-wr-calname') ?? calendar.getFirstPropertyValue('name'))).toBe(
    'События',
  )
})
