import type { Context } from 'hono'
import { randomUUID } from 'node:crypto'

/** The caller's own id for the request where it gave a decent one, so that both logs can be laid side by side. */
export function requestId(context: Context): string {
  const given = context.req.header('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
