import { compressed } from '@tropa/http/compression'
import type { MiddlewareHandler } from 'hono'

export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const response = compressed(context.req.raw, context.res)
  // Otherwise Hono copies the headers of the old response over the new one's.
  context.res = undefined
  context.res = response
}
