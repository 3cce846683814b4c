// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkIntent } from './link-intent.ts'

/** Idle callbacks that the test runs. */
const idle = new Map<number, { work: () => void; timeout: number | undefined }>()
let handles = 0

beforeEach(() => {
  vi.useFakeTimers()
  idle.clear()
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout: number }) => {
    handles += 1
    idle.set(handles, { work, timeout: options?.timeout })
    return handles
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aLink = () => document.createElement('a')
function anIntent(respond: () => Promise<unknown> = () => Promise.resolve()) {
  const loaded: HTMLAnchorElement[] = []
  const { turnTo } = linkIntent(50, (link) => (loaded.push(link), respond()))
  const rest = () => {
    idle.forEach(({ work }) => work())
    idle.clear()
  }
  return { loaded, turnTo, rest }
}

test('a link is preloaded after the delay in idle time, at most 2000 ms later', () => {
  const { loaded, turnTo, rest } = anIntent()
  const link = aLink()
  turnTo(link)
  vi.advanceTimersByTime(49)
  rest()
  const early = [...loaded]
  vi.advanceTimersByTime(1)
  const waiting = [...idle.values()].map(({ timeout }) => timeout)
  rest()

  expect([early, waiting, loaded]).toEqual([[], [2000], [link]])
})

test('links that the pointer only crosses are not preloaded', () => {
  const { loaded, turnTo, rest } = anIntent()
  const [first, second, third] = [aLink(), aLink(), aLink()]
  turnTo(first)
  vi.advanceTimersByTime(40)
  turnTo(second)
  vi.advanceTimersByTime(60)
  turnTo(third)
  vi.advanceTimersByTime(40)
  turnTo(null)
  vi.advanceTimersByTime(5000)
  rest()

  expect(loaded).toEqual([])
})

test('moving within one link preloads it once', () => {
  const { loaded, turnTo, rest } = anIntent()
  const link = aLink()
  turnTo(link)
  turnTo(link)
  vi.advanceTimersByTime(50)
  rest()
  turnTo(link)
  vi.advanceTimersByTime(50)
  rest()

  expect(loaded).toEqual([link])
})

test('a failed preload is ignored', async () => {
  const { turnTo, rest, loaded } = anIntent(() => Promise.reject(new Error('away')))
  turnTo(aLink())
  vi.advanceTimersByTime(50)
  rest()
  await vi.advanceTimersByTimeAsync(0)

  expect(loaded).toHaveLength(1)
})
