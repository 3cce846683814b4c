import { requestLine } from '@tropa/http/log-requests'
import { requestIdOf } from '@tropa/http/request-id'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

export type Log = (line: string) => void

/** Whether a trusted proxy, such as the portal, sends a request: then its id is kept. */
export type TrustsPeer = (context: Context) => boolean

export const logRequests =
  (log: Log, trustsPeer: TrustsPeer): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now()
    const requestId = requestIdOf(context.req.raw.headers, trustsPeer(context))
    await next()
    context.res.headers.set('x-request-id', requestId)
    const { status } = context.res
    log(
      requestLine({
        request_id: requestId,
        method: context.req.method,
        route: routePath(context, -1),
        status,
        duration_ms: Math.round(performance.now() - start),
        ...(status >= 500 && { error: context.error }),
      }),
    )
  }
