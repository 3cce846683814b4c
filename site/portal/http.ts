import type { Language, Send } from '@tropa/contract'
import ky, { isHTTPError, isTimeoutError } from 'ky'
import { PortalError } from './error.ts'

export type HttpOptions = {
  /** Where `portal/…` is asked for: the provider itself on the server, the portal's own relay in a browser. */
  address: string
  language: Language
  /** Given on the server, where answers are kept and asked for again elsewhere. */
  fetch?: typeof fetch
}

type Refusal = { message?: unknown; errors?: unknown }

/** Never lets the provider's address or a stack through. */
function toPortalError(error: unknown): PortalError {
  if (isTimeoutError(error)) return new PortalError(504)
  if (!isHTTPError(error)) return new PortalError(503)
  const refusal = (error.data ?? {}) as Refusal
  return new PortalError(
    error.response.status,
    typeof refusal.message === 'string' ? refusal.message : '',
    (refusal.errors ?? {}) as PortalError['fields'],
  )
}

export function httpSend({ address, language, fetch }: HttpOptions): Send {
  const http = ky.create({
    prefix: address,
    headers: { accept: 'application/json', 'accept-language': language },
    timeout: 10_000,
    // A provider may ask for a longer pause than anybody waits before a page that loads.
    retry: { limit: fetch ? 0 : 1, methods: ['get'], maxRetryAfter: 1000 },
    ...(fetch && { fetch }),
  })
  return async ({ method, path, query, headers, body, signal }) => {
    try {
      return await http(path, { method, searchParams: query, headers, json: body, signal: signal ?? null }).json()
    } catch (error) {
      throw signal?.aborted ? error : toPortalError(error)
    }
  }
}
