import type { Failure, Language, Send } from '@tropa/contract'
import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { PortalError } from './error.ts'

export type HttpOptions = {
  /** The address of `portal/…`: the portal's origin. */
  address: string
  language: Language
}

/** The portal sends `Retry-After` in seconds. */
const retryAfterOf = ({ headers }: Response) => Number(headers.get('retry-after')) || undefined

const toUnreachable = (cause: unknown) => new PortalError(503, '', {}, { cause, isUnreachable: true })

/** @returns other errors unchanged */
function toPortalError(error: unknown): unknown {
  if (isTimeoutError(error)) return new PortalError(504, '', {}, { cause: error })
  if (isNetworkError(error)) return toUnreachable(error)
  if (!isHTTPError(error)) return error
  const { message, errors } = (error.data ?? {}) as Partial<Failure>
  const requestId = error.response.headers.get('x-request-id') ?? undefined
  const retryAfter = retryAfterOf(error.response)
  return new PortalError(error.response.status, message ?? '', errors ?? {}, { cause: error, requestId, retryAfter })
}

/** A body that is not JSON is a failure of the server; one that breaks off is a failure of the network. */
const toBrokenBody = (cause: unknown) =>
  cause instanceof SyntaxError ? new PortalError(502, '', {}, { cause }) : toUnreachable(cause)

export function httpSend({ address, language }: HttpOptions): Send {
  const http = ky.create({
    prefix: address,
    headers: { accept: 'application/json', 'accept-language': language },
    timeout: 10_000,
    // A page must not wait longer, even if the provider asks for it.
    retry: { limit: 1, methods: ['get'], maxRetryAfter: 1000 },
  })
  return async ({ method, path, query, headers, body, signal }) => {
    try {
      const response = await http(path, { method, searchParams: query, headers, json: body, signal: signal ?? null })
      if (response.status === 204) return undefined
      return await response.json().catch((error: unknown) => {
        throw toBrokenBody(error)
      })
    } catch (error) {
      throw signal?.aborted ? error : toPortalError(error)
    }
  }
}
