// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { clearStored, draftOwnerKey, draftPrefix, gateStateKey, signedInKey } from './stored.ts'

const draft = `${draftPrefix}/registration`
const keysOf = (storage: Storage) => Object.keys(storage).sort()

/** What a signed-in visitor may have left. */
function leaveEverything() {
  for (const key of [signedInKey, draftOwnerKey, 'active_track', 'cart', 'favorites', 'anything'])
    localStorage.setItem(key, 'x')
  for (const key of [draft, 'tsr-scroll-restoration-v1_3', 'reloaded', 'anything']) sessionStorage.setItem(key, 'x')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('signing out leaves nothing but the guards against endless reloads', () => {
  leaveEverything()
  clearStored('nothing')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], ['reloaded']])
})

test('the end of a session leaves the cart and what was typed, and whose it is', () => {
  leaveEverything()
  clearStored('drafts')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([
    ['cart', draftOwnerKey],
    [draft, 'reloaded'],
  ])
})

test('the drafts of a guest stay a guest’s', () => {
  sessionStorage.setItem(draft, 'x')
  clearStored('drafts')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], [draft]])
})

test('where storage is forbidden nothing fails', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })

  expect(() => clearStored('drafts')).not.toThrow()
})

test.each(['drafts', 'nothing'] as const)(
  'what a gate has not reported yet outlives the session of a visitor: %s',
  (kept) => {
    localStorage.setItem(gateStateKey, 'x')
    clearStored(kept)

    expect(keysOf(localStorage)).toEqual([gateStateKey])
  },
)
