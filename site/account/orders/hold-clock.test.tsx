import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../messages/all-catalogues.ts'
import { WordsProvider } from '../../messages/intl.tsx'
import { HoldClock } from './HoldClock.tsx'

const now = Date.parse('2026-11-22T12:00:00+05:00')
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const expired = vi.fn<() => void>()
beforeEach(() => expired.mockClear())

const clock = (expiresAt: string, seconds?: number) => (
  <WordsProvider language="en">
    <HoldClock expiresAt={expiresAt} seconds={seconds} onExpired={expired} />
  </WordsProvider>
)
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const text = () => screen.getByRole('timer').textContent?.replaceAll(/\s+/g, ' ')

test('before scripts run it says until when by the region’s clock, without a countdown', () => {
  const html = renderToString(clock('2026-11-22T12:15:00+05:00'))
  expect(html).toContain('12:15, Yugra time (UTC+5)')
  expect(html).not.toContain('left')
})

test('it counts down each second, with two digits for seconds', async () => {
  render(clock('2026-11-22T12:15:00+05:00'))

  await pass(0)
  expect(text()).toBe('The seats are yours until 12:15, Yugra time (UTC+5). 15:00 left')
  await pass(1)
  expect(text()).toContain('14:59 left')
  await pass(14 * 60 + 50)
  expect(text()).toContain('0:09 left')
})

test('a part of a second counts as a whole one, because the seats are still held', async () => {
  render(clock('2026-11-22T12:00:02.500+05:00'))
  await pass(0)
  expect(text()).toContain('0:03 left')
})

test('when the time is over it says so, notifies the page once, and stops', async () => {
  render(clock('2026-11-22T12:00:02+05:00'))

  await pass(2)
  expect(screen.getByRole('status').textContent).toContain('The time to pay has run out')
  await pass(60)

  expect(expired).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a page that was opened too late says so at once', async () => {
  render(clock('2026-11-22T11:00:00+05:00'))
  await pass(0)
  expect(expired).toHaveBeenCalledTimes(1)
})

test.each(['11:00', '18:00'])(
  'if the device’s clock is wrong, the seconds in the order are used (until %s)',
  async (end) => {
    const { rerender } = render(clock(`2026-11-22T${end}:00+05:00`, 60))
    await pass(50)
    expect(text()).toContain('0:10 left')

    rerender(clock(`2026-11-22T${end}:00+05:00`, 8))
    await pass(8)

    expect(screen.getByRole('status').textContent).toContain('The time to pay has run out')
  },
)

test('after an extension of the hold it counts down again', async () => {
  const { rerender } = render(clock('2026-11-22T12:01:00+05:00'))
  await pass(30)

  rerender(clock('2026-11-22T12:11:00+05:00'))
  await pass(0)

  expect(text()).toContain('10:30 left')
  await pass(45)
  expect(expired).not.toHaveBeenCalled()
})

test('a page that was left is not notified', async () => {
  const { unmount } = render(clock('2026-11-22T12:00:10+05:00'))
  await pass(1)
  unmount()
  await pass(60)
  expect(expired).not.toHaveBeenCalled()
})
