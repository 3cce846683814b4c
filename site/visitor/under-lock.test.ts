import { afterEach, expect, test, vi } from 'vitest'
import { refuseLocks, stubLocks } from './testing/locks.ts'
import { underLock } from './under-lock.ts'

afterEach(() => vi.unstubAllGlobals())

/** The lock is held by another tab until it is granted. */
function aHeldLock() {
  const held = Promise.withResolvers<void>()
  stubLocks((_name, { signal }, work) => {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([held.promise, aborted]).then(work)
  })
  return { grant: held.resolve }
}

test('the work waits for the lock', async () => {
  const { grant } = aHeldLock()
  const work = vi.fn<() => string>(() => 'done')
  const result = underLock('a', work)
  expect(work).not.toHaveBeenCalled()
  grant()

  expect(await result).toBe('done')
})

test('a browser that refuses the lock does the work without it', async () => {
  refuseLocks()

  expect(await underLock('a', () => 'done')).toBe('done')
  expect(await underLock('a', () => 'done', { withoutLock: () => 'in turn' })).toBe('in turn')
})

test('a browser without locks does the work at once', () => {
  vi.stubGlobal('navigator', {})
  const work = vi.fn<() => void>()
  void underLock('a', work)

  expect(work).toHaveBeenCalledOnce()
})

test('work that fails under the lock is not repeated', async () => {
  stubLocks(async (_name, _options, work) => work())
  const work = vi.fn<() => never>(() => {
    throw new Error('broken')
  })

  await expect(underLock('a', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledOnce()
})

test('work that is cancelled while it waits is not done', async () => {
  aHeldLock()
  const stop = new AbortController()
  const work = vi.fn<() => void>()
  const result = underLock('a', work, { signal: stop.signal })
  stop.abort()

  await expect(result).rejects.toThrow('aborted')
  expect(work).not.toHaveBeenCalled()
})
