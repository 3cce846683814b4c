import { randomUUID } from 'node:crypto'

/**
 * The id that the log lines of one request share. Untrusted callers cannot set it, because they could reuse ids.
 * @param isTrusted whether a trusted proxy sends the request
 * @returns a trusted caller's `x-request-id` if it is 8–64 of letters, digits, `_` and `-`; else a random UUID
 */
export function requestIdOf(headers: Headers, isTrusted: boolean): string {
  const incoming = isTrusted ? headers.get('x-request-id') : null
  return incoming && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID()
}
