import { expect, test } from 'vitest'
import { groupsOf, isDrawnTogether, markOf, rangesOf, spotsOf, wholePin, wideMarkOf } from './spots.ts'

const place = (id: number, latitude: number) => ({ id, title: `Place ${id}`, href: `/${id}`, latitude, longitude: 70 })

test.each([
  [[3], '3'],
  [[1, 2, 3, 4], '1–4'],
  [[1, 3], '1, 3'],
  [[1, 2, 4, 6, 7], '1–2, 4, 6–7'],
])('%j is shown as %s', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text)
})

test.each([
  ['7', '7', '7'],
  ['1–4', '1–4', '1–4'],
  ['9–12', '9–12', '9–12'],
  ['10–12', '10…', '10–12'],
  ['1–2, 5–10', '1–2…', '1–2, 5–10'],
  ['1–2, 5, 7, 9, 11–13', '1–2…', '1–2, 5, 7, 9…'],
])('a pin for %s has room for %s, a wide one for %s', (numbers, mark, wideMark) => {
  expect([markOf(numbers), wideMarkOf(numbers)]).toEqual([mark, wideMark])
})

test('stops at one point share a marker with their numbers, in the order of the route; others have their own', () => {
  const spots = spotsOf([place(1, 61), place(2, 61.000001), place(3, 62), place(4, 61)], [4, 'gone', 2, 3])

  expect([...spots].map(([id, { numbers, stops }]) => [id, numbers, stops.map((stop) => stop.id)])).toEqual([
    [4, '1, 3', [4, 2]],
    [2, '1, 3', [4, 2]],
    [3, '4', [3]],
  ])
})

test('stops whose pins would overlap share one, as long as they overlap', () => {
  const places = [place(1, 61), place(2, 61.2), place(3, 61.4), place(4, 62)]
  const at = (scale: number) =>
    isDrawnTogether(({ latitude, longitude }) => ({ x: longitude * scale, y: latitude * scale }))
  const numbersAt = (scale: number) => [...spotsOf(places, [1, 2, 3, 4], at(scale))].map(([, { numbers }]) => numbers)

  expect(numbersAt(10)).toEqual(['1–4', '1–4', '1–4', '1–4'])
  expect(numbersAt(100)).toEqual(['1–2', '1–2', '3', '4'])
  expect(numbersAt(1000)).toEqual(['1', '2', '3', '4'])
})

test('places share a pin as far as whole pins would cover each other, around the first of them', () => {
  const places = [place(1, 0), place(2, 39), place(3, 40), place(4, 79), place(5, 200)]
  const at = isDrawnTogether(({ latitude, longitude }) => ({ x: longitude, y: latitude }), wholePin)

  expect(groupsOf(places, at).map((group) => group.map(({ id }) => id))).toEqual([[1, 2], [3, 4], [5]])
})
