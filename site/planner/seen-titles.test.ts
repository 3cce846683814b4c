// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { aLocationCard } from '../catalogue/testing/catalogue-objects.ts'
import type { TrackObject } from './track-objects.ts'
import { saveTitles, seenTitle, seenTitlesKey } from './seen-titles.ts'

const museum = { object_type: 'location', object_id: 1001 } as const
const fair = { object_type: 'event', object_id: 1001 } as const
const stop = (object: TrackObject['object'], the_title: string): TrackObject => ({
  object,
  card: { ...aLocationCard, the_title },
})

afterEach(() => localStorage.clear())

test('a title is stored for its object while that is on the track', () => {
  saveTitles([stop(museum, 'Museum'), { object: fair, card: null }])
  const first = [seenTitle(museum), seenTitle(fair)]

  saveTitles([stop(fair, 'Fair')])

  expect([first, seenTitle(museum), seenTitle(fair)]).toEqual([['Museum', undefined], undefined, 'Fair'])
})

test.each(['{', 'null', '7', '[]', '{"location/1001":7}'])('storage with %s has no titles', (text) => {
  localStorage.setItem(seenTitlesKey, text)

  expect(seenTitle(museum)).toBeUndefined()
})
