// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { calendarDate } from '@tropa/contract'
import type { Track } from '@tropa/machines'
import { afterEach, expect, test } from 'vitest'
import { aPlace } from '../app/testing/card-provider.ts'
import { renderVisit, type Visit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { TrackFiles, type TrackFilesProps } from './TrackFiles.tsx'

afterEach(cleanup)

const object = { object_type: 'location', object_id: 1, day: 1 } as const
const track: Track = { locations: [1], events: [], plan: [object] }
const own = { track, title: 'A track', address: '/my_tracks', noDateText: 'No date is chosen' }
const notLoaded = [{ object, card: null }]
const dated = { preferences: { travelDate: calendarDate('2026-12-24') } }

/** What stands under the buttons. */
async function linesUnder(files: Pick<TrackFilesProps, 'objects' | 'isFailed'>, visit: Visit = {}) {
  await renderVisit(<TrackFiles {...own} {...files} />, visit)
  const section = await screen.findByRole('region', { name: words(visit.language ?? 'en')('trackSharing.filesTitle') })
  return [...section.querySelectorAll('p')].slice(1).map((line) => line.textContent)
}

test.each(languages)(
  'in %s files without places say why, and do not ask for a date that is already chosen',
  async (language) => {
    const lines = await linesUnder({ objects: notLoaded, isFailed: true }, { ...dated, language })

    expect(lines).toEqual([words(language)('trackSharing.notLoaded')])
  },
)

test('while places are loading there is no message about them', async () => {
  expect(await linesUnder({ objects: notLoaded }, dated)).toEqual([])
})

test('a track without a date says what its calendar lacks, and one without coordinates what its files lack', async () => {
  const objects = [{ object, card: aPlace(1, { geolocation: undefined }) }]

  expect(await linesUnder({ objects })).toEqual([own.noDateText, words('en')('trackSharing.noPoints')])
})

test('the number of stops without coordinates that files of a route leave out is shown', async () => {
  const other = { object_type: 'location', object_id: 2, day: 1 } as const
  const objects = [
    { object, card: aPlace(1, { geolocation: '61.0036,69.0262' }) },
    { object: other, card: aPlace(2, { geolocation: undefined }) },
  ]

  expect(await linesUnder({ objects }, dated)).toEqual([words('en')('trackSharing.somePoints', { count: 1 })])
})
