// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerSheet, wholeSheet } from './mounted-sheet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  offerSheet(null)
  vi.useRealTimers()
})

test('whoever waits for the sheet of a page has it once it is whole, and at once from then on', async () => {
  const element = document.createElement('article')
  const waiting = wholeSheet()
  await vi.advanceTimersByTimeAsync(5000)
  offerSheet(element)

  expect(await Promise.all([waiting, wholeSheet()])).toEqual([element, element])
})

test('a sheet that does not come is not waited for without end, and another press waits anew', async () => {
  const missing = expect(wholeSheet()).rejects.toThrow('not whole')
  await vi.advanceTimersByTimeAsync(60_000)
  await missing

  const element = document.createElement('article')
  const again = wholeSheet()
  offerSheet(element)
  expect(await again).toBe(element)
})
