import { type Call, isCacheable, type Language, type Outgoing } from '@tropa/contract'
import { PortalError } from '../../portal/error.ts'
import { checkedResponse, type ProviderResponse } from './checked-response.ts'
import { type CallList, createMatcher, isPublic, knownQuery, type Match } from './matching.ts'
import { anonymous, authorizationOf, type Principal } from '../http/principal.ts'
import { withSessionChange } from './session-change.ts'
import {
  lateFailure,
  Provider,
  type ProviderLimits,
  type ProviderRequest,
  type RawResponse,
  usualProviderLimits,
} from './provider.ts'
import { type Fetched, type CachedFetchOptions, PublicCache, responseOf } from './public-cache.ts'

/** `headers` are those that the contract declares for the call, such as `Idempotency-Key`. */
export type GatewayCall = Pick<Outgoing, 'method' | 'path' | 'query' | 'body'> & {
  headers?: Readonly<Record<string, string>>
}

/** On whose behalf a call is made, besides the principal. */
export type CallOptions = {
  language: Language
  requestId: string
  /** The visitor's address, by which the provider counts calls for its rate limit. */
  visitor?: string | undefined
  signal?: AbortSignal | undefined
}

export type GatewayOptions = {
  calls: CallList
  apiUrl: string
  limits?: ProviderLimits
  /** `false` disables the cache. */
  cache?: PublicCache | false
  /** Reports an unavailable or slow provider, a broken contract, and bugs. */
  onFailure?: (failure: { call: string; requestId: string; error: unknown }) => void
}

/** Headers that are absent or equal in all calls of one cache key: a response that varies by them can be shared. */
const constantHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'cookie', 'origin'])

const varyOf = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/**
 * A response to a call with a token is shared only if it says `public`.
 * @see RFC 9111, 3.5
 */
function mayBeShared({ status, headers }: RawResponse, principal: Principal): boolean {
  const control = headers.get('cache-control') ?? ''
  const isForAll = principal.kind === 'anonymous' || /\bpublic\b/i.test(control)
  return (
    status === 200 &&
    isForAll &&
    !/\b(private|no-store)\b/i.test(control) &&
    !headers.has('set-cookie') &&
    varyOf(headers).every((name) => constantHeaders.has(name))
  )
}

const personal = (response: ProviderResponse): ProviderResponse => ({
  ...response,
  headers: { ...response.headers, 'cache-control': 'private, no-store' },
})

function fetchedOf(call: Call, raw: RawResponse, principal: Principal, etag: string | undefined): Fetched {
  if (raw.status === 304 && etag !== undefined) return { kind: 'unchanged' }
  const isShareable = mayBeShared(raw, principal)
  const response = checkedResponse(call, raw)
  const isForAll = isShareable || principal.kind === 'anonymous'
  return { kind: 'response', response: isForAll ? response : personal(response), isShareable }
}

function requestOf(outgoing: GatewayCall, principal: Principal, options: CallOptions): ProviderRequest {
  const { language, requestId, visitor } = options
  const { method, path, query, body, headers } = outgoing
  return {
    method,
    path,
    query,
    headers: {
      ...headers,
      ...authorizationOf(principal),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
      'accept-language': language,
      'x-request-id': requestId,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** The only way to call the provider, for browsers and for server rendering. */
export class Gateway {
  readonly #provider: Provider
  readonly #limits: ProviderLimits
  readonly #cache: PublicCache | false
  readonly #match: ReturnType<typeof createMatcher>
  readonly #sessionEnd: Call | undefined
  readonly #onFailure: NonNullable<GatewayOptions['onFailure']>

  constructor({
    calls,
    apiUrl,
    limits = usualProviderLimits,
    cache = new PublicCache(),
    onFailure = () => undefined,
  }: GatewayOptions) {
    this.#provider = new Provider(apiUrl, limits)
    this.#limits = limits
    this.#cache = cache
    this.#match = createMatcher(calls)
    this.#sessionEnd = Object.values(calls).find(({ session }) => session === 'ends')
    this.#onFailure = onFailure
  }

  match(method: string, path: string): Match {
    return this.#match(method, path)
  }

  /**
   * @returns the provider's response, including its refusals
   * @throws {PortalError} 404 and 405 for calls that are not in the contract; 401 without a session; 502, 503 or 504 if
   * the provider breaks the contract, cannot be reached or is slow
   * @throws the reason of the signal when the client has disconnected
   */
  async call(outgoing: GatewayCall, principal: Principal, options: CallOptions): Promise<ProviderResponse> {
    const match = this.#match(outgoing.method, outgoing.path)
    if (match.kind === 'unknown') throw new PortalError(404)
    if (match.kind === 'wrong_method') throw new PortalError(405)
    const { call, path } = match
    if (!isPublic(call) && principal.kind === 'anonymous') throw new PortalError(401)
    const known = { ...outgoing, path, query: knownQuery(call, outgoing.query) }
    // An ended session must not block a new one.
    const caller = call.session === 'starts' ? anonymous : principal
    const send = (headers: Readonly<Record<string, string>>, signal: AbortSignal | undefined) =>
      this.#provider.send({ ...requestOf({ ...known, headers }, caller, options), signal })
    const observed = this.#observer(match.name, options.requestId)

    if (!isCacheable(call)) {
      return observed(options.signal, async () => {
        const raw = await send(known.headers ?? {}, options.signal)
        const response = withSessionChange(call, personal(checkedResponse(call, raw)))
        if (response.session?.kind === 'started') await this.#endEarlier(principal, options)
        return response
      })
    }
    const fetchPublic = ({ etag, signal }: CachedFetchOptions) =>
      observed(signal, async () => {
        const raw = await send(etag === undefined ? {} : { 'if-none-match': etag }, signal)
        return fetchedOf(call, raw, principal, etag)
      })
    const cache = this.#cache
    if (!cache) return responseOf(await fetchPublic({ etag: undefined, signal: options.signal }))
    const key = `${options.language} ${path}?${known.query}`
    return observed(options.signal, () =>
      this.#beforeDeadline(options.signal, (signal) => cache.get(key, fetchPublic, signal)),
    )
  }

  /**
   * Ends the session that a new one replaces in the browser. The new one stands even if this fails.
   * @see OWASP ASVS 5.0, 7.2.4
   */
  async #endEarlier(principal: Principal, options: CallOptions): Promise<void> {
    if (principal.kind !== 'user' || !this.#sessionEnd) return
    const { method, path } = this.#sessionEnd
    const request = requestOf({ method, path, query: new URLSearchParams() }, principal, options)
    await this.#provider.send(request).catch(() => undefined)
  }

  /** Each caller has its own deadline, however long others have waited for the same fetch. */
  async #beforeDeadline<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(lateFailure(this.#limits)), this.#limits.deadlineMs)
    try {
      return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Reports a failure once per call, also if calls share it, so that the log has every request id. */
  #observer(call: string, requestId: string) {
    let reported: unknown
    return async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        if (signal?.aborted || error === reported) throw error
        reported = error
        this.#onFailure({ call, requestId, error })
        throw error
      }
    }
  }
}
