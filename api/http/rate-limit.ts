import type { LimitClass } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'

export type RateLimit = { requests: number; seconds: number }
export type RateLimits = Record<LimitClass, RateLimit>

/** Of one visitor; behind one address there may be a whole hotel. */
export const usualLimits: RateLimits = {
  search: { requests: 1200, seconds: 60 },
  places: { requests: 1200, seconds: 60 },
}

/** So many visitors who are past their limit are refused without asking the database. */
const mostRefused = 10_000

/** An address is personal: only its hash is kept, for one window. */
const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest('base64url').slice(0, 22)

/** Counts each visitor's requests in windows of time, in the database: over all processes, and right however many come at once. */
export class RateLimiter {
  readonly #db: Database
  readonly #limits: RateLimits
  readonly #refused = new LRUCache<string, true>({ max: mostRefused })
  readonly #windows = new Map<LimitClass, number>()

  constructor(db: Database, limits: RateLimits) {
    this.#db = db
    this.#limits = limits
  }

  /** @returns seconds to wait, 0 where the request may pass */
  async take(name: LimitClass, visitor: string, now: Date): Promise<number> {
    const { requests, seconds } = this.#limits[name]
    const window = Math.floor(now.getTime() / 1000 / seconds)
    const key = `${name} ${window} ${visitor}`
    if (!this.#refused.has(key)) {
      if ((await this.#count(name, visitor, window)) <= requests) return 0
      this.#refused.set(key, true)
    }
    return Math.max(1, Math.ceil((window + 1) * seconds - now.getTime() / 1000))
  }

  async #count(name: LimitClass, visitor: string, window: number): Promise<number> {
    if (this.#windows.get(name) !== window) await this.#forget(name, window)
    const [count] = await rows<{ requests: number }>(this.#db, sql`
      insert into request_count as kept (name, visitor, window_start, requests) values (${name}, ${hashOf(visitor)}, ${window}, 1)
      on conflict (name, visitor, window_start) do update set requests = kept.requests + 1
      returning requests`)
    return count?.requests ?? 0
  }

  /** Windows that are over. Several processes may do it at once: each leaves what another holds. */
  async #forget(name: LimitClass, window: number): Promise<void> {
    this.#windows.set(name, window)
    await this.#db.execute(sql`
      delete from request_count where ctid = any(array(
        select ctid from request_count where name = ${name} and window_start < ${window - 1} for update skip locked))`)
  }
}
