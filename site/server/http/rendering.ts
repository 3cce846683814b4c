import { PortalError } from '../../portal/error.ts'

export type RenderingLimits = {
  atOnce: number
  mostWaiting: number
  /** The most waiting requests of one visitor. */
  mostOfVisitor: number
  /** The longest wait for a turn. */
  patienceMs: number
}

/** Rendering occupies the only thread: more renders at once would finish none of them sooner. */
export const usualRenderingLimits: RenderingLimits = {
  atOnce: 2,
  mostWaiting: 200,
  mostOfVisitor: 50,
  patienceMs: 8000,
}

type Waiting = { start: () => void }

/** Lets the event loop handle what has arrived, such as health probes and disconnects, before the next render. */
const otherEvents = () => new Promise((resolve) => setImmediate(resolve))

/**
 * A queue in which a visitor's work waits for its turn.
 * @throws {PortalError} 503 if too many wait, or if its turn does not come in time
 * @throws the reason of the signal when the client has disconnected
 */
export type Turns = Pick<Rendering, 'run'>

/** A queue of renders. Visitors take turns, so that nobody waits for all the requests of another visitor. */
export class Rendering {
  readonly #limits: RenderingLimits
  readonly #queues = new Map<string, Set<Waiting>>()
  #running = 0
  #waiting = 0

  constructor(limits: RenderingLimits = usualRenderingLimits) {
    this.#limits = limits
  }

  /** @param visitor the address by which requests are counted */
  async run<T>(visitor: string | undefined, signal: AbortSignal, render: () => Promise<T>): Promise<T> {
    await this.#turn(visitor ?? '', signal)
    try {
      await otherEvents()
      signal.throwIfAborted()
      return await render()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  /** Resolves when the caller may run, and counts it as running. */
  async #turn(visitor: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1
      return
    }
    const queue = this.#queues.get(visitor) ?? new Set()
    if (this.#waiting >= this.#limits.mostWaiting || queue.size >= this.#limits.mostOfVisitor)
      throw new PortalError(503)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { start: resolve }
    const leave = (reason: unknown) => {
      if (this.#remove(visitor, queue, waiting)) reject(reason)
    }
    const abort = () => leave(signal.reason)
    const timer = setTimeout(() => leave(new PortalError(503)), this.#limits.patienceMs)
    signal.addEventListener('abort', abort, { once: true })
    this.#queues.set(visitor, queue.add(waiting))
    this.#waiting += 1
    await promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    })
  }

  #startNext(): void {
    const [next] = this.#queues
    if (!next) return
    const [visitor, queue] = next
    const [first] = queue
    if (!first) return
    this.#remove(visitor, queue, first)
    this.#running += 1
    // Moves the visitor to the end of the queue.
    if (this.#queues.delete(visitor)) this.#queues.set(visitor, queue)
    first.start()
  }

  #remove(visitor: string, queue: Set<Waiting>, waiting: Waiting): boolean {
    if (!queue.delete(waiting)) return false
    this.#waiting -= 1
    if (queue.size === 0) this.#queues.delete(visitor)
    return true
  }
}

/** Pages and pictures share the one thread. */
export const rendering = new Rendering()

/** Documents are printed in a thread of their own, one after another, so that pages do not wait for them. */
export const printing = new Rendering({ ...usualRenderingLimits, atOnce: 1 })
