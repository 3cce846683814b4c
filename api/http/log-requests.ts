import { logLine } from '@tropa/http/log'
import { requestIdOf } from '@tropa/http/request-id'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

export type Log = (line: string) => void

/** One line for each request: the pattern of its route, since an address may hold what a person typed. */
export const logRequests = (log: Log): MiddlewareHandler => async (context, next) => {
  const start = performance.now()
  const requestId = requestIdOf(context.req.raw.headers)
  await next()
  context.res.headers.set('x-request-id', requestId)
  const { status } = context.res
  const isOurs = status >= 500
  log(logLine({
    level: isOurs ? 'error' : 'info',
    requestId,
    method: context.req.method,
    route: routePath(context, -1),
    status,
    ms: Math.round(performance.now() - start),
    ...(isOurs && { error: context.error }),
  }))
}
