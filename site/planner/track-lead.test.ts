import { expect, test } from 'vitest'
import { waitForLead } from './track-lead.ts'

/** The locks of a browser: only one page holds a lock at a time. */
function someLocks() {
  const waiting: (() => Promise<void>)[] = []
  const run = async () => {
    while (waiting[0]) {
      await waiting[0]()
      waiting.shift()
    }
  }
  const request = async (_name: string, { signal }: LockOptions, lead: () => Promise<void>) => {
    waiting.push(async () => {
      if (!signal?.aborted) await lead()
    })
    if (waiting.length === 1) void run()
  }
  // The code calls `request` only in this form.
  return { request } as unknown as Pick<LockManager, 'request'>
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('one tab leads, and the next one leads after the first has stopped', async () => {
  const locks = someLocks()
  const leaders: string[] = []
  const stops = ['first', 'second', 'third'].map((name) => waitForLead(locks, () => leaders.push(name)))
  await settled()
  const atFirst = [...leaders]

  stops[1]?.()
  stops[0]?.()
  await settled()

  expect([atFirst, leaders]).toEqual([['first'], ['first', 'third']])
})

test('a tab whose browser refuses the lock leads, unless it has stopped', async () => {
  const request = async () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const leaders: string[] = []
  waitForLead({ request }, () => leaders.push('first'))
  waitForLead({ request }, () => leaders.push('stopped'))()
  await settled()

  expect(leaders).toEqual(['first'])
})

test('a browser without locks says so', () => {
  expect(() => waitForLead(undefined, () => undefined)).toThrow('no locks')
})
