import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { TestTask } from './testing/test-thread.ts'
import { Threads } from './threads.ts'

const someThreads = () =>
  new Threads<TestTask, number>(fileURLToPath(new URL('./testing/test-thread.ts', import.meta.url)))
const staying = new AbortController().signal

/** A task that ends when it is released, or before it begins. */
function aTask({ isReleased = false } = {}) {
  const started = new Int32Array(new SharedArrayBuffer(4))
  const release = new Int32Array(new SharedArrayBuffer(4))
  if (isReleased) release[0] = 1
  return {
    task: { kind: 'block' as const, started, release },
    isRunning: async () => Atomics.waitAsync(started, 0, 0).value,
    release: () => {
      Atomics.store(release, 0, 1)
      Atomics.notify(release, 0)
    },
  }
}

test('other requests are answered while a task runs', async () => {
  const { task, isRunning, release } = aTask()
  const order: string[] = []
  const drawn = someThreads()
    .run(task, staying)
    .then(() => order.push('the task'))
  await isRunning()

  await new Promise((resolve) => setImmediate(resolve))
  order.push('another request')
  release()
  await drawn

  expect(order).toEqual(['another request', 'the task'])
})

test('one thread handles consecutive tasks', async () => {
  const threads = someThreads()
  const used: number[] = []
  for (let task = 0; task < 3; task += 1) used.push(await threads.run(aTask({ isReleased: true }).task, staying))

  expect(new Set(used).size).toBe(1)
})

test('a client that disconnects ends the task, and the next task has a working thread', async () => {
  const threads = someThreads()
  const { task, isRunning } = aTask()
  const client = new AbortController()
  const left = threads.run(task, client.signal)
  await isRunning()
  client.abort(new Error('the client has left'))

  await expect(left).rejects.toThrow('the client has left')
  await expect(threads.run(task, client.signal)).rejects.toThrow('the client has left')
  expect(await threads.run(aTask({ isReleased: true }).task, staying)).toBeGreaterThan(0)
})

test('a failure of the thread fails only its task, with the cause', async () => {
  const threads = someThreads()

  await expect(threads.run({ kind: 'fail' }, staying)).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no glyph for this letter',
  })
  await expect(threads.run({ kind: 'exit' }, staying)).rejects.toThrow('The thread ended with code 3')
  expect(await threads.run(aTask({ isReleased: true }).task, staying)).toBeGreaterThan(0)
})

test('a missing program is a failure that names it', async () => {
  const threads = new Threads<null, never>('/nowhere/paper-thread.js')

  await expect(threads.run(null, staying)).rejects.toThrow('/nowhere/paper-thread.js')
})
