import { expect, test } from 'vitest'
import { drawnRows } from './rows.ts'

test('a short list is rendered completely', () => {
  expect(drawnRows(30, 0, -1, 5)).toHaveLength(30)
})

test('of a longer list the visible rows and a few around them are rendered', () => {
  expect(drawnRows(10_000, 100, -1, 5)).toEqual(Array.from({ length: 17 }, (_, row) => row + 94))
})

test('the active option is always rendered, once and in order', () => {
  const rows = drawnRows(10_000, 0, 9_999, 5)
  expect(rows).toContain(9_999)
  expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
  expect(rows.length).toBeLessThan(40)
})
