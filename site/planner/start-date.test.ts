// @vitest-environment jsdom
import { calendarDate } from '@tropa/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { agreedDate, agreedDateKey, dateStep, keepAgreedDate } from './start-date.ts'

const today = calendarDate('2026-12-01')
const early = calendarDate('2026-12-05')
const late = calendarDate('2027-01-05')
const dates = { travelDate: early, start: late, agreed: early, today }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['nothing where they are the same', { start: early }, 'none'],
  ['nothing where none is chosen here', { travelDate: null }, 'none'],
  ['the travel date where the track has none', { start: null }, 'write'],
  ['the travel date where that of the track is past', { start: calendarDate('2026-11-30') }, 'write'],
  ['the travel date that was chosen since', { agreed: calendarDate('2026-12-24') }, 'write'],
  ['the date that another device gave the track since', {}, 'take'],
  ['the date of the track on a device that has never shown it', { agreed: null }, 'take'],
] as const)('%s', (_, changed, step) => {
  expect(dateStep({ ...dates, ...changed })).toBe(step)
})

test('the date is stored for the next page', () => {
  keepAgreedDate(late)
  expect(agreedDate()).toBe(late)
})

test('a date that another tab stores is for tabs that open later, not for this one', () => {
  localStorage.setItem(agreedDateKey, late)
  expect(agreedDate()).toBe(late)
  keepAgreedDate(early)
  localStorage.setItem(agreedDateKey, late)
  expect(agreedDate()).toBe(early)
})

test('a stored text that is not a date is no date', () => {
  localStorage.setItem(agreedDateKey, '2026-02-30')
  expect(agreedDate()).toBeNull()
})

test('if storage is forbidden, nothing is stored, and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepAgreedDate(late)
  expect(agreedDate()).toBeNull()
})
