import { Worker } from 'node:worker_threads'

/**
 * Runs tasks in worker threads, one task a thread at a time: a thread is started when none is idle, so as many run as
 * the caller lets run at once. An idle thread does not keep the program running.
 */
export class Threads<Task, Result> {
  readonly #program: string
  readonly #idle = new Set<Worker>()

  /** @param program the file a thread runs: it answers each message, a task, with one, the result */
  constructor(program: string) {
    this.#program = program
  }

  /**
   * @param signal ends the thread with its task
   * @throws what the thread throws; the signal's reason
   */
  async run(task: Task, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const thread = this.#take()
    try {
      const result = await resultOf<Result>(thread, task, signal)
      thread.unref()
      this.#idle.add(thread)
      return result
    } catch (error) {
      void thread.terminate()
      throw error
    }
  }

  #take(): Worker {
    const [idle] = this.#idle
    if (!idle) return this.#start()
    this.#idle.delete(idle)
    idle.ref()
    return idle
  }

  #start(): Worker {
    const thread = new Worker(this.#program)
    thread.on('exit', () => this.#idle.delete(thread))
    // Without a listener the failure of an idle thread would end the program.
    return thread.on('error', () => this.#idle.delete(thread))
  }
}

async function resultOf<Result>(thread: Worker, task: unknown, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const abort = () => reject(signal.reason)
  const exit = (code: number) => reject(new Error(`The thread ended with code ${code} before its task`))
  thread.once('message', resolve).once('error', reject).once('exit', exit)
  signal.addEventListener('abort', abort, { once: true })
  try {
    thread.postMessage(task)
    return await promise
  } finally {
    thread.off('message', resolve).off('error', reject).off('exit', exit)
    signal.removeEventListener('abort', abort)
  }
}
