import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { aSale } from '../tickets/testing/sale.ts'
import { testSeal } from '../tickets/testing/tickets.ts'
import { startMailing, sweep } from './mailing-loop.ts'
import type { Outgoing } from './post.ts'

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

const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

/** Somebody who is reminded of what they bought. */
async function aSubscriber(): Promise<{ email: string; userId: string }> {
  const { email } = await portal.aUser()
  await portal.mails()
  const [account] = await rows<{ id: string }>(
    portal.db,
    sql`update account set gets_paid_services = true, email_verified_at = now() where email = ${email} returning id`,
  )
  return { email, userId: account?.id ?? '' }
}

/** Tokens that have expired, of mails that were sent. */
const expired = () => rows(portal.db, sql`select from mailed_token where expires_at = '2026-12-01'`)
async function expireTokens(): Promise<void> {
  await portal.mails()
  await portal.db.execute(sql`update mailed_token set expires_at = '2026-12-01'`)
  expect(await expired()).not.toEqual([])
}

function mailFrom(post: (mail: Outgoing) => Promise<void>): string[] {
  const reports: string[] = []
  const mailing = { db: portal.db, post, siteUrl: 'https://portal.example', seal: testSeal }
  const stop = startMailing({ ...mailing, now: () => portal.clock.now }, (message) => reports.push(message), 10)
  onTestFinished(stop)
  return reports
}

test('a task that fails is reported and tried again after a minute, while reminders are queued and sent', async () => {
  portal.clock.now = new Date('2026-12-23T12:00:00+05:00')
  const { email, userId } = await aSubscriber()
  await aSale(portal.db, { userId, startsAt: '2026-12-24T18:00:00+05:00' })
  await expireTokens()
  await portal.db.execute(sql`alter table session rename to session_gone`)
  const sent: string[] = []

  const reports = mailFrom(async ({ to, letter }) => void sent.push(`${to} ${letter.subject}`))
  await waitFor(() => expect(sent).toContainEqual(expect.stringMatching(`^${email} (Завтра|Tomorrow): `)))
  const before = [...reports, (await expired()).length > 0]
  await portal.db.execute(sql`alter table session_gone rename to session`)
  portal.clock.forward(61)
  await waitFor(async () => expect(await expired()).toEqual([]))

  expect(before).toEqual(['Expired rows cannot be deleted', true])
  expect(reports).toHaveLength(1)
})

test('an outbox that cannot be read is reported, and expired rows are deleted all the same', async () => {
  await portal.aUser()
  await expireTokens()
  await portal.db.execute(sql`alter table mail rename column language to language_gone`)

  const reports = mailFrom(async () => undefined)
  await waitFor(async () => expect(await expired()).toEqual([]))
  await portal.db.execute(sql`alter table mail rename column language_gone to language`)

  expect(reports).toContain('The outbox cannot be read')
})
