import type { RateLimit } from '@tropa/contract/limits'
import { LRUCache } from 'lru-cache'

/** With more visitors in a window, the one that has been silent longest is dropped. */
const mostVisitors = 20_000

/** Counts each visitor's requests in a window that begins with the first one. */
export class VisitorLimit {
  readonly #limit: RateLimit
  readonly #counts: LRUCache<string, { requests: number }>

  constructor(limit: RateLimit, now: () => number = Date.now) {
    this.#limit = limit
    this.#counts = new LRUCache({ max: mostVisitors, ttl: limit.seconds * 1000, ttlResolution: 0, perf: { now } })
  }

  /** @returns seconds to wait; 0 if the request is allowed */
  take(visitor = 'unknown'): number {
    const count = this.#counts.get(visitor) ?? { requests: 0 }
    if (count.requests === 0) this.#counts.set(visitor, count)
    if (count.requests >= this.#limit.requests) return Math.ceil(this.#counts.getRemainingTTL(visitor) / 1000)
    count.requests += 1
    return 0
  }
}
