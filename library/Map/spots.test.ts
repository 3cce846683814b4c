import { expect, test } from 'vitest'
import { rangesOf, spotsOf } from './spots.ts'

const place = (id: number, latitude: number) => ({ id, title: `Place ${id}`, href: `/${id}`, latitude, longitude: 70 })

test.each([
  [[3], '3'],
  [[1, 2, 3, 4], '1–4'],
  [[1, 3], '1, 3'],
  [[1, 2, 4, 6, 7], '1–2, 4, 6–7'],
])('%j reads %s', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text)
})

test('stops at one spot share their numbers, in the order of the route, and others have their own', () => {
  const spots = spotsOf([place(1, 61), place(2, 61.000001), place(3, 62), place(4, 61)], [4, 'gone', 2, 3])

  expect([...spots].map(([id, { numbers, stops }]) => [id, numbers, stops.map((stop) => stop.id)])).toEqual([
    [4, '1, 3', [4, 2]],
    [2, '1, 3', [4, 2]],
    [3, '4', [3]],
  ])
})
