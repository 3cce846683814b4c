import type { Track, TrackCard } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { mostTracks } from '../../visitor/my-tracks.ts'
import { aLocationCard, aTrack } from '../testing/catalogue-objects.ts'
import { readyTrackObjects, takenTrack } from './ready-track-objects.ts'

async function pageOf(track: Partial<Track>, visitor: Visitor = {}) {
  const { main, errors } = await renderedPage('/tracks/7001', {
    send: sendFrom({ track: { track: aTrack(track) } }).send,
    ...visitor,
  })
  expect(errors).toEqual([])
  return main
}
const stop = (id: number, geolocation?: string) => ({
  ...aLocationCard,
  object_type: 'location' as const,
  id,
  link: `/locations/${id}`,
  geolocation,
})
const valueOf = (button: Element | null) => button?.getAttribute('value')

describe('under its title a ready-made track has', () => {
  const factsOf = async (track: Partial<Track>, visitor?: Visitor) => textsOf(await pageOf(track, visitor), 'header li')

  test('its towns once each, its days, its kilometres, its months and its stops', async () => {
    expect(await factsOf({ length_km: 120 })).toEqual(['Ханты-Мансийск', '2 дня', '120 км', 'июнь', '3 остановки'])
  })

  test('the length in straight lines if the provider sends none, and no length without two stops with coordinates', async () => {
    const near = [stop(1, '61.0,69.0'), stop(2, '61.0,69.1')]

    expect((await factsOf({ object_list: near })).filter((fact) => /км/.test(fact))).toEqual(['5,4 км по прямой'])
    expect((await factsOf({ object_list: near }, { language: 'en' })).filter((fact) => /km/.test(fact))).toEqual([
      '5.4 km in a straight line',
    ])
    expect((await factsOf({ object_list: [stop(1, '61.0,69.0'), stop(2)] })).filter((fact) => /км/.test(fact))).toEqual(
      [],
    )
  })

  test('no towns, days and months if they are not known', async () => {
    const unknown = { object_list: [{ ...stop(1), territory: null }], days: undefined, season: [] }
    expect(await factsOf(unknown)).toEqual(['1 остановка'])
  })
})

test('the stops are under their days, or without days if the provider sends none', async () => {
  const object_list = [1, 2, 3].map((id) => stop(id, '61.0,69.0'))
  const plan = object_list.map(({ id, object_type }) => ({ object_type, object_id: id, day: id === 3 ? 2 : 1 }))
  const daysOf = async (track: Partial<Track>) => textsOf(await pageOf({ object_list, ...track }), '#stops h3')

  expect((await daysOf({ plan })).filter((text) => text.startsWith('День'))).toEqual(['День 1', 'День 2'])
  expect((await daysOf({})).filter((text) => text.startsWith('День'))).toEqual([])
})

test('adding a track adds the days of its stops', () => {
  const object_list = [stop(1), stop(2)]
  const track = aTrack({ object_list, days: 2, plan: [{ object_type: 'location', object_id: 2, day: 2 }] })

  expect(takenTrack(track, readyTrackObjects(track))).toEqual({
    locations: [1, 2],
    events: [],
    plan: [
      { object_type: 'location', object_id: 1 },
      { object_type: 'location', object_id: 2, day: 2 },
    ],
    days: 2,
  })
})

test('the stops are cards in order, with numbers, and only those with coordinates are on the map', async () => {
  const main = await pageOf({ object_list: [stop(1, '61.0,69.0'), stop(2), stop(3, '61.2,69.4')] })
  const cards = [...main.querySelectorAll('#stops article')]

  expect(cards.map((card) => card.querySelector('h3 a, a')?.getAttribute('href'))).toEqual([
    '/locations/1',
    '/locations/2',
    '/locations/3',
  ])
  expect(textsOf(main, '#stops ol > li > span').filter((text) => /^\d+$/.test(text))).toEqual(['1', '2', '3'])
  expect(cards.map((card) => card.querySelector('a[href="#map"]') !== null)).toEqual([true, false, true])
})

test('a track without coordinates has no map', async () => {
  expect((await pageOf({ object_list: [stop(1)] })).querySelector('#map')).toBeNull()
  expect((await pageOf({ object_list: [stop(1, '61.0,69.0')] })).querySelector('#map')).not.toBeNull()
})

test('one button adds all stops to the visitor’s own track', async () => {
  const main = await pageOf({ object_list: [stop(11, '61.0,69.0'), stop(12)] })
  const button = [...main.querySelectorAll('button[name="attach"]')].find(
    (one) => plainText(one) === 'Взять весь трек себе',
  )

  expect(valueOf(button ?? null)).toMatch(/11.*12/)
})

describe('keeping a track whole', () => {
  const keepOf = async (myTracks: readonly number[]) => {
    const main = await pageOf({}, { preferences: { myTracks } })
    const button = main.querySelector('button[name="keep_track"], button[name="drop_track"]')
    return { button, text: plainText(button?.closest('form')) }
  }

  test('needs one press, and so does removing it', async () => {
    const fresh = await keepOf([])
    const kept = await keepOf([7001])

    expect([fresh.button?.getAttribute('name'), valueOf(fresh.button)]).toEqual(['keep_track', '7001'])
    expect([kept.button?.getAttribute('name'), valueOf(kept.button)]).toEqual(['drop_track', '7001'])
    expect(kept.text).toContain('Трек сохранён на странице «Мой трек».')
    expect(kept.button?.closest('form')?.getAttribute('action')).toBe('/preferences')
  })

  test('is refused with a reason at the limit, but removing is not', async () => {
    const others = Array.from({ length: mostTracks }, (_, index) => index + 1)
    const full = await keepOf(others)
    const own = await keepOf([...others.slice(1), 7001])

    expect(full.text).toContain(`Сохранить можно не больше ${mostTracks} треков`)
    const isOff = (button: Element | null) =>
      button?.hasAttribute('disabled') || button?.getAttribute('aria-disabled') === 'true'
    expect([isOff(full.button), isOff(own.button)]).toEqual([true, false])
  })
})

describe('kept tracks on the visitor’s page', () => {
  const keptOf = async (myTracks: readonly number[]) => {
    const { main, errors } = await renderedPage('/my_tracks', { preferences: { myTracks } })
    expect(errors).toEqual([])
    return main.querySelector('#kept')
  }

  test('have their number, and each has a link and a button that removes it, without scripts', async () => {
    const kept = await keptOf([7001, 7002])
    const buttons = [...(kept?.querySelectorAll('button[name="drop_track"]') ?? [])]

    expect(plainText(kept?.querySelector('[role="status"]'))).toBe('2 трека')
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['7001', '7002'])
    expect(buttons.map((button) => button.getAttribute('aria-label')?.match(/\d+$/)?.[0])).toEqual(['7001', '7002'])
    const links = [...(kept?.querySelectorAll('noscript') ?? [])].map(({ innerHTML }) => innerHTML)
    expect(links.map((link) => link.includes('/tracks/7001'))).toEqual([true, false])
  })

  test('have no section if there are none', async () => {
    expect(await keptOf([])).toBeNull()
  })
})

test('a card of a track has its stops, and a line only if there are two', async () => {
  const stop_list = [
    { the_title: 'Музей', geolocation: '61.0,69.0' },
    { the_title: 'Холм', geolocation: '61.2,69.4' },
  ]
  const tracks: Partial<TrackCard>[] = [{ stop_list }, { stop_list: stop_list.slice(1) }, {}]
  const track_list = tracks.map((track, index) => aTrack({ id: 7100 + index, stop_list: undefined, ...track }))
  const { main } = await renderedPage('/tracks', { send: sendFrom({ tracks: { track_list, total: 3 } }).send })
  const cards = [...main.querySelectorAll('article')]

  expect(cards.map((card) => card.querySelector('img') !== null)).toEqual([true, false, false])
  expect(cards.map((card) => textsOf(card, 'ol li'))).toEqual([['Музей', 'Холм'], ['Холм'], []])
})
