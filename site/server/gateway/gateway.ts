import type { Call, Language, Outgoing } from '@tropa/contract'
import { PortalError } from '../../portal/error.ts'
import { checkedResponse, type ProviderResponse } from './checked-response.ts'
import { type CallList, createMatcher, isPublic, knownQuery, type Match } from './matching.ts'
import { authorizationOf, type Principal } from '../http/principal.ts'
import {
  lateFailure,
  Provider,
  type ProviderLimits,
  type ProviderRequest,
  type RawResponse,
  usualProviderLimits,
} from './provider.ts'
import { type Fetched, type CachedFetchOptions, PublicCache, responseOf } from './public-cache.ts'

/** What a caller sends; `headers` are those of the call itself, such as `Idempotency-Key`. */
export type GatewayCall = Pick<Outgoing, 'method' | 'path' | 'query' | 'body'> & {
  headers?: Readonly<Record<string, string>>
}

/** For whom a call is made, beside the principal. */
export type CallOptions = {
  language: Language
  requestId: string
  /** The address that the provider counts the call for. */
  visitor?: string | undefined
  signal?: AbortSignal | undefined
}

export type GatewayOptions = {
  calls: CallList
  apiUrl: string
  limits?: ProviderLimits
  /** `false`: nothing is cached. */
  cache?: PublicCache | false
  /** Reports a provider that is away, slow or breaks the contract, and bugs of ours. */
  onFailure?: (failure: { call: string; requestId: string; error: unknown }) => void
}

/** Headers that are the same in every call of one cache key, or absent: a response may vary by them and be shared. */
const constantHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'cookie', 'origin'])

const varyOf = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** @see RFC 9111, 3.5: a response to a call with a token is shared only where it says `public` */
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

const isPublicRead = (call: Call) => call.method === 'get' && isPublic(call)

const personal = ({ status, headers, body }: ProviderResponse): ProviderResponse => ({
  status,
  headers: { ...headers, 'cache-control': 'private, no-store' },
  body,
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

/** The one path from a request to a call of the provider, for browsers and for server rendering. */
export class Gateway {
  readonly #provider: Provider
  readonly #limits: ProviderLimits
  readonly #cache: PublicCache | false
  readonly #match: ReturnType<typeof createMatcher>
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
    this.#onFailure = onFailure
  }

  match(method: string, path: string): Match {
    return this.#match(method, path)
  }

  /**
   * @returns what the provider answered, its refusals included
   * @throws {PortalError} 404 and 405 for what the contract does not have, 401 for a guest, 502, 503 or 504 for a
   * provider that breaks the contract, is away or is slow; the reason of the signal when the caller has left
   */
  async call(outgoing: GatewayCall, principal: Principal, options: CallOptions): Promise<ProviderResponse> {
    const match = this.#match(outgoing.method, outgoing.path)
    if (match.kind === 'unknown') throw new PortalError(404)
    if (match.kind === 'wrong_method') throw new PortalError(405)
    const { call, path } = match
    if (!isPublic(call) && principal.kind === 'anonymous') throw new PortalError(401)
    const known = { ...outgoing, path, query: knownQuery(call, outgoing.query) }
    const send = (headers: Readonly<Record<string, string>>, signal: AbortSignal | undefined) =>
      this.#provider.send({ ...requestOf({ ...known, headers }, principal, options), signal })
    const observed = this.#observer(match.name, options.requestId)

    if (!isPublicRead(call)) {
      return observed(options.signal, async () =>
        personal(checkedResponse(call, await send(known.headers ?? {}, options.signal))),
      )
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

  /** Each caller's own, however long others have waited for the same fetch. */
  async #beforeDeadline<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(lateFailure(this.#limits)), this.#limits.deadlineMs)
    try {
      return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Reports a failure once for each call, also one that it shares with others: their request ids are all in the log.
   */
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
