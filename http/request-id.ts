import { randomUUID } from 'node:crypto'

/**
 * The id that the log lines of one request share.
 * @returns the caller's own `x-request-id` where it is 8–64 of letters, digits, `_` and `-`; else a random UUID
 */
export function requestIdOf(headers: Headers): string {
  const incoming = headers.get('x-request-id')
  return incoming && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID()
}
