// @vitest-environment node
import { calendarDate } from '@tropa/contract'
import type { PlannedObject, Track } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { aPlace, anEventCard, cardProvider } from '../app/testing/card-provider.ts'
import { linksOf } from '../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'

const auth = { expires: 4_000_000_000 }
const place = (object_id: number, more: Partial<PlannedObject> = {}): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...more,
})
const event = (object_id: number): PlannedObject => ({ object_type: 'event', object_id })
const aTrack = (plan: readonly PlannedObject[], more: Partial<Track> = {}): Track => ({
  locations: plan.filter(({ object_type }) => object_type === 'location').map(({ object_id }) => object_id),
  events: plan.filter(({ object_type }) => object_type === 'event').map(({ object_id }) => object_id),
  plan,
  ...more,
})

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''
const plainText = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ')

/** The visitor's track, as a browser without scripts shows it. */
async function theTrack(visitor: Visitor, own: Parameters<typeof cardProvider>[1] = {}) {
  const provider = cardProvider({ places: [1, 2, 3].map((id) => aPlace(id)), events: [anEventCard(7)] }, own)
  const page = await renderedPage('/my_tracks', { send: provider.send, ...visitor })
  expect(page.errors).toEqual([])
  const shown = page.main.querySelector('noscript')
  const buttons = [...(shown?.querySelectorAll('button[form="track-change"]') ?? [])]
  return {
    ...page,
    shown,
    stops: [...(shown?.querySelectorAll('ol > li') ?? [])].map((stop) => plain(stop)),
    presses: buttons.map((button) => `${button.getAttribute('name')}=${button.getAttribute('value')}`),
  }
}

test('stops are in order with links, towns and notes, each with a button that removes it', async () => {
  const guestTrack = aTrack([place(2), event(7), place(1, { note: 'Bring skates' })])
  const { shown, stops, presses } = await theTrack({ kept: { guestTrack } })

  expect(stops.map((stop) => /(?:Place|Event) \d/.exec(stop)?.[0])).toEqual(['Place 2', 'Event 7', 'Place 1'])
  expect(stops[2]).toContain('Bring skates')
  expect(stops[0]).toContain('Ханты-Мансийск')
  expect(shown && linksOf(shown)).toEqual(['/locations/2', '/events/7', '/locations/1', '/share_track'])
  expect(presses).toEqual(['detach=location/2', 'detach=event/7', 'detach=location/1', 'save=1', 'clear=1'])
})

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a track without stops says how to add one, and has no button to clear it', async () => {
    const { shown, presses } = await theTrack({ language })
    expect(plain(shown)).toContain(plainText(say('track.noScriptEmpty')))
    expect(presses).toEqual([])
  })

  test('several days have headings with their dates and notes', async () => {
    const guestTrack = aTrack([place(1, { day: 1 }), place(2, { day: 2 })], {
      days: 2,
      day_notes: [{ day: 2, note: 'Winter road' }],
    })
    const travelDate = calendarDate('2026-12-05')
    const { shown } = await theTrack({ language, kept: { guestTrack }, preferences: { travelDate } })
    const [first, second] = [...(shown?.querySelectorAll('section') ?? [])].map((section) => plain(section))

    expect(first).toContain(plainText(say('plan.day', { day: 1 })))
    expect(first).toContain(language === 'ru' ? '5 декабря' : '5 December')
    expect(second).toContain(language === 'ru' ? '6 декабря' : '6 December')
    expect(second).toContain('Winter road')
  })

  test('a stop without a card has its number and no link, and can be removed', async () => {
    const { shown, stops, presses } = await theTrack({ language, kept: { guestTrack: aTrack([place(99)]) } })

    expect(stops[0]).toContain(plainText(say('track.goneTitle', { id: 99 })))
    expect(shown && linksOf(shown)).toEqual(['/share_track'])
    expect(presses).toContain('detach=location/99')
  })

  test.each([
    ['one stop', aTrack([place(1)]), 1],
    ['stops of which one is back', aTrack([place(1), place(2), place(3)]), 2],
  ])('a button with their number undoes a removal of %s', async (_, guestTrackBefore, count) => {
    const guestTrack = count === 1 ? aTrack([]) : aTrack([place(2)])
    const { shown, presses } = await theTrack({ language, kept: { guestTrack, guestTrackBefore } })

    expect(presses).toContain('restore=1')
    expect(plain(shown)).toContain(plainText(say('track.restore', { count })))
  })
})

test('a single day has no heading', async () => {
  const { shown } = await theTrack({ kept: { guestTrack: aTrack([place(1), place(2)]) } })
  expect(shown?.querySelectorAll('section h2')).toHaveLength(0)
})

test('a stop that was removed and added again has no undo', async () => {
  const guestTrack = aTrack([place(1)])
  const { presses } = await theTrack({ kept: { guestTrack, guestTrackBefore: guestTrack } })
  expect(presses).not.toContain('restore=1')
})

test.each([
  ['on the travel date', calendarDate('2026-12-01'), '10:00'],
  ['on a day it is closed', calendarDate('2026-11-30'), 'Закрыто'],
])('the hours of a place are those %s', async (_, travelDate, text) => {
  const { stops } = await theTrack({ kept: { guestTrack: aTrack([place(1)]) }, preferences: { travelDate } })
  expect(stops[0]).toContain(text)
})

describe('the track of an account', () => {
  const own = (stops: readonly PlannedObject[]) => ({
    myTrack: { track: { ...aTrack(stops), object_list: [], version: 3, replaced: null } },
  })

  test('is read from the provider, whatever a guest has stored in this browser', async () => {
    const { stops } = await theTrack({ auth, kept: { guestTrack: aTrack([place(3)]) } }, own([place(2)]))
    expect(stops.map((stop) => /Place \d/.exec(stop)?.[0])).toEqual(['Place 2'])
  })

  test.each([
    [{ count: 2 }, 'restore=1'],
    [{ count: 1, stop: place(1) }, 'restore=1'],
  ])('can undo %j', async (removedPart, press) => {
    const { presses } = await theTrack({ auth, kept: { removedPart } }, own([place(2)]))
    expect(presses).toContain(press)
  })

  test('has no undo if the only removed stop is on it again', async () => {
    const removedPart = { count: 1, stop: place(2) }
    const { presses } = await theTrack({ auth, kept: { removedPart } }, own([place(2)]))
    expect(presses).not.toContain('restore=1')
  })
})
