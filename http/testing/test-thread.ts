import { parentPort, threadId } from 'node:worker_threads'

export type TestTask =
  /** Keeps its thread busy until `release` is not 0 any more. */
  { kind: 'block'; started: Int32Array; release: Int32Array } | { kind: 'fail' } | { kind: 'exit' }

/** Answers with the number of its thread. */
parentPort?.on('message', (task: TestTask) => {
  if (task.kind === 'fail') throw new TypeError('no glyph for this letter')
  if (task.kind === 'exit') process.exit(3)
  Atomics.store(task.started, 0, 1)
  Atomics.notify(task.started, 0)
  Atomics.wait(task.release, 0, 0)
  parentPort?.postMessage(threadId)
})
