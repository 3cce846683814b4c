import { requestLine } from '@tropa/http/log-requests'
import { requestIdOf } from '@tropa/http/request-id'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

export type Log = (line: string) => void

export const logRequests = (log: Log): MiddlewareHandler => async (context, next) => {
  const start = performance.now()
  const requestId = requestIdOf(context.req.raw.headers)
  await next()
  context.res.headers.set('x-request-id', requestId)
  const { status } = context.res
  log(requestLine({
    request_id: requestId,
    method: context.req.method,
    route: routePath(context, -1),
    status,
    duration_ms: Math.round(performance.now() - start),
    ...(status >= 500 && { error: context.error }),
  }))
}
