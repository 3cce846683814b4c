import { activeTrackKey, parseTrack, type TrackOperation } from '@tropa/machines'
import { expect, test } from 'vitest'
import { storeOperations } from './track-storage.ts'

const attached = (object_id: number): TrackOperation => ({
  type: 'CHANGE',
  owner: null,
  change: { type: 'ATTACH', object: { object_type: 'location', object_id } },
})
const staying = new AbortController().signal

/** Storage with a lock that another page holds until `unlock`. */
function aBrowser({ isFull = false, hasLocks = true } = {}) {
  const held = Promise.withResolvers<void>()
  const kept = new Map<string, string>()
  const writes: string[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('The quota has been exceeded')
      writes.push(text)
      kept.set(key, text)
    },
  }
  let last: Promise<unknown> = held.promise
  const request = <T>(_name: string, callback: unknown): Promise<T> => {
    const granted = (async () => {
      await last
      return (callback as () => T)()
    })()
    last = granted.catch(() => undefined)
    return granted
  }
  const surroundings = { storage, locks: hasLocks ? { request: request as LockManager['request'] } : undefined }
  const store = (operations: TrackOperation[], { signal = staying, isLeaving = false } = {}) =>
    storeOperations({ operations, isLeaving }, signal, surroundings)
  return { store, writes, unlock: held.resolve, locations: () => locationsIn(storage.getItem(activeTrackKey)) }
}

const locationsIn = (text: string | null) => parseTrack(JSON.parse(text ?? 'null')).locations

test('tabs that store at the same time wait for the lock, and each adds to the stored text of the other', async () => {
  const { store, unlock, locations } = aBrowser()
  const both = [store([attached(1)]), store([attached(2)])]
  const before = locations()
  unlock()
  const texts = await Promise.all(both)

  expect([before, locations()]).toEqual([[], [1, 2]])
  expect(texts.map(locationsIn)).toEqual([[1], [1, 2]])
})

test('a page that is left writes at once, and a change that waited for the lock is not written again', async () => {
  const { store, unlock, locations, writes } = aBrowser()
  const waiting = new AbortController()
  void store([attached(1)], { signal: waiting.signal })
  waiting.abort()
  await store([attached(1), attached(2)], { isLeaving: true })
  const left = locations()
  unlock()
  await store([attached(3)])

  expect([left, locations(), writes.length]).toEqual([[1, 2], [1, 2, 3], 2])
})

test('it writes without the Web Locks API too, and a change without effect is not written', async () => {
  const { store, writes, locations } = aBrowser({ hasLocks: false })
  await store([attached(1)])
  await store([attached(1)])

  expect([locations(), writes.length]).toEqual([[1], 1])
})

test.each([true, false])('a full storage rejects, with locks: %s', async (hasLocks) => {
  const { store, unlock } = aBrowser({ isFull: true, hasLocks })
  unlock()

  await expect(store([attached(1)])).rejects.toThrow('The quota has been exceeded')
})
