// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { gateStateKey } from '../visitor/stored.ts'
import { emptyGate } from './gate-state.ts'
import { forgetKey, GateStore, keepKey, keptKey } from './gate-store.ts'

const listed = { ...emptyGate, listedAt: '2026-12-04T10:00:00Z' }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a change is stored for the next load of the page, and listeners are called', () => {
  const store = new GateStore()
  const changed = vi.fn<() => void>()
  store.subscribe(changed)

  store.update((state) => ({ ...state, listedAt: listed.listedAt }))

  expect([store.view(), changed.mock.calls.length]).toEqual([listed, 1])
  const reloaded = new GateStore()
  reloaded.load()
  expect(reloaded.view()).toEqual(listed)
})

test('a change is applied to the state that another tab has stored meanwhile', () => {
  const store = new GateStore()
  const waiting = [{ key: 'k', code: 'c', digest: 'd', number: '7', at: '2026-12-04T10:00:00Z' }]
  localStorage.setItem(gateStateKey, JSON.stringify({ ...emptyGate, waiting }))

  store.update((state) => ({ ...state, listedAt: listed.listedAt }))

  expect(store.view()).toEqual({ ...listed, waiting })
})

test('changes of another tab are shown while there are listeners', () => {
  const store = new GateStore()
  const changed = vi.fn<() => void>()
  const leave = store.subscribe(changed)
  localStorage.setItem(gateStateKey, JSON.stringify(listed))
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(changed).not.toHaveBeenCalled()

  dispatchEvent(new StorageEvent('storage', { key: gateStateKey }))
  leave()
  localStorage.setItem(gateStateKey, JSON.stringify(emptyGate))
  dispatchEvent(new StorageEvent('storage', { key: gateStateKey }))

  expect([store.view(), changed.mock.calls.length]).toEqual([listed, 1])
})

test.each(['{', 'null'])('storage with %s is an empty gate', (text) => {
  localStorage.setItem(gateStateKey, text)
  const store = new GateStore()
  store.load()
  expect(store.view()).toEqual(emptyGate)
})

test('an admission that cannot be stored is an error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => new GateStore().update(() => listed)).toThrow('full')
})

test('the key of the organisation is stored for this tab only', () => {
  keepKey('secret')
  expect([keptKey(), JSON.stringify({ ...localStorage })]).toEqual(['secret', '{}'])
  forgetKey()
  expect(keptKey()).toBe('')
})

test('if storage is forbidden, the key of the organisation lasts as long as the page', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(keptKey()).toBe('')
  keepKey('secret')
  expect(keptKey()).toBe('secret')
  forgetKey()
  expect(keptKey()).toBe('')
})
