import { calls } from '@tropa/contract'
import { openapi } from '@tropa/contract/openapi'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from './database/database.ts'
import { PortalError } from './http/failures.ts'
import { json } from './http/json.ts'
import { languageOf } from './http/language.ts'
import { type RateLimit, RateLimiter } from './http/rate-limit.ts'
import { refuse, respond, respondJson } from './http/respond.ts'
import { type Handlers, serveCalls } from './http/serve-calls.ts'
import { watchVersion } from './http/version.ts'
import { visitorOf } from './http/visitor.ts'
import { serveMedia } from './media/serve.ts'
import { portal } from './portal.ts'

export type AppOptions = {
  db: Database
  now?: () => Date
  /** Of searches and suggestions, for one visitor. */
  rateLimit?: RateLimit
  visitorOf?: (context: Context) => string
  log?: (line: string) => void
  /** Stands in for the outside weather service, where there is none. */
  weather?: Hono
}

const usualLimit: RateLimit = { requests: 1200, seconds: 60 }
const limited = new Set<string>(['search', 'suggestions'])

/** The provider as a web application, without a port of its own. */
export function createApp({ db, now = () => new Date(), rateLimit = usualLimit, visitorOf: visitor = visitorOf, log = console.error, weather }: AppOptions): Hono {
  const app = new Hono()
  const limiter = new RateLimiter(db, rateLimit)

  async function admit(name: string, context: Context): Promise<void> {
    if (!limited.has(name)) return
    const wait = await limiter.take(name, visitor(context), now().getTime())
    if (wait > 0) throw new PortalError('too_many', { headers: { 'retry-after': String(wait) } })
  }

  serveCalls(app, calls, portal satisfies Handlers<typeof calls>, { db, now, version: watchVersion(db), admit })
  serveMedia(app)
  if (weather) app.route('/weather', weather)
  let document: string | undefined
  app.get('/openapi.json', (context) =>
    respond(context, { body: (document ??= JSON.stringify(openapi())), type: 'application/json', headers: { 'cache-control': 'public, max-age=300' } }))
  app.get('/healthz', async (context) => {
    await db.execute(sql`select 1`)
    return respondJson(context, json({ status: 'ok' }), { 'cache-control': 'no-store' })
  })
  app.notFound((context) => refuse(context, new PortalError('not_found'), languageOf(context.req.header('accept-language')), log))
  app.onError((error, context) => refuse(context, error, languageOf(context.req.header('accept-language')), log))
  return app
}
