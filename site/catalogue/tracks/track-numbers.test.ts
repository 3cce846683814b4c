import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { contentTracks } from '../../app/testing/region-content.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { kilometres } from '../../geography/distance.ts'
import { words } from '../../messages/intl.tsx'
import { aLocationCard, anEvent, aTrack } from '../testing/catalogue-objects.ts'

const tracks = contentTracks.map(({ stops, ...track }) =>
  aTrack({
    ...track,
    link: `/tracks/${track.id}`,
    object_list: stops.map(({ object_type, object_id, geolocation }) => {
      const shared = { id: object_id, link: `/${object_type}s/${object_id}`, geolocation: geolocation ?? undefined }
      return object_type === 'event'
        ? { ...anEvent(shared), object_type }
        : { ...aLocationCard, ...shared, object_type }
    }),
  }),
)

describe.each(languages)('the length of a ready-made track in %s', (language) => {
  const shownOf = (text: string) => text.match(/\d[\d\s,.]*(?=\s(?:км|km))/)?.[0]
  const numberOf = (shown: string) => {
    const figures = shown.replaceAll(/\s/g, '')
    return Number(language === 'ru' ? figures.replace(',', '.') : figures.replaceAll(',', ''))
  }
  const expectedOf = (km: number) => plainText(kilometres(words(language), km))

  test('is the same on every card of the list', async () => {
    const track_list = tracks.map((track) => ({ ...track, object_list: undefined }))
    const { main } = await renderedPage('/tracks', {
      language,
      send: sendFrom({ tracks: { track_list, total: 12 } }).send,
    })
    const cards = [...main.querySelectorAll('article')]

    expect(cards.map((card) => shownOf(textsOf(card, 'li').find((fact) => /\d\s(?:км|km)$/.test(fact)) ?? ''))).toEqual(
      contentTracks.map(({ length_km }) => expectedOf(length_km)),
    )
  })

  test.each(tracks)(
    'of $id is the same on its page, and is the sum of the distances between its stops',
    async (track) => {
      const { main } = await renderedPage(track.link, { language, send: sendFrom({ track: { track } }).send })
      const [onPage] = textsOf(main, 'header li').flatMap((fact) => shownOf(fact) ?? [])
      const ways = textsOf(main, '#stops ol > li > span').flatMap((text) => shownOf(text) ?? [])
      const expected = expectedOf(track.length_km ?? 0)
      expect(onPage).toBe(expected)
      expect(ways.length).toBeGreaterThan(0)
      expect(ways.reduce((sum, way) => sum + numberOf(way), 0)).toBeCloseTo(numberOf(expected), 6)
    },
  )
})
