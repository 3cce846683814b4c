import { randomUUID } from 'node:crypto'

/**
 * The id that the log lines of one request share. A visitor could give many requests the same one, or one of another.
 * @param isTrusted whether a trusted proxy sends the request
 * @returns a trusted caller's own `x-request-id` where it is 8–64 of letters, digits, `_` and `-`; else a random UUID
 */
export function requestIdOf(headers: Headers, isTrusted: boolean): string {
  const incoming = isTrusted ? headers.get('x-request-id') : null
  return incoming && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID()
}
