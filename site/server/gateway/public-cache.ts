import { LRUCache } from 'lru-cache'
import { PortalError } from '../../portal/error.ts'
import type { ProviderResponse } from './checked-response.ts'
import { isUnsent } from './provider.ts'

const freshMs = 30_000
const usableMs = 10 * 60_000
const usualBytes = 64 * 1024 * 1024
/** The largest share of the cache that one response may take. */
const mostShare = 1 / 8
/** How long a provider that could not be reached is not called again. */
const awayMs = 1000
const mostFailures = 1000

/** `isShareable`: the response may be sent to any visitor. `unchanged`: the version with `etag` is still current. */
export type Fetched = { kind: 'response'; response: ProviderResponse; isShareable: boolean } | { kind: 'unchanged' }

/** `etag`: of the cached version. */
export type CachedFetchOptions = { etag: string | undefined; signal: AbortSignal | undefined }
export type Fetch = (options: CachedFetchOptions) => Promise<Fetched>

type Entry = { response: ProviderResponse; at: number }
type Group = { waiting: number; controller: AbortController }

/** `isShared`: the failure does not depend on the caller. */
type Failure = { error: PortalError; isShared: boolean }

/** The fetch of one caller, with its outcome for that caller alone. */
type Attempt = { fetch: Fetch; signal: AbortSignal; outcome?: Promise<Fetched> }

const sizeOf = ({ response: { body, headers } }: Entry, key: string) =>
  2 * (body.length + key.length + JSON.stringify(headers).length) + 100

/** @throws for `unchanged`, which a fetch without an ETag never returns */
export function responseOf(fetched: Fetched): ProviderResponse {
  if (fetched.kind === 'unchanged') throw new Error('Unchanged since a version that nobody has')
  return fetched.response
}

/** A cached response of a removed object is evicted; after any other failure the last good version stays. */
const isGone = ({ status }: ProviderResponse) => status === 404

/**
 * Caches responses that may be sent to any visitor: fetched once for all concurrent requests, fresh for 30 s,
 * stale-while-revalidate for 10 min.
 *
 * A refusal is never shared: the waiting requests then make calls of their own. The failure to reach a provider is
 * shared by all requests for a second. After any other failure the waiting requests share one retry, and its failure.
 */
export class PublicCache {
  readonly #cache: LRUCache<string, Entry, Attempt>
  readonly #failures: LRUCache<string, Failure>
  readonly #groups = new Map<string, Group>()
  readonly #now: () => number

  constructor({ mostBytes = usualBytes, now = Date.now }: { mostBytes?: number; now?: () => number } = {}) {
    this.#now = now
    this.#cache = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: Math.ceil(mostBytes * mostShare),
      sizeCalculation: sizeOf,
      ttl: freshMs,
      // With 0 lru-cache reads the clock at each access.
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (key, stale, { context }) => this.#fetch(key, stale, context),
    })
    this.#failures = new LRUCache({ max: mostFailures, ttl: awayMs, ttlResolution: 0, perf: { now } })
  }

  /** @param signal of the caller: the fetch is cancelled when all its callers have disconnected */
  async get(key: string, fetch: Fetch, signal?: AbortSignal): Promise<ProviderResponse> {
    signal?.throwIfAborted()
    const known = this.#cache.peek(key, { allowStale: true })
    if (known && this.#now() - known.at > usableMs) this.#cache.delete(key)
    const group = this.#join(key)
    const attempt: Attempt = { fetch, signal: group.controller.signal }
    const left = Promise.withResolvers<never>()
    const leave = () => {
      this.#leave(key, group)
      if (group.waiting === 0) group.controller.abort(signal?.reason)
      left.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([this.#result(key, attempt), left.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
      if (!signal?.aborted) this.#leave(key, group)
    }
  }

  async #result(key: string, attempt: Attempt): Promise<ProviderResponse> {
    const shared = await this.#cache
      .fetch(key, { context: attempt })
      .catch((error: unknown) => this.#afterFailure(error, key, attempt))
    if (shared) return shared.response
    attempt.outcome ??= attempt.fetch({ etag: undefined, signal: attempt.signal })
    const outcome = await attempt.outcome
    const response = responseOf(outcome)
    if (outcome.kind === 'response' && outcome.isShareable) this.#cache.set(key, { response, at: this.#now() })
    return response
  }

  async #fetch(key: string, stale: Entry | undefined, attempt: Attempt): Promise<Entry | undefined> {
    const failure = this.#failures.get(key)
    if (failure?.isShared) throw failure.error
    attempt.outcome = attempt.fetch({ etag: stale?.response.headers['etag'], signal: attempt.signal })
    const outcome = await attempt.outcome.catch((error: unknown) => {
      if (error instanceof PortalError)
        this.#failures.set(key, { error, isShared: isUnsent(error) || failure !== undefined })
      throw error
    })
    if (outcome.kind === 'unchanged') return stale && { ...stale, at: this.#now() }
    if (outcome.isShareable) return { response: outcome.response, at: this.#now() }
    if (stale && isGone(outcome.response)) this.#cache.delete(key)
    return undefined
  }

  /** @returns `undefined` if the caller has to make a call of its own */
  async #afterFailure(
    error: unknown,
    key: string,
    attempt: Attempt,
  ): Promise<{ response: ProviderResponse } | undefined> {
    const failure = this.#failures.get(key)
    if (attempt.outcome !== undefined || failure === undefined || failure.error !== error) return undefined
    if (failure.isShared) throw error
    return { response: await this.#result(key, attempt) }
  }

  #join(key: string): Group {
    const group = this.#groups.get(key) ?? { waiting: 0, controller: new AbortController() }
    group.waiting += 1
    this.#groups.set(key, group)
    return group
  }

  #leave(key: string, group: Group): void {
    group.waiting -= 1
    if (group.waiting === 0 && this.#groups.get(key) === group) this.#groups.delete(key)
  }
}
