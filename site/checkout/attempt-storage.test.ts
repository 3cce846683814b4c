// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { attemptKey, draftOwnerKey } from '../visitor/stored.ts'
import { forgetOrder, inOneTab, keepAttempt, keptAttempt } from './attempt-storage.ts'

const ordered = { step: 'ordered', orderId: 'an-order' } as const

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('an attempt is found again until it is decided', () => {
  expect(keptAttempt()).toBeNull()
  keepAttempt(ordered)
  expect(keptAttempt()).toEqual(ordered)
  keepAttempt(null)
  expect(keptAttempt()).toBeNull()
})

test('the order of another user is not shown to whoever signs in next', () => {
  localStorage.setItem(draftOwnerKey, 'anna')
  keepAttempt(ordered)

  localStorage.setItem(draftOwnerKey, 'boris')
  expect(keptAttempt()).toBeNull()
  localStorage.setItem(draftOwnerKey, 'anna')
  expect(keptAttempt()).toEqual(ordered)
})

test('what a guest began goes on after signing in', () => {
  keepAttempt(ordered)

  localStorage.setItem(draftOwnerKey, 'anna')
  expect(keptAttempt()).toEqual(ordered)
})

test('only the decided order is forgotten', () => {
  keepAttempt(ordered)

  forgetOrder('another-order')
  expect(keptAttempt()).toEqual(ordered)
  forgetOrder('an-order')
  expect(keptAttempt()).toBeNull()
})

test.each(['{', 'null', '5', '{"owner":null}', '{"owner":null,"attempt":{}}', '{"owner":null,"attempt":"{}"}'])(
  'storage that holds %s holds no attempt',
  (text) => {
    localStorage.setItem(attemptKey, text)
    expect(keptAttempt()).toBeNull()
  },
)

test('a checkout goes on where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(() => keepAttempt(ordered)).not.toThrow()
})

test('a page without locks submits at once', async () => {
  const work = vi.fn<() => void>()
  await inOneTab(work)
  expect(work).toHaveBeenCalledOnce()
})
