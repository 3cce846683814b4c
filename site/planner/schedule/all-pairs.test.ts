import { expect, test } from 'vitest'
import { throughAllPairs } from './all-pairs.ts'

test.each([2, 3, 9, 10])('one way through %i points leads from each to each', (count) => {
  const points = Array.from({ length: count }, (_, index) => index)

  const way = throughAllPairs(points)

  const legs = new Set(way.slice(1).map((to, index) => `${way[index]}-${to}`))
  for (const from of points) for (const to of points) expect(from === to || legs.has(`${from}-${to}`)).toBe(true)
  expect(way.length).toBe(count ** 2)
})

test('one point has no way', () => {
  expect([throughAllPairs([7]), throughAllPairs([])]).toEqual([[], []])
})
