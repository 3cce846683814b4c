// @vitest-environment jsdom
import { attach, emptyTrack, type ObjectRef } from '@tropa/machines'
import { beforeEach, expect, test } from 'vitest'
import {
  closeOpened,
  followOpened,
  keepOpened,
  keepStops,
  openedNow,
  openedTrack,
  openedTrackKey,
  readOpened,
  reopen,
  retitleOpened,
  titleOf,
} from './opened-track.ts'

const place = (object_id: number): ObjectRef => ({ object_type: 'location', object_id })
const trackOf = (...ids: number[]) => ids.map(place).reduce(attach, emptyTrack)
const winter = openedNow(7, 'Зима', trackOf(1, 2))

beforeEach(() => localStorage.clear())

test.each([
  ['with a stop less', [2]],
  ['with more stops', [1, 2, 3, 4, 5, 6]],
  ['with another stop in place of one', [2, 3]],
])('an opened track %s has its title', (_, stops) => {
  expect(titleOf(winter, trackOf(...stops))).toBe('Зима')
})

test('another trip does not get the title of the opened one, even if they have a common stop', () => {
  expect(titleOf(winter, trackOf(1, 3, 4, 5))).toBeNull()
  expect(titleOf(winter, trackOf(3))).toBeNull()
  expect(titleOf(null, trackOf(1))).toBeNull()
})

test('an opened track that changes step by step keeps its title until it is empty', () => {
  keepOpened(winter)
  for (const stops of [[1, 2, 3], [2, 3], [3, 4], [4]]) keepStops(trackOf(...stops))
  expect(openedTrack()).toEqual({ ...winter, stops: ['location4'] })

  keepStops(trackOf(4, 6, 7, 8))
  keepStops(trackOf(4, 9, 10, 11))
  keepStops(emptyTrack)
  expect(titleOf(openedTrack(), trackOf(4, 6, 7, 8))).toBe('Зима')
})

test('a stored opened track is read again, also with a new title', () => {
  let changes = 0
  const end = followOpened(() => (changes += 1))
  keepOpened(winter)
  retitleOpened(8, 'Чужой')
  retitleOpened(7, 'Лето')
  const renamed = openedTrack()
  keepOpened(null)
  end()

  expect(renamed).toEqual({ ...winter, title: 'Лето' })
  expect([openedTrack(), changes]).toEqual([null, 3])
})

test('a track that was closed by emptying is open again with its stops, unless another one is', () => {
  const opened = () => openedTrack()?.id ?? null
  keepOpened(winter)
  closeOpened()
  closeOpened()
  reopen(trackOf(3))
  const withOthers = opened()
  reopen(trackOf(1, 3))
  const withOwn = opened()
  keepOpened(openedNow(8, 'Лето', trackOf(4)))
  reopen(trackOf(1))

  expect([withOthers, withOwn, opened()]).toEqual([null, 7, 8])
})

test.each(['', '{', '[]', '7', '{"id":7,"title":"","stops":[]}', '{"id":"7","title":"a","stops":[]}', '{"id":7}'])(
  'storage with %j has no opened track',
  (text) => {
    localStorage.setItem(openedTrackKey, text)
    expect(openedTrack()).toBeNull()
  },
)

test('a hostile title is cut to the limit of a title', () => {
  const text = JSON.stringify({ id: 7, title: 'я'.repeat(10_000), stops: ['location1', 2] })
  expect(readOpened(text)).toEqual({ id: 7, title: 'я'.repeat(120), stops: ['location1'] })
})
