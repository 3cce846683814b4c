// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerSheet, wholeSheet } from './mounted-sheet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  offerSheet(null)
  vi.useRealTimers()
})

test('waiting for the sheet of a page ends when it is complete, and at once after that', async () => {
  const element = document.createElement('article')
  const waiting = wholeSheet()
  await vi.advanceTimersByTimeAsync(5000)
  offerSheet(element)

  expect(await Promise.all([waiting, wholeSheet()])).toEqual([element, element])
})

test('waiting for a missing sheet has a limit, and another press waits again', async () => {
  const missing = expect(wholeSheet()).rejects.toThrow('not whole')
  await vi.advanceTimersByTimeAsync(60_000)
  await missing

  const element = document.createElement('article')
  const again = wholeSheet()
  offerSheet(element)
  expect(await again).toBe(element)
})
