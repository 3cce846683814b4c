// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { attemptKey, draftOwnerKey } from '../visitor/stored.ts'
import { refuseLocks } from '../visitor/testing/locks.ts'
import { forgetOrder, inOneTab, keepAttempt, keptAttempt } from './attempt-storage.ts'

const ordered = { step: 'ordered', orderId: 'an-order' } as const

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('an attempt is read again until it is decided', () => {
  expect(keptAttempt()).toBeNull()
  keepAttempt(ordered)
  expect(keptAttempt()).toEqual(ordered)
  keepAttempt(null)
  expect(keptAttempt()).toBeNull()
})

test('the order of another user is not shown to the next one who signs in', () => {
  localStorage.setItem(draftOwnerKey, 'anna')
  keepAttempt(ordered)

  localStorage.setItem(draftOwnerKey, 'boris')
  expect(keptAttempt()).toBeNull()
  localStorage.setItem(draftOwnerKey, 'anna')
  expect(keptAttempt()).toEqual(ordered)
})

test('a guest’s attempt continues after signing in', () => {
  keepAttempt(ordered)

  localStorage.setItem(draftOwnerKey, 'anna')
  expect(keptAttempt()).toEqual(ordered)
})

test('only the decided order is removed', () => {
  keepAttempt(ordered)

  forgetOrder('another-order')
  expect(keptAttempt()).toEqual(ordered)
  forgetOrder('an-order')
  expect(keptAttempt()).toBeNull()
})

test.each(['{', 'null', '5', '{"owner":null}', '{"owner":null,"attempt":{}}', '{"owner":null,"attempt":"{}"}'])(
  'storage with %s has no attempt',
  (text) => {
    localStorage.setItem(attemptKey, text)
    expect(keptAttempt()).toBeNull()
  },
)

test('if storage is forbidden, an attempt is neither kept nor an error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

  keepAttempt(ordered)
  expect(keptAttempt()).toBeNull()
  keepAttempt(null)
  forgetOrder('an-order')
})

test('a browser that refuses locks submits without one', async () => {
  refuseLocks()
  const work = vi.fn<() => void>()
  await inOneTab(work)
  expect(work).toHaveBeenCalledOnce()
})

test('a page without the Web Locks API submits at once', async () => {
  const work = vi.fn<() => void>()
  await inOneTab(work)
  expect(work).toHaveBeenCalledOnce()
})
