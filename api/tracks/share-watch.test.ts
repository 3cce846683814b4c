import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShareWatch } from './share-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aWatch(most?: number) {
  const versions = new Map([
    ['one', 1],
    ['two', 7],
  ])
  const polls: string[][] = []
  let failure: Error | undefined
  const watch = createShareWatch(
    async (hashes) => {
      polls.push([...hashes].sort())
      if (failure) throw failure
      return versions
    },
    { poll: 400, ...(most !== undefined && { most }) },
  )
  const woken: string[] = []
  const wait = (name: string, hash: string, after: number, ms = 5000) => {
    const one = watch.wait(hash, after)
    void one?.changed(ms).then(() => {
      woken.push(name)
      one.end()
    })
    return one
  }
  return { ...watch, wait, versions, polls, woken, fail: () => (failure = new Error('away')) }
}

test('all waiting requests share one poll, which has each track once and ends with the last request', async () => {
  const { wait, polls, waiters, versions, woken } = aWatch()
  for (const name of ['anna', 'boris', 'vera']) wait(name, 'one', 1)
  wait('gleb', 'two', 7)

  await vi.advanceTimersByTimeAsync(1000)
  const polled = [...polls]
  versions.set('one', 2)
  await vi.advanceTimersByTimeAsync(400)
  const first = [...woken]
  versions.set('two', 8)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(polled).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ])
  expect([first, woken]).toEqual([
    ['anna', 'boris', 'vera'],
    ['anna', 'boris', 'vera', 'gleb'],
  ])
  expect([polls.length, waiters(), vi.getTimerCount()]).toEqual([4, 0, 0])
})

test('a change in this process at once wakes the requests that wait for that track, and no others', async () => {
  const { wait, announce, polls, woken } = aWatch()
  wait('anna', 'one', 1)
  wait('gleb', 'two', 7)

  announce('one')
  await vi.advanceTimersByTimeAsync(0)

  expect([woken, polls]).toEqual([['anna'], []])
})

test('a waiting request is woken when its time is over, and when a track has ended', async () => {
  const { wait, versions, woken } = aWatch()
  wait('anna', 'one', 1, 300)
  wait('gleb', 'two', 7)

  await vi.advanceTimersByTimeAsync(300)
  const inVain = [...woken]
  versions.delete('two')
  await vi.advanceTimersByTimeAsync(400)

  expect([inVain, woken]).toEqual([['anna'], ['anna', 'gleb']])
})

test('a failed poll wakes all requests, and each reads the database', async () => {
  const { wait, fail, woken } = aWatch()
  wait('anna', 'one', 1)
  wait('gleb', 'two', 7)
  fail()

  await vi.advanceTimersByTimeAsync(400)

  expect(woken).toEqual(['anna', 'gleb'])
})

test('beyond the limit no request waits until another one has ended', () => {
  const { wait } = aWatch(2)
  const first = wait('anna', 'one', 1)
  wait('boris', 'one', 1)

  const refused = wait('vera', 'one', 1)
  first?.end()

  expect([refused, wait('vera', 'one', 1)]).toEqual([undefined, expect.anything()])
})

test('a request during a read of the database starts no second poll', async () => {
  let polls = 0
  const reads: (() => void)[] = []
  const watch = createShareWatch(
    async () => {
      polls += 1
      const read = Promise.withResolvers<void>()
      reads.push(read.resolve)
      await read.promise
      return new Map([['one', 1]])
    },
    { poll: 400 },
  )
  const first = watch.wait('one', 1)
  await vi.advanceTimersByTimeAsync(400)
  first?.end()
  watch.wait('one', 1)
  reads.shift()?.()
  await vi.advanceTimersByTimeAsync(400)

  expect([polls, vi.getTimerCount()]).toEqual([2, 0])
  reads.shift()?.()
  await vi.advanceTimersByTimeAsync(399)
  expect([polls, vi.getTimerCount()]).toEqual([2, 1])
})
