import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

test('tasks run one after another, also after a failed one, and one too many is refused at once', async () => {
  const run = boundedQueue(3, () => new Error('full'))
  const events: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = run(() => gate.promise)
  const second = run(async () => {
    events.push('second')
    throw new Error('failed')
  })
  const third = run(async () => events.push('third'))

  await expect(run(async () => events.push('fourth'))).rejects.toThrow('full')
  expect(events).toEqual([])
  gate.resolve()
  await first
  await expect(second).rejects.toThrow('failed')
  await third
  expect(events).toEqual(['second', 'third'])
  expect(await run(async () => 'room again')).toBe('room again')
})
