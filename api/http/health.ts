import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { json } from './json.ts'
import { respond } from './respond.ts'

const ok = () => respond({ body: json({ status: 'ok' }), headers: { 'cache-control': 'no-store' } })

/** `/healthz`: the process lives. `/readyz`: its database answers, so that requests may be sent to it. */
export function serveHealth(app: Hono, db: Database): void {
  app.get('/healthz', ok)
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`)
    return ok()
  })
}
