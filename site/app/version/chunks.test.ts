// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ifLoaded, isMissingPart } from '../../visitor/missing-parts.ts'
import { followChunks } from './chunks.ts'

let stop = () => {}
let failures = 0
let returns = 0
let lostParts = 0
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
/** The failure is reported asynchronously, after another request. */
const settled = () => vi.waitFor(() => expect(failures).toBe(1))
const nothing = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  expect(failures).toBe(0)
}

beforeEach(() => {
  sessionStorage.clear()
  failures = 0
  returns = 0
  lostParts = 0
  isAwaited = false
  isReached(true)
  stop = followChunks({
    isAwaited: () => isAwaited,
    onFailure: () => (failures += 1),
    onReturn: () => (returns += 1),
    onLostPart: () => (lostParts += 1),
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a removed script that the next page needs is a failure', async () => {
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))

  await settled()
})

test('a failed preload is not a failure until the script is needed', async () => {
  dispatchEvent(chunk('/assets/page.js'))
  dispatchEvent(chunk('/assets/other.js'))
  await nothing()

  dispatchEvent(chunk('/assets/page.js'))
  await settled()
})

test('a page is not reloaded for a part while somebody is in one of its fields', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  dispatchEvent(chunk('/assets/list.js'))
  field.focus()
  dispatchEvent(chunk('/assets/list.js'))
  await nothing()

  field.remove()
  dispatchEvent(chunk('/assets/list.js'))
  await settled()
})

test('a field that the visitor enters while the server is asked keeps the page too', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  dispatchEvent(chunk('/assets/list.js'))
  dispatchEvent(chunk('/assets/list.js'))
  field.focus()
  await nothing()

  field.remove()
})

test('a part that failed offline and fails again online offers a reload if a field is in use', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  isReached(false)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(chunk('/assets/share.js'))
  dispatchEvent(chunk('/assets/share.js'))
  await nothing()
  expect(lostParts).toBe(0)

  isReached(true)
  online.mockReturnValue(true)
  dispatchEvent(chunk('/assets/share.js'))
  await vi.waitFor(() => expect(lostParts).toBe(1))
  expect([failures, returns]).toEqual([0, 0])

  online.mockRestore()
  field.remove()
})

test('while the portal cannot be reached, no script counts as removed', async () => {
  isReached(false)
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))

  await nothing()
})

test('a script that failed offline reloads the page when it fails again online, and is not a failure', async () => {
  isReached(false)
  isAwaited = true
  dispatchEvent(chunk('/assets/page.js'))
  await nothing()
  isReached(true)
  dispatchEvent(chunk('/assets/page.js'))

  await vi.waitFor(() => expect(returns).toBe(1))
  expect(failures).toBe(0)
})

test('an optional script neither reloads the page nor is a failure', async () => {
  const optional = () => {
    const event = chunk('/assets/rules.js')
    return ifLoaded(async () => {
      dispatchEvent(event)
      throw event.payload
    })
  }
  isReached(false)
  expect(await optional()).toBeUndefined()
  isReached(true)
  await optional()
  isAwaited = true
  await optional()

  await nothing()
  expect(returns).toBe(0)
})

test('the router does not reload the page', () => {
  dispatchEvent(chunk('/assets/page.js'))

  expect(
    sessionStorage.getItem('tanstack_router_reload:Failed to fetch dynamically imported module: /assets/page.js'),
  ).toBe('1')
})

test('an error of a script that could not be loaded is recognised', () => {
  const missing = chunk('/assets/page.js')
  dispatchEvent(missing)

  expect([
    isMissingPart(missing.payload),
    isMissingPart(new Error(missing.payload.message)),
    isMissingPart(null),
  ]).toEqual([true, false, false])
})
