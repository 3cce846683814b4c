import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { calendarDate } from '@tropa/contract'
import type { PlannedObject, Track } from '@tropa/machines'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPlace, anEventCard } from '../../app/testing/card-provider.ts'
import { renderVisit, type Visit } from '../../app/testing/rendered-visit.tsx'
import { contentTracks } from '../../app/testing/region-content.ts'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { kilometres } from '../../geography/distance.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { languages } from '../../region/languages.ts'
import type { TrackObject } from '../track-objects.ts'
import { wholeSheet } from './mounted-sheet.ts'
import { PlannedSheet } from './PlannedSheet.tsx'
import { ReadyTrackSheet } from './ReadyTrackSheet.tsx'
import { drawnOn, expectNamesApart } from './testing/drawn-names.ts'
import { plain, plainText, theSheet } from './testing/sheet-text.ts'

const drawing = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  drawing.mockImplementation(async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  vi.stubGlobal('fetch', drawing)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stop = (object_id: number, more: Partial<PlannedObject> = {}): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...more,
})
const first = stop(1, { day: 1, note: 'Bring skates' })
const second = stop(2, { day: 2 })
const concert: PlannedObject = { object_type: 'event', object_id: 7, day: 2 }
const gone = stop(9, { day: 2 })
const track: Track = {
  locations: [1, 2, 9],
  events: [7],
  plan: [first, second, concert, gone],
  days: 3,
  day_notes: [{ day: 2, note: 'Winter road' }],
}
const objects: readonly TrackObject[] = [
  { object: first, card: aPlace(1, { geolocation: '61.0036,69.0262' }) },
  { object: second, card: aPlace(2, { geolocation: '61.2542,73.3962' }) },
  { object: concert, card: anEventCard(7, { geolocation: undefined }) },
  { object: gone, card: null, isGone: true, lastTitle: 'Old mill' },
]

const planned = (visit: Visit = {}, own: Partial<Parameters<typeof PlannedSheet>[0]> = {}) =>
  renderVisit(<PlannedSheet title="My track" address="/my_tracks" {...{ track, objects }} isKnown {...own} />, {
    language: 'en',
    ...visit,
  })

describe('a track with days on paper', () => {
  test('has a section for each day with its note, also an empty one, and numbered stops', async () => {
    await planned()
    const sheet = await theSheet()
    const days = [...sheet.querySelectorAll('section')]

    expect(days.map((day) => plain(day.querySelector('h2')))).toEqual(['Day 1', 'Day 2', 'Day 3'])
    expect(plain(days[1])).toContain('Winter road')
    expect(plain(days[2])).toContain(plainText(words('en')('sheet.emptyDay')))
    expect([...sheet.querySelectorAll('li')].map((item) => item.getAttribute('value'))).toEqual(['1', '2', '3', '4'])
    expect(plain(sheet.querySelector('li'))).toContain('Bring skates')
  })

  test('says once that a stop is closed on its day', async () => {
    const opening_hours = [{ days: [1], opens: '10:00', closes: '18:00' }]
    const closed: TrackObject = { object: first, card: aPlace(1, { opening_hours }) }
    await planned({}, { track: { ...track, start_date: '2026-12-04' }, objects: [closed, ...objects.slice(1)] })

    expect(plain((await theSheet()).querySelector('li')).match(/closed/gi)).toHaveLength(1)
  })

  test('has no link to a page that no longer exists', async () => {
    await planned({}, { address: null })
    expect(plain((await theSheet()).querySelector('footer'))).toBe(plainText(words('en')('sheet.help')))
  })

  test('has absolute links to its stops, and says which one was removed', async () => {
    await planned()
    const sheet = await theSheet()
    const links = within(sheet)
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('href') ?? [])

    expect(links.filter((href) => href.startsWith('http'))).toEqual([
      'https://portal.example/locations/1',
      'https://portal.example/locations/2',
      'https://portal.example/events/7',
    ])
    expect(plain(sheet)).toContain('Old mill (no longer on the portal)')
    expect(plain(sheet.querySelector('footer'))).toContain('https://portal.example/my_tracks')
  })

  test('does not say that a place whose card did not load was removed', async () => {
    await planned({}, { objects: [{ object: first, card: null }, ...objects.slice(1, 3)] })
    expect(plain(await theSheet())).not.toContain('no longer on the portal')
  })

  test('has the phones of its stops as links, without those that cannot be parsed', async () => {
    await planned()
    expect((await screen.findAllByRole('link', { name: /^\+7/ }))[0]?.getAttribute('href')).toBe('tel:+73467000003')
    cleanup()

    await planned({ send: sendFrom({ location: new PortalError(503), event: new PortalError(503) }).send })
    expect((await wholeSheet()).querySelector('a[href^="tel:"]')).toBeNull()
  })

  test('has the phone of an event too', async () => {
    await planned({}, { objects: objects.slice(2, 3) })
    const phone = (await wholeSheet()).querySelector('a[href^="tel:"]')
    expect(phone?.getAttribute('href')).toMatch(/^tel:\+7\d{10}$/)
  })

  test('has the addresses of its places', async () => {
    const { the_address } = responses.location.location
    await planned()
    expect(plain((await wholeSheet()).querySelector('li'))).toContain(the_address)
  })

  test('has the known facts of accessibility of each stop', async () => {
    const known = { object: first, card: aPlace(1, { access: ['step_free', 'lift'] }) }
    const unknown = { object: second, card: aPlace(2, { access: [] }) }
    await planned({}, { objects: [known, unknown] })
    const [one, two] = [...(await theSheet()).querySelectorAll('li')].map(plain)

    expect(one).toContain('Step-free entrance, lift')
    expect(two).not.toMatch(/entrance/i)
  })

  test('has dates, times and the hours of each day once a date is chosen', async () => {
    await planned({ preferences: { travelDate: calendarDate('2026-12-01') } })
    const sheet = await theSheet()
    const [one, two] = [...sheet.querySelectorAll('section')].map(plain)

    expect(one).toContain('Tue, 1 December')
    expect(one).toContain('10:00–11:30')
    expect(two).toContain('Wed, 2 December')
  })

  test('is complete once its details have loaded, and not before', async () => {
    let isWhole = false
    const { promise, resolve } = Promise.withResolvers<Response>()
    drawing.mockImplementation(() => promise)
    await planned()
    void wholeSheet().then(() => (isWhole = true))
    await theSheet()
    expect(isWhole).toBe(false)

    resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))

    await waitFor(() => expect(isWhole).toBe(true))
  })

  test('waits for the phones of its places before it is complete', async () => {
    let isWhole = false
    const phones = Promise.withResolvers<unknown>()
    const others = sendFrom().send
    await planned({ send: (outgoing) => (/location\/\d/.test(outgoing.path) ? phones.promise : others(outgoing)) })
    void wholeSheet().then(() => (isWhole = true))
    await waitFor(() => expect(document.querySelector('image')).not.toBeNull())
    expect(isWhole).toBe(false)

    phones.resolve(responses.location)

    await waitFor(() => expect(isWhole).toBe(true))
  })

  test('is complete without its map if that cannot be drawn', async () => {
    drawing.mockImplementation(async () => new Response(null, { status: 503 }))
    await planned()
    const sheet = await wholeSheet()
    expect(sheet.querySelector('image')).toBeNull()
    expect(sheet.querySelector('svg[data-map]')).not.toBeNull()
  })

  test('contains its map, so that a saved page needs no other file', async () => {
    await planned()
    expect((await wholeSheet()).querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
  })

  test('is not offered after it was removed from the page', async () => {
    await planned()
    await wholeSheet()
    cleanup()
    let found: HTMLElement | undefined
    void wholeSheet().then(
      (sheet) => (found = sheet),
      () => undefined,
    )
    await Promise.resolve()
    expect(found).toBeUndefined()
  })

  test.each([
    [undefined, /km in a straight line/],
    [{ hasRoads: true }, /300 km by road/],
  ])('says how its distances are measured: %j', async (facts, text) => {
    const roads = { leg_list: [{ km: 300, minutes: 240 }] }
    const others = sendFrom().send
    const send: Visit['send'] = async (outgoing) =>
      outgoing.path.includes('road') || outgoing.path.includes('rout') ? roads : others(outgoing)
    await planned({ send, ...(facts && { facts }) })

    const sheet = await theSheet()
    await waitFor(() => expect(plain(sheet.querySelector('header'))).toMatch(text))
  })
})

const shownTracks = [
  { id: 'at its right edge', points: ['61.00,69.02', '61.25,73.39', '62.16,73.0'] },
  { id: 'at its left edge', points: ['61.31,63.5', '61.00,69.02', '60.13,66.9'] },
  { id: 'over the whole region', points: ['61.00,69.02', '63.93,65.05', '60.93,76.55', '60.13,64.8'] },
  ...contentTracks.map(({ id, stops }) => ({
    id: `of track ${id}`,
    points: stops.map(({ geolocation }) => geolocation),
  })),
]

describe.each(languages)('a ready-made track on paper in %s', (language) => {
  const sheetOf = async (points: readonly (string | null)[]) => {
    const own = points.map((geolocation, index) => ({
      object: stop(index + 1),
      card: aPlace(index + 1, { geolocation: geolocation ?? undefined }),
    }))
    await renderVisit(<ReadyTrackSheet title="Along the river" link="/tracks/7001" objects={own} />, { language })
    return theSheet()
  }

  test.each(shownTracks)('has no name of a town outside its map or over another element: $id', async (shown) => {
    const drawn = drawnOn(await sheetOf(shown.points))

    expect(drawn.names.length).toBeGreaterThan(0)
    expect(drawn.dots).toHaveLength(drawn.names.length)
    expect(drawn.stops.length).toBeGreaterThan(0)
    expectNamesApart(drawn)
  })

  test.each(contentTracks)('has the same length as the page of track $id', async ({ stops, length_km }) => {
    const say = words(language)
    const sheet = await sheetOf(stops.map(({ geolocation }) => geolocation))

    expect(plain(sheet.querySelector('header p'))).toContain(
      plainText(say('sheet.km', { km: kilometres(say, length_km) })),
    )
  })

  const headings = (sheet: Element) => [...sheet.querySelectorAll('section h2')].map(plain)
  const onNoDay = objects.map(({ object: { day: _, ...object }, ...stop }) => ({ ...stop, object }))

  test('is one list if its stops have no days', async () => {
    await renderVisit(<ReadyTrackSheet title="Along the river" link="/tracks/7001" objects={onNoDay} />, { language })
    expect(headings(await theSheet())).toEqual([])
  })

  test('has its days without times, with the hours of each place', async () => {
    await renderVisit(<ReadyTrackSheet title="Along the river" link="/tracks/7001" objects={objects} />, { language })
    const sheet = await theSheet()

    expect(headings(sheet)).toEqual([1, 2].map((day) => plainText(words(language)('plan.day', { day }))))
    expect([...sheet.querySelectorAll('li')].map((item) => item.getAttribute('value'))).toEqual(['1', '2', '3'])
    expect(plain(sheet)).not.toContain('10:00–11:30')
    expect(plain(sheet.querySelectorAll('li')[2])).toMatch(/\d\d:\d\d–\d\d:\d\d/)
    expect(plain(sheet)).toContain(plainText(words(language)('access.step_free')))
    expect(plain(sheet.querySelector('footer'))).toContain('https://portal.example/tracks/7001')
    expect(plain(sheet)).toContain(plainText(words(language)('sheet.help')))
  })
})
