// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { holdUnsent, sendUnsent, whenSent } from './unsent-changes.ts'

const networkIs = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

/** Changes that are sent one at a time. */
function changes(first: number | undefined) {
  let left = first
  const listeners = new Set<() => void>()
  const become = (count: number) => {
    left = count
    for (const changed of listeners) changed()
  }
  const retry = vi.fn()
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  }
  return { unsent: { count: () => left, subscribe, retry }, become, listeners, retry }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('signing out continues only after everything is sent', async () => {
  const { unsent, become, listeners, retry } = changes(undefined)
  const seen: boolean[] = []
  const sent = whenSent(unsent).then((isSent) => seen.push(isSent))

  become(2)
  become(1)
  await Promise.resolve()
  expect([seen, retry.mock.calls.length]).toEqual([[], 1])
  become(0)
  await sent

  expect([seen, listeners.size]).toEqual([[true], 0])
})

test('without unsent changes there is no wait, also offline', async () => {
  networkIs(false)

  expect(await whenSent(changes(0).unsent)).toBe(true)
})

test('offline the visitor is warned at once, after storage was read', async () => {
  networkIs(false)
  const { unsent, become, retry } = changes(undefined)
  const sent = whenSent(unsent)
  become(1)

  expect([await sent, retry.mock.calls]).toEqual([false, []])
})

test('after five seconds without success the visitor is warned', async () => {
  vi.useFakeTimers()
  const sent = whenSent(changes(1).unsent)
  await vi.advanceTimersByTimeAsync(5000)

  expect(await sent).toBe(false)
})

test.each([
  [[async () => true, async () => true], true],
  [[async () => true, async () => false], false],
  [[async () => Promise.reject(new Error('Failed to fetch'))], false],
])('all changes count as sent only if every one of %# has sent its changes', async (senders, isSent) => {
  const releases = senders.map((send) => holdUnsent(send))

  expect(await sendUnsent()).toBe(isSent)
  for (const release of releases) release()
  expect(await sendUnsent()).toBe(true)
})

test('signing out waits for changes that are registered in the same task', async () => {
  const sent = sendUnsent()
  const release = holdUnsent(async () => false)

  expect(await sent).toBe(false)
  release()
})
