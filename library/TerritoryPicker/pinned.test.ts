import { expect, test } from 'vitest'
import { splitPinned } from './pinned.ts'

const territories = [1, 2, 3, 4].map((id) => ({ id, title: `Town ${id}` }))
const split = (pinnedIds: number[]) => {
  const { pinned, rest } = splitPinned(territories, pinnedIds)
  return [pinned.map(({ id }) => id), rest.map(({ id }) => id)]
}

test.each([
  [
    'the pinned keep their own order',
    [3, 1],
    [
      [3, 1],
      [2, 4],
    ],
  ],
  ['unknown ids are left out', [9, 2], [[2], [1, 3, 4]]],
  ['a territory pinned twice is shown once', [2, 2], [[2], [1, 3, 4]]],
  ['nothing pinned leaves all in the rest', [], [[], [1, 2, 3, 4]]],
])('%s', (_, pinnedIds, expected) => {
  expect(split(pinnedIds)).toEqual(expected)
})
