import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { json } from './json.ts'
import { respond } from './respond.ts'

const ok = () => respond({ body: json({ status: 'ok' }), headers: { 'cache-control': 'no-store' } })

/** Serves `/healthz`, 200 while the process runs, and `/readyz`, 200 while its database answers. */
export function serveHealth(app: Hono, db: Database): void {
  app.get('/healthz', ok)
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`)
    return ok()
  })
}
