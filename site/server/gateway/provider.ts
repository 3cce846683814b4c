import { BodyTooLarge, isNotText, readText } from '@tropa/http/body'
import { PortalError } from '../../portal/error.ts'

export type ProviderRequest = {
  method: string
  /** Relative to the provider's address, without a leading slash. */
  path: string
  query: URLSearchParams | string
  headers: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal | undefined
  mostBytes?: number
}

export type RawResponse = { status: number; headers: Headers; text: string }

export type ProviderLimits = {
  /** For a whole call, its body included. */
  deadlineMs: number
  mostBytes: number
}

export const usualProviderLimits: ProviderLimits = { deadlineMs: 8000, mostBytes: 16 * 1024 * 1024 }

/** Makes the address end with one slash, so that paths are resolved below it. */
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

/** The error of a call that misses its deadline. */
export const lateFailure = ({ deadlineMs }: ProviderLimits): PortalError =>
  new PortalError(504, '', {}, { cause: new Deadline(`No answer within ${deadlineMs} ms`) })

/** How Node and `fetch` name a connection that could not be made. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether the connection failed before anything was sent: such a failure does not depend on the call or its caller. */
export const isUnsent = ({ cause }: PortalError): boolean =>
  cause instanceof Error && connectionCodes.has(codeOf(cause.cause))

/** The error codes of zlib, Brotli and Zstandard for data that cannot be decompressed. */
const decompressionCode = /^(Z_|ERR__ERROR_|ZSTD_)/
const isNotCompressed = ({ cause }: Error) => decompressionCode.test(codeOf(cause))
/** `fetch` reports the network as a TypeError with a cause; a TypeError of our own has none. */
const isNetworkError = (error: unknown) => error instanceof TypeError && error.cause instanceof Error

/** @returns a `PortalError` for network errors; bugs are returned unchanged */
function failureOf(cause: unknown): unknown {
  if (cause instanceof BodyTooLarge || isNotText(cause) || (cause instanceof Error && isNotCompressed(cause)))
    return new PortalError(502, '', {}, { cause })
  return isNetworkError(cause) ? new PortalError(503, '', {}, { cause }) : cause
}

/** The only code that sends requests to the provider: its address, the deadline, the size limit. Knows no contract. */
export class Provider {
  readonly #base: URL
  readonly #limits: ProviderLimits

  constructor(apiUrl: string, limits: ProviderLimits = usualProviderLimits) {
    this.#base = baseOf(apiUrl)
    this.#limits = limits
  }

  /** @throws {PortalError} like `open`; 502 for a body that is too large or is not text */
  send(request: ProviderRequest): Promise<RawResponse> {
    const { mostBytes = this.#limits.mostBytes } = request
    return this.#exchange(request, async (response) => {
      const { status, headers } = response
      return { status, headers, text: await readText(response, mostBytes) }
    })
  }

  /**
   * A response with an unread body: the deadline covers its headers only.
   * @throws {PortalError} 503 if the provider cannot be reached, 504 past the deadline
   * @throws the reason of the signal when the client has disconnected
   */
  open(request: ProviderRequest): Promise<Response> {
    return this.#exchange(request, async (response) => response)
  }

  async #exchange<T>(request: ProviderRequest, read: (response: Response) => Promise<T>): Promise<T> {
    const { method, path, query, headers, body, signal } = request
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(lateFailure(this.#limits)), this.#limits.deadlineMs)
    try {
      const response = await fetch(this.#urlOf(path, query), {
        method: method.toUpperCase(),
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
        body: body ?? null,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      })
      return await read(response)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw deadline.signal.aborted ? deadline.signal.reason : failureOf(error)
    } finally {
      clearTimeout(timer)
    }
  }

  #urlOf(path: string, query: URLSearchParams | string): URL {
    const url = new URL(path, this.#base)
    url.search = String(query)
    return url
  }
}
