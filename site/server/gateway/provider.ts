import { BodyTooLarge, readText } from '@tropa/http/body'
import { PortalError } from '../../portal/error.ts'

export type ProviderRequest = {
  method: string
  /** Relative to the provider's address, without a leading slash. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal | undefined
}

export type RawResponse = { status: number; headers: Headers; text: string }

export type ProviderLimits = {
  /** For a whole call, its body included. */
  deadlineMs: number
  mostBytes: number
}

export const usualLimits: ProviderLimits = { deadlineMs: 8000, mostBytes: 16 * 1024 * 1024 }

/** Any spelling of the provider's address, with a path or without: its last slash makes other paths relative to it. */
function baseOf(apiUrl: string): URL {
  const base = new URL(apiUrl)
  base.pathname = base.pathname.replace(/\/*$/, '/')
  base.search = ''
  base.hash = ''
  return base
}

class Deadline extends Error {
  override readonly name = 'Deadline'
}

const isNotText = (error: unknown) => error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
/** `fetch` reports the network as a TypeError with a cause; a TypeError of our own has none. */
const isNetworkError = (error: unknown) => error instanceof TypeError && error.cause instanceof Error

/** @returns a bug of ours as it is */
function failureOf(cause: unknown): unknown {
  if (cause instanceof Deadline) return new PortalError(504, '', {}, { cause })
  if (cause instanceof BodyTooLarge || isNotText(cause)) return new PortalError(502, '', {}, { cause })
  return isNetworkError(cause) ? new PortalError(503, '', {}, { cause }) : cause
}

/** Moves bytes to and from the provider: its address, a deadline, a limit of size. Knows no contract. */
export class Provider {
  readonly #base: URL
  readonly #limits: ProviderLimits

  constructor(apiUrl: string, limits: ProviderLimits = usualLimits) {
    this.#base = baseOf(apiUrl)
    this.#limits = limits
  }

  urlOf(path: string, query: URLSearchParams | string = ''): URL {
    const url = new URL(path, this.#base)
    url.search = String(query)
    return url
  }

  /**
   * @throws {PortalError} 502 for a body that is too large or no text, 503 where nobody answers, 504 past the deadline;
   * the reason of the signal when the caller has left
   */
  async send({ method, path, query, headers, body, signal }: ProviderRequest): Promise<RawResponse> {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new Deadline(`No answer within ${this.#limits.deadlineMs} ms`)), this.#limits.deadlineMs)
    try {
      const response = await fetch(this.urlOf(path, query), {
        method: method.toUpperCase(),
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
        body: body ?? null,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      })
      return { status: response.status, headers: response.headers, text: await readText(response, this.#limits.mostBytes) }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw failureOf(deadline.signal.aborted ? deadline.signal.reason : error)
    } finally {
      clearTimeout(timer)
    }
  }
}
