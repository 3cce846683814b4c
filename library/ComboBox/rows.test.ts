import { expect, test } from 'vitest'
import { drawnRows } from './rows.ts'

test('a short list is drawn whole', () => {
  expect(drawnRows(30, 0, -1, 5)).toHaveLength(30)
})

test('a longer one draws what is seen and a few about it', () => {
  expect(drawnRows(10_000, 100, -1, 5)).toEqual(Array.from({ length: 17 }, (_, row) => row + 94))
})

test('the active option is drawn wherever it is, once, in order', () => {
  const rows = drawnRows(10_000, 0, 9_999, 5)
  expect(rows).toContain(9_999)
  expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
  expect(rows.length).toBeLessThan(40)
})
