import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'

export type RateLimit = { requests: number; seconds: number }

type Lease = { left: number; isSpent: boolean }

/**
 * Counts each visitor's requests in a window of time, over all processes: a process takes them from the shared count
 * in portions, so that most requests cost no query.
 */
export class RateLimiter {
  readonly #db: Database
  readonly #limit: RateLimit
  readonly #portion: number
  readonly #leases = new Map<string, Lease>()
  #window = 0

  constructor(db: Database, limit: RateLimit) {
    this.#db = db
    this.#limit = limit
    this.#portion = Math.max(1, Math.floor(limit.requests / 20))
  }

  /** @returns seconds to wait, 0 where the request may pass */
  async take(name: string, visitor: string, now: number): Promise<number> {
    const window = Math.floor(now / 1000 / this.#limit.seconds)
    if (window !== this.#window) await this.#turn(window)
    const key = `${name} ${visitor}`
    const lease = this.#leases.get(key) ?? (await this.#lease(name, visitor))
    this.#leases.set(key, lease)
    if (lease.isSpent) return Math.max(1, Math.ceil((window + 1) * this.#limit.seconds - now / 1000))
    lease.left -= 1
    if (lease.left <= 0) this.#leases.delete(key)
    return 0
  }

  async #lease(name: string, visitor: string): Promise<Lease> {
    // An address is personal: only its print is kept, for one window.
    const print = createHash('sha256').update(visitor).digest('base64url').slice(0, 22)
    const [count] = await rows<{ requests: number }>(this.#db, sql`
      insert into request_count as kept (name, visitor, window_start, requests) values (${name}, ${print}, ${this.#window}, ${this.#portion})
      on conflict (name, visitor) do update set
        requests = case when kept.window_start = excluded.window_start then kept.requests + excluded.requests else excluded.requests end,
        window_start = excluded.window_start
      returning requests`)
    return { left: this.#portion, isSpent: (count?.requests ?? 0) > this.#limit.requests }
  }

  async #turn(window: number): Promise<void> {
    this.#window = window
    this.#leases.clear()
    await this.#db.execute(sql`delete from request_count where window_start < ${window - 1}`)
  }
}
