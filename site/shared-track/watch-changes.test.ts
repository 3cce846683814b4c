import type { SharedChange } from '@tropa/contract'
import { expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { type Changes, watchChanges, type WatchState } from './watch-changes.ts'

const change = (version: number): SharedChange => ({ version, kind: 'ordered', by: 'Анна', at: '2026-12-01T10:00:00Z' })
const found = (version: number, ...versions: number[]): Changes => ({ version, change_list: versions.map(change) })

/** Watches until the answers are over. An error is thrown. */
async function watched(responses: readonly (Changes | Error)[]) {
  const ending = new AbortController()
  const questions: number[] = []
  const reported: number[][] = []
  const states: WatchState[] = []
  const pauses: number[] = []
  const ends: number[] = []
  await watchChanges({
    after: 3,
    signal: ending.signal,
    ask: async (after) => {
      const response = responses[questions.push(after) - 1]
      if (response instanceof Error) throw response
      if (response) return response
      ending.abort()
      throw new DOMException('', 'AbortError')
    },
    onChanges: ({ change_list }) => reported.push(change_list.map(({ version }) => version)),
    onState: (state) => states.push(state),
    onEnd: ({ status }) => ends.push(status),
    pause: async (ms) => void pauses.push(ms),
  })
  return { questions, reported, states, pauses, ends }
}

test('each change is reported once, and the next request begins after it', async () => {
  const { questions, reported } = await watched([found(5, 4, 5), found(5), found(6, 6)])

  expect([questions, reported]).toEqual([
    [3, 5, 5, 6],
    [[4, 5], [6]],
  ])
})

test('more changes than one response has are all reported', async () => {
  const { questions, reported } = await watched([found(9, 4, 5), found(9, 6, 7), found(9, 8, 9), found(9)])

  expect([questions, reported]).toEqual([
    [3, 5, 7, 9, 9],
    [
      [4, 5],
      [6, 7],
      [8, 9],
    ],
  ])
})

test('a provider that does not respond is called again after increasing pauses, from the last position', async () => {
  const down = new PortalError(503)
  const { questions, states, pauses } = await watched([down, down, down, found(4, 4)])

  expect(questions).toEqual([3, 3, 3, 3, 4])
  expect(pauses).toEqual([1000, 2000, 4000, 500])
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'live'])
})

test('no pause is longer than half a minute', async () => {
  const { pauses } = await watched(Array.from({ length: 12 }, () => new PortalError(429)))

  expect(pauses).toHaveLength(12)
  expect(Math.max(...pauses)).toBe(30_000)
})

test.each([404, 410])('an ended link, with the status %i, is reported and not requested again', async (status) => {
  const { questions, states, ends } = await watched([found(3), new PortalError(status), found(9, 9)])

  expect([questions, states, ends]).toEqual([[3, 3], ['live'], [status]])
})
