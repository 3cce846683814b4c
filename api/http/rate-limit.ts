import type { LimitClass } from '@tropa/contract'
import type { RateLimit } from '@tropa/contract/limits'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'

export type RateLimits = Readonly<Record<LimitClass, RateLimit>>

type Request = { name: LimitClass; visitor: string; window: number }
/** Requests that this process has reserved in the shared count and not used yet. */
type Lease = { left: number; isLast: boolean }

/** A dropped lease costs its visitor a twentieth of the limit. */
const mostLeases = 20_000

/** An address is personal: only its hash is kept, for one window. */
const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest('base64url').slice(0, 22)
const portionOf = ({ requests }: RateLimit) => Math.max(1, Math.floor(requests / 20))

/**
 * Counts each visitor's requests in windows of time, over all processes. A process takes them from the database in
 * portions, since counting each there would cost as much as a suggestion; parallel requests of one visitor wait for one
 * portion.
 */
export class RateLimiter {
  readonly #db: Database
  readonly #limits: RateLimits
  readonly #leases: LRUCache<string, Lease, Request>
  readonly #windows = new Map<LimitClass, number>()

  constructor(db: Database, limits: RateLimits) {
    this.#db = db
    this.#limits = limits
    this.#leases = new LRUCache({ max: mostLeases, fetchMethod: (_key, _stale, { context }) => this.#lease(context) })
  }

  /** @returns seconds to wait, 0 where the request may pass */
  async take(name: LimitClass, visitor: string, now: Date): Promise<number> {
    const { seconds } = this.#limits[name]
    const window = Math.floor(now.getTime() / 1000 / seconds)
    const isPassing = await this.#use(`${name} ${window} ${visitor}`, { name, visitor, window })
    return isPassing ? 0 : Math.max(1, Math.ceil((window + 1) * seconds - now.getTime() / 1000))
  }

  async #use(key: string, context: Request): Promise<boolean> {
    const lease = await this.#leases.forceFetch(key, { context })
    if (lease.left > 0) {
      lease.left -= 1
      return true
    }
    if (lease.isLast) return false
    // The first request takes the next portion; the others wait for it.
    if (this.#leases.peek(key) === lease) this.#leases.delete(key)
    return this.#use(key, context)
  }

  async #lease({ name, visitor, window }: Request): Promise<Lease> {
    if (this.#windows.get(name) !== window) await this.#deletePast(name, window)
    const portion = portionOf(this.#limits[name])
    const [count] = await rows<{ requests: number }>(
      this.#db,
      sql`
      insert into request_count as kept (name, visitor, window_start, requests)
      values (${name}, ${hashOf(visitor)}, ${window}, ${portion})
      on conflict (name, visitor, window_start) do update set requests = kept.requests + excluded.requests
      returning requests`,
    )
    const left = this.#limits[name].requests - ((count?.requests ?? 0) - portion)
    return { left: Math.min(left, portion), isLast: left <= portion }
  }

  /** Deletes counts of past windows. Processes that do so at once skip the rows that another has locked. */
  async #deletePast(name: LimitClass, window: number): Promise<void> {
    this.#windows.set(name, window)
    await this.#db.execute(sql`
      delete from request_count where ctid = any(array(
        select ctid from request_count where name = ${name} and window_start < ${window - 1} for update skip locked))`)
  }
}
