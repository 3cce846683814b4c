import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { sweep } from './mailing-loop.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

test('the sweep deletes sessions and tokens of mails when they have expired, and none before', async () => {
  await portal.aUser()
  await portal.mails()
  const kept = async () => {
    await sweep(portal.db, portal.clock.now)
    const counts = sql`select (select count(*)::int from session) as sessions,
      (select count(*)::int from mailed_token) as tokens`
    return (await rows(portal.db, counts))[0]
  }

  expect(await kept()).toEqual({ sessions: 1, tokens: 1 })
  portal.clock.forward(49 * 3600)
  expect(await kept()).toEqual({ sessions: 1, tokens: 0 })
  portal.clock.forward(400 * 24 * 3600)
  expect(await kept()).toEqual({ sessions: 0, tokens: 0 })
})
