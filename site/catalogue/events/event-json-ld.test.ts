// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { anEvent } from '../testing/catalogue-objects.ts'
import { eventThing } from './event-json-ld.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const

const session = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, location_id: null })

test('an event lasts from its first session to its last, in any order and time zone', () => {
  const schedule = [
    session('2026-12-05T10:00:00+05:00', '2026-12-05T16:00:00+05:00'),
    session('2026-12-05T09:00:00+05:00', '2026-12-05T10:00:00+05:00'),
    session('2026-12-05T03:00:00Z', '2026-12-05T12:00:00Z'),
  ]

  const thing = eventThing(anEvent({ schedule }), context)

  expect(thing).toMatchObject({ startDate: '2026-12-05T03:00:00Z', endDate: '2026-12-05T12:00:00Z' })
  expect(thing).toMatchObject({ subEvent: { length: 3 } })
})

test('a single session is the event itself; without sessions the dates of the card are used', () => {
  const [first] = anEvent().schedule
  if (!first) throw new Error('The event has no session')

  expect(eventThing(anEvent({ schedule: [first] }), context)).toMatchObject({ subEvent: undefined })
  expect(eventThing(anEvent({ schedule: [] }), context)).toMatchObject({
    startDate: anEvent().dates?.starts_at,
    subEvent: undefined,
  })
})

test('an age limit is an open range, and example dates are marked as such', () => {
  expect(eventThing(anEvent({ dates_demo: true }), context)).toMatchObject({
    typicalAgeRange: '6-',
    disambiguatingDescription: context.say('data.exampleDates'),
  })
})

test('an event without a place is in its territory', () => {
  expect(eventThing(anEvent({ the_place: undefined }), context)).toMatchObject({ location: { name: 'Ханты-Мансийск' } })
})
