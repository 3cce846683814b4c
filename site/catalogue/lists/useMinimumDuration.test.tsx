import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumDuration } from './useMinimumDuration.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aLoad = (isOn: boolean) =>
  renderHook(({ isLoading }) => useMinimumDuration(isLoading, 200), { initialProps: { isLoading: isOn } })

test('a short load is shown for the minimum time', () => {
  const { result, rerender } = aLoad(true)
  act(() => void vi.advanceTimersByTime(50))
  rerender({ isLoading: false })
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(60))
  expect(result.current).toBe(false)
})

test('a long load is shown until it ends', () => {
  const { result, rerender } = aLoad(true)
  act(() => void vi.advanceTimersByTime(500))
  rerender({ isLoading: false })
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

test('data that is available at once never shows a load', () => {
  expect(aLoad(false).result.current).toBe(false)
})
