// @vitest-environment node
import { expect, test } from 'vitest'
import { changeStored, type LockedStorage } from './locked-storage.ts'

/** Storage with a lock that is granted when the test releases it. */
function aBrowser({ hasLocks }: { hasLocks: boolean }) {
  const stored = new Map<string, string>()
  const writes: string[] = []
  const waiting: (() => void)[] = []
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      writes.push(text)
      stored.set(key, text)
    },
  }
  const request = async (_name: string, work: () => unknown) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return work()
  }
  const of = { storage, locks: hasLocks ? { request } : undefined } as LockedStorage
  return { of, stored, writes, grant: () => waiting.shift()?.() }
}
const add = (more: string) => (text: string | null) => `${text ?? ''}${more}`
const going = () => new AbortController().signal

test('a change is applied to the stored text once the lock is held', async () => {
  const { of, stored, grant } = aBrowser({ hasLocks: true })
  const changed = changeStored({ key: 'track', textAfter: add('b'), isLeaving: false }, going(), of)
  stored.set('track', 'a')
  grant()

  expect(await changed).toBe('ab')
})

test.each([
  ['a page that is being left', { hasLocks: true, isLeaving: true }],
  ['a page without locks', { hasLocks: false, isLeaving: false }],
])('%s writes at once', async (_, { hasLocks, isLeaving }) => {
  const { of, writes } = aBrowser({ hasLocks })
  const changed = changeStored({ key: 'track', textAfter: add('a'), isLeaving }, going(), of)

  expect(writes).toEqual(['a'])
  expect(await changed).toBe('a')
})

test('an unchanged text is not written, so that other tabs get no event', async () => {
  const { of, stored, writes } = aBrowser({ hasLocks: false })
  stored.set('track', 'a')

  await changeStored({ key: 'track', textAfter: (text) => text ?? '', isLeaving: false }, going(), of)

  expect(writes).toEqual([])
})

test('a change that was cancelled before the lock was held is not written', async () => {
  const { of, writes, grant } = aBrowser({ hasLocks: true })
  const stop = new AbortController()
  const textAfter = add('a')
  void changeStored({ key: 'track', textAfter, isLeaving: false }, stop.signal, of)
  stop.abort()
  grant()
  const later = changeStored({ key: 'track', textAfter: add('b'), isLeaving: false }, going(), of)
  grant()

  expect(await later).toBe('b')
  expect(writes).toEqual(['b'])
})

test('forbidden storage is an error of the change', async () => {
  const { of, grant } = aBrowser({ hasLocks: true })
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const forbidden = { ...of, storage: { ...of.storage, setItem } }
  const changed = changeStored({ key: 'track', textAfter: add('a'), isLeaving: false }, going(), forbidden)
  grant()

  await expect(changed).rejects.toThrow('full')
})
