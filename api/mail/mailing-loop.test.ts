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

test('the sweep deletes expired sessions, tokens of mails, records of mails and counts of attempts, and no others', async () => {
  const { email } = await portal.aUser()
  await portal.mails()
  await portal.call('login', { email, password: 'a wrong one' })
  const kept = async () => {
    await sweep(portal.db, portal.clock.now)
    const counts = sql`select (select count(*)::int from session) as sessions,
      (select count(*)::int from mailed_token) as tokens, (select count(*)::int from mail) as mails,
      (select count(*) > 0 from sign_in_failure) as "isSlowed"`
    return (await rows(portal.db, counts))[0]
  }

  expect(await kept()).toEqual({ sessions: 1, tokens: 1, mails: 1, isSlowed: true })
  portal.clock.forward(49 * 3600)
  expect(await kept()).toEqual({ sessions: 1, tokens: 0, mails: 1, isSlowed: false })
  portal.clock.forward(400 * 24 * 3600)
  expect(await kept()).toEqual({ sessions: 0, tokens: 0, mails: 0, isSlowed: false })
})
