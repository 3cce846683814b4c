import { PortalError } from '../../portal/error.ts'

export type RenderingLimits = {
  atOnce: number
  mostWaiting: number
  /** Of those who wait, by one visitor. */
  mostOfVisitor: number
  /** How long one waits for its turn. */
  patienceMs: number
}

/** Rendering is work of the one thread: more at once would finish none of them sooner. */
export const usualRenderingLimits: RenderingLimits = {
  atOnce: 2,
  mostWaiting: 200,
  mostOfVisitor: 50,
  patienceMs: 8000,
}

type Waiting = { start: () => void }

/**
 * Lets what has arrived meanwhile, such as a probe of health or a client's disconnect, be
 * handled before more is rendered.
 */
const otherEvents = () => new Promise((resolve) => setImmediate(resolve))

/**
 * What a visitor's work waits in for its turn.
 * @throws {PortalError} 503 where too many wait, or it is not its turn in time; the reason of the signal when the
 * client has left
 */
export type Turns = Pick<Rendering, 'run'>

/** Renders wait here for their turn; visitors take turns, so that none waits for all the requests of another. */
export class Rendering {
  readonly #limits: RenderingLimits
  readonly #queues = new Map<string, Set<Waiting>>()
  #running = 0
  #waiting = 0

  constructor(limits: RenderingLimits = usualRenderingLimits) {
    this.#limits = limits
  }

  /** @param visitor the address that requests are counted by */
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

  /** Resolves when the caller counts as running. */
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
    // To the end of the row.
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

/** The only one of the portal: pages, documents and pictures share the one thread. */
export const rendering = new Rendering()
