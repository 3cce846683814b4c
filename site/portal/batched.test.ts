import { expect, test } from 'vitest'
import { batched } from './batched.ts'

type Call = { ids: readonly number[]; signal: AbortSignal }

function aProvider({ unknown = [], isDown = false }: { unknown?: readonly number[]; isDown?: boolean } = {}) {
  const calls: Call[] = []
  const ask = batched<{ id: number }>(async (ids, signal) => {
    calls.push({ ids, signal })
    if (isDown) throw new Error('The provider is down')
    return ids
      .filter((id) => !unknown.includes(id))
      .map((id) => ({ id }))
      .toReversed()
  })
  return { calls, ask: (id: number, signal = new AbortController().signal) => ask(id, signal) }
}

test('cards that are requested together share one call, and each request gets its card', async () => {
  const { ask, calls } = aProvider({ unknown: [2] })

  const cards = await Promise.all([ask(3), ask(2), ask(1)])

  expect(cards).toEqual([{ id: 3 }, null, { id: 1 }])
  expect(calls.map(({ ids }) => ids)).toEqual([[3, 2, 1]])
})

test('cards that are requested later need another call', async () => {
  const { ask, calls } = aProvider()

  await ask(1)
  await ask(2)

  expect(calls.map(({ ids }) => ids)).toEqual([[1], [2]])
})

test('a call has at most 100 ids', async () => {
  const { ask, calls } = aProvider()

  const cards = await Promise.all(Array.from({ length: 230 }, (_, index) => ask(index + 1)))

  expect([cards.length, calls.map(({ ids }) => ids.length)]).toEqual([230, [100, 100, 30]])
})

test('a failed call fails every waiting request', async () => {
  const { ask } = aProvider({ isDown: true })

  const outcomes = await Promise.allSettled([ask(1), ask(2)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a call is aborted when no request waits for it', async () => {
  const { ask, calls } = aProvider()
  const [one, other] = [new AbortController(), new AbortController()]

  await Promise.all([ask(1, one.signal), ask(2, other.signal)])
  one.abort()
  const stillWanted = calls[0]?.signal.aborted
  other.abort()

  expect([stillWanted, calls[0]?.signal.aborted]).toEqual([false, true])
})
