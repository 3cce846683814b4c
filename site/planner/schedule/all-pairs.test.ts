import { expect, test } from 'vitest'
import { throughAllPairs } from './all-pairs.ts'

test.each([2, 3, 9, 10])('one path through %i points has a leg from each to each other', (count) => {
  const points = Array.from({ length: count }, (_, index) => index)

  const way = throughAllPairs(points)

  const legs = new Set(way.slice(1).map((to, index) => `${way[index]}-${to}`))
  for (const from of points) for (const to of points) expect(from === to || legs.has(`${from}-${to}`)).toBe(true)
  expect(way.length).toBe(count ** 2)
})

test('one point has no path', () => {
  expect([throughAllPairs([7]), throughAllPairs([])]).toEqual([[], []])
})
