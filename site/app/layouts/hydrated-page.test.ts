// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePageIsHydrated } from './hydrated-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main id="main"><h1>Page</h1><section></section><script></script></main>'
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const hydrate = (selector: string) => Object.assign(document.querySelector(selector) ?? {}, { __reactFiber$1: {} })

test('on a hydrated page the task runs at once', () => {
  hydrate('h1')
  hydrate('section')
  const action = vi.fn()

  oncePageIsHydrated(action)

  expect(action).toHaveBeenCalledOnce()
})

test('the task waits until the whole page is hydrated, and runs once', () => {
  const action = vi.fn()
  oncePageIsHydrated(action)
  hydrate('h1')
  vi.advanceTimersByTime(1000)
  expect(action).not.toHaveBeenCalled()

  hydrate('section')
  vi.advanceTimersByTime(1000)

  expect(action).toHaveBeenCalledOnce()
})

test('an element that another program has inserted delays the task by five seconds', () => {
  const action = vi.fn()
  oncePageIsHydrated(action)

  vi.advanceTimersByTime(4900)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)

  expect(action).toHaveBeenCalledOnce()
})
