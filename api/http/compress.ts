import { compressed } from '@tropa/http/compression'
import type { MiddlewareHandler } from 'hono'

export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const response = compressed(context.req.raw, context.res)
  // Hono would otherwise copy the headers of the old response over those of the new one.
  context.res = undefined
  context.res = response
}
