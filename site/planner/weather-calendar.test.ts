// @vitest-environment jsdom
import { calendarDate } from '@tropa/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { regionCalendar } from './weather-calendar.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** 23:59:30 in the region. */
const beforeMidnight = '2026-11-21T18:59:30Z'

function followed(now: string, drawnOn = '2026-11-21') {
  vi.setSystemTime(now)
  const days: string[] = []
  const calendar = regionCalendar(calendarDate(drawnOn))
  const stop = calendar.follow(() => days.push(calendar.today()))
  return { days, stop }
}

test('the next day begins at midnight in the region, and again the night after that', () => {
  const { days, stop } = followed(beforeMidnight)

  vi.advanceTimersByTime(29_999)
  expect(days).toEqual([])
  vi.advanceTimersByTime(1)
  expect(days).toEqual(['2026-11-22'])
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(days).toEqual(['2026-11-22', '2026-11-23'])
  stop()
})

test('a page that slept over midnight is notified once when it wakes', () => {
  const { days, stop } = followed(beforeMidnight)
  vi.setSystemTime('2026-11-23T09:00:00Z')

  dispatchEvent(new Event('pageshow'))
  document.dispatchEvent(new Event('visibilitychange'))

  expect(days).toEqual(['2026-11-23'])
  stop()
})

test('a page that was rendered yesterday is notified when it subscribes', () => {
  const { days, stop } = followed('2026-11-21T07:00:00Z', '2026-11-20')

  expect(days).toEqual(['2026-11-21'])
  stop()
})

test('an unsubscribed listener is not notified', () => {
  const { days, stop } = followed(beforeMidnight)
  stop()

  vi.advanceTimersByTime(60_000)
  dispatchEvent(new Event('pageshow'))

  expect(days).toEqual([])
})
