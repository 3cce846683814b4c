import type { Call } from '@tropa/contract'
import { languageOf } from '@tropa/contract/accept-language'
import { usualLimits } from '@tropa/contract/limits'
import { type Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { compress } from './compress.ts'
import { PortalError } from './failures.ts'
import type { Handlers } from './handler.ts'
import { serveHealth } from './health.ts'
import { type Log, logRequests, type TrustsPeer } from './log-requests.ts'
import type { Principals } from './principal.ts'
import { RateLimiter, type RateLimits } from './rate-limit.ts'
import { refuse } from './respond.ts'
import { serveCalls } from './serve-calls.ts'

export type ProviderOptions = {
  db: Database
  /** Identifies the visitor by whom requests are counted for rate limits. */
  visitorOf: (context: Context) => string
  /** By default nobody is trusted. */
  trustsPeer?: TrustsPeer
  now?: () => Date
  /** Override the default limits. */
  limits?: Partial<RateLimits>
  principals: Principals
  log?: Log
}

const toStandardOutput: Log = (line) => process.stdout.write(`${line}\n`)

function admission(limiter: RateLimiter) {
  return async ({ limit }: Call, visitor: string, now: Date): Promise<void> => {
    const wait = limit ? await limiter.take(limit, visitor, now) : 0
    if (wait > 0) throw new PortalError('too_many', { headers: { 'retry-after': String(wait) } })
  }
}

const inLanguage = (context: Context, error: unknown) =>
  refuse(error, languageOf(context.req.header('accept-language')))

/**
 * A web application that serves a list of calls, with logs, compression, rate limits, and refusals in the contract's
 * shape.
 */
export function createProvider<List extends Record<string, Call>>(
  calls: List,
  handlers: Handlers<List>,
  {
    db,
    visitorOf,
    trustsPeer = () => false,
    now = () => new Date(),
    limits,
    principals,
    log = toStandardOutput,
  }: ProviderOptions,
): Hono {
  const app = new Hono()
  app.use(logRequests(log, trustsPeer))
  app.use(compress)
  serveHealth(app, db)
  const admit = admission(new RateLimiter(db, { ...usualLimits, ...limits }))
  serveCalls(app, calls, handlers, { db, now, principals, visitorOf, admit })
  app.notFound((context) => inLanguage(context, new PortalError('not_found')))
  app.onError((error, context) => inLanguage(context, error))
  return app
}
