import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(::1$|127\.|::ffff:127\.)/

/** Who asks. A neighbour on this machine is the portal or a proxy, and says for whom it asks. */
export function visitorOf(context: Context): string {
  const address = getConnInfo(context).remote.address ?? ''
  if (!loopback.test(address)) return address
  return context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || address
}
