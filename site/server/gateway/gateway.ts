import type { Call, Language, Outgoing } from '@tropa/contract'
import { PortalError } from '../../portal/error.ts'
import { checkedResponse, type ProviderResponse } from './checked-response.ts'
import { type CallList, createMatcher, isPublic, knownQuery, type Match } from './matching.ts'
import { authorizationOf, type Principal } from './principal.ts'
import { Provider, type ProviderLimits, type RawResponse } from './provider.ts'
import { type Fetched, type FetchOptions, PublicCache } from './public-cache.ts'

/** What a caller sends; `headers` are those of the call itself, such as `Idempotency-Key`. */
export type GatewayCall = Pick<Outgoing, 'method' | 'path' | 'query' | 'body'> & { headers?: Readonly<Record<string, string>> }

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
  mostCachedBytes?: number
  now?: () => number
  /** Reports a provider that is away, slow or breaks the contract, and bugs of ours. */
  onFailure?: (failure: { call: string; requestId: string; error: unknown }) => void
}

/** Headers that are the same in every anonymous call, or absent: a response may vary by them and still be shared. */
const constantHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'origin'])

const varyOf = (headers: Headers) => (headers.get('vary') ?? '').toLowerCase().split(',').map((name) => name.trim()).filter(Boolean)

const mayBeShared = ({ status, headers }: RawResponse): boolean =>
  status === 200 &&
  !/\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '') &&
  !headers.has('set-cookie') &&
  varyOf(headers).every((name) => constantHeaders.has(name))

const isPublicRead = (call: Call, principal: Principal) => call.method === 'get' && isPublic(call) && principal.kind === 'anonymous'

const personal = ({ status, headers, body }: ProviderResponse): ProviderResponse => ({
  status,
  headers: { ...headers, 'cache-control': 'private, no-store' },
  body,
})

function fetchedOf(call: Call, raw: RawResponse, etag: string | undefined): Fetched {
  if (raw.status === 304 && etag !== undefined) return { kind: 'unchanged' }
  return { kind: 'response', response: checkedResponse(call, raw), isShareable: mayBeShared(raw) }
}

/** The one path from a request to a call of the provider, for browsers and for server rendering. */
export class Gateway {
  readonly #provider: Provider
  readonly #cache: PublicCache
  readonly #match: ReturnType<typeof createMatcher>
  readonly #onFailure: NonNullable<GatewayOptions['onFailure']>

  constructor({ calls, apiUrl, limits, mostCachedBytes, now, onFailure = () => undefined }: GatewayOptions) {
    this.#provider = new Provider(apiUrl, limits)
    this.#cache = new PublicCache({ mostBytes: mostCachedBytes, now })
    this.#match = createMatcher(calls)
    this.#onFailure = onFailure
  }

  match(method: string, path: string): Match {
    return this.#match(method, path)
  }

  /**
   * @returns what the provider answered, its refusals included
   * @throws {PortalError} 404 and 405 for what the contract does not have, 401 for a guest, 502, 503 or 504 for a provider
   * that breaks the contract, is away or is slow; the reason of the signal when the caller has left
   */
  async call(outgoing: GatewayCall, principal: Principal, options: CallOptions): Promise<ProviderResponse> {
    const match = this.#match(outgoing.method, outgoing.path)
    if (match.kind === 'unknown') throw new PortalError(404)
    if (match.kind === 'wrong_method') throw new PortalError(405)
    const { call, path } = match
    if (!isPublic(call) && principal.kind === 'anonymous') throw new PortalError(401)
    const known = { ...outgoing, path, query: knownQuery(call, outgoing.query) }
    const send = (headers: Readonly<Record<string, string>>, signal: AbortSignal | undefined) =>
      this.#send({ ...known, headers }, principal, { ...options, signal })
    if (!isPublicRead(call, principal)) {
      return this.#observed(match.name, options, async () => personal(checkedResponse(call, await send(known.headers ?? {}, options.signal))))
    }
    const fetchPublic = ({ etag, signal }: FetchOptions) =>
      this.#observed(match.name, { ...options, signal }, async () => fetchedOf(call, await send(etag === undefined ? {} : { 'if-none-match': etag }, signal), etag))
    return this.#cache.get(`${options.language} ${path}?${known.query}`, fetchPublic, options.signal)
  }

  #send(outgoing: GatewayCall, principal: Principal, { language, requestId, visitor, signal }: CallOptions): Promise<RawResponse> {
    const { method, path, query, body, headers } = outgoing
    return this.#provider.send({
      method,
      path,
      query,
      signal,
      headers: {
        ...headers,
        ...authorizationOf(principal),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
        'accept-language': language,
        'x-request-id': requestId,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async #observed<T>(call: string, { requestId, signal }: CallOptions, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!signal?.aborted) this.#onFailure({ call, requestId, error })
      throw error
    }
  }
}
