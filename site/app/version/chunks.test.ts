import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChunks, isMissingPart } from './chunks.ts'

let stop = () => {}
let failures = 0
let returns = 0
let isAwaited = false

const chunk = (name: string) =>
  Object.assign(new Event('vite:preloadError'), {
    payload: new Error(`Failed to fetch dynamically imported module: ${name}`),
  })
const isReached = (reached: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('Failed to fetch')
    return Response.json({ version: 'any' })
  })
/** What follows a failure is told after a call of its own. */
const settled = () => vi.waitFor(() => expect(failures).toBe(1))
const nothing = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  expect(failures).toBe(0)
}

beforeEach(() => {
  sessionStorage.clear()
  failures = 0
  returns = 0
  isAwaited = false
  isReached(true)
  stop = followChunks({ isAwaited: () => isAwaited, onFailure: () => (failures += 1), onReturn: () => (returns += 1) })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a part that the next page waits for and that is gone is a failure', async () => {
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))

  await settled()
})

test('a part that was only prepared is none until it is asked for again', async () => {
  dispatchEvent(chunk('/assets/page.js'))
  dispatchEvent(chunk('/assets/other.js'))
  await nothing()

  dispatchEvent(chunk('/assets/page.js'))
  await settled()
})

test('where the portal itself cannot be reached nothing is gone', async () => {
  isReached(false)
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))

  await nothing()
})

test('a part that could not be reached once reloads the page when it fails again, and is no failure', async () => {
  isReached(false)
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))
  await nothing()
  isReached(true)
  dispatchEvent(chunk('/assets/page.js'))

  await vi.waitFor(() => expect(returns).toBe(1))
  expect(failures).toBe(0)
})

test('the router is told not to reload by itself', () => {
  dispatchEvent(chunk('/assets/page.js'))

  expect(
    sessionStorage.getItem('tanstack_router_reload:Failed to fetch dynamically imported module: /assets/page.js'),
  ).toBe('1')
})

test('an error of a part that could not be loaded is known as one', () => {
  const missing = chunk('/assets/page.js')
  dispatchEvent(missing)

  expect([
    isMissingPart(missing.payload),
    isMissingPart(new Error(missing.payload.message)),
    isMissingPart(null),
  ]).toEqual([true, false, false])
})

test('a style that could not be loaded is loaded again with the part that needs it', () => {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/page.css' })
  document.head.append(style)
  style.dispatchEvent(new Event('error'))

  expect(document.head.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0)
  style.remove()
})
