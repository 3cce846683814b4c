import type { RoadLeg } from '@tropa/contract'
import { LRUCache } from 'lru-cache'
import type { Point } from '../../geography/distance.ts'

/**
 * Asks a router for the way by car between two points; `null`: there is none. Everything specific to the router is
 * hidden by this function.
 * @throws if it cannot be reached, or responds in an unexpected way
 */
export type AskRouter = (from: Point, to: Point, signal: AbortSignal) => Promise<RoadLeg>

const cachedFor = 24 * 60 * 60_000
const mostLegs = 20_000
/** The most concurrent calls for one track. */
const atOnce = 8
const usualPatience = 8000

const nameOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Waits until the signal is aborted; the work itself continues. */
const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })

/** A router whose legs are cached for a day: after a reorder only the new legs are asked for. */
export class RouterService {
  readonly #legs: LRUCache<string, { leg: RoadLeg }, { from: Point; to: Point; signal: AbortSignal }>
  readonly #patience: number

  constructor(ask: AskRouter, { now = Date.now, patience = usualPatience } = {}) {
    this.#patience = patience
    this.#legs = new LRUCache({
      max: mostLegs,
      ttl: cachedFor,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: async (_name, _stale, { context: { from, to, signal } }) => ({ leg: await ask(from, to, signal) }),
    })
  }

  /** @param points at least two */
  async legsThrough(points: readonly Point[]): Promise<RoadLeg[]> {
    const signal = AbortSignal.timeout(this.#patience)
    const legs: RoadLeg[] = []
    const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
    for (let start = 0; start < pairs.length; start += atOnce) {
      const batch = pairs.slice(start, start + atOnce).map(({ from, to }) => this.#leg(from, to, signal))
      legs.push(...(await Promise.all(batch)))
    }
    return legs
  }

  async #leg(from: Point, to: Point, signal: AbortSignal): Promise<RoadLeg> {
    const name = `${nameOf(from)};${nameOf(to)}`
    if (nameOf(from) === nameOf(to)) return { km: 0, minutes: 0 }
    const call = this.#legs.forceFetch(name, { context: { from, to, signal } })
    try {
      return (await untilAborted(call, signal)).leg
    } catch (error) {
      // Requests share the call for a leg, and this may be the end of another one's patience.
      if (signal.aborted || !isTimeout(error)) throw error
      return this.#leg(from, to, signal)
    }
  }
}
