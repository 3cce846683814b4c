import { expect, test } from 'vitest'
import { repeatTurns, untilNothingIsDue } from './repeated-turns.ts'

test('turns run one after another until they are stopped, also after a failed one', async () => {
  const errors: unknown[] = []
  let turns = 0
  const { promise: third, resolve } = Promise.withResolvers<void>()
  const turn = async () => {
    turns += 1
    if (turns === 1) throw new Error('the database is away')
    if (turns === 3) resolve()
  }
  const stop = repeatTurns({ turn, pauseMs: 1, onError: (error) => errors.push(error) })
  await third
  await stop()

  expect([turns >= 3, errors.length]).toEqual([true, 1])
})

test('stopping waits for the running turn', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let isDone = false
  const turn = async () => {
    begin()
    await released
    isDone = true
  }
  const stop = repeatTurns({ turn, pauseMs: 1, onError: () => undefined })
  await begun
  const stopped = stop()
  release()
  await stopped

  expect(isDone).toBe(true)
})

test('a turn handles items until none is due or it is asked to stop', async () => {
  const stopping = new AbortController()
  const left = [5, 3, 0, 7]
  await untilNothingIsDue(async () => left.shift() ?? 0)(stopping.signal)
  expect(left).toEqual([7])

  let pieces = 0
  await untilNothingIsDue(async () => {
    pieces += 1
    if (pieces === 2) stopping.abort()
    return 1
  })(stopping.signal)
  expect(pieces).toBe(2)
})
