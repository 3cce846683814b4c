import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'
import { aPortalOver } from '../testing/portal.ts'
import { testSeal } from '../tickets/testing/tickets.ts'
import { announceGuides } from './announce-guides.ts'
import { deliverDue } from './deliver.ts'
import { sweep } from './mailing-loop.ts'
import { folderPost, type Outgoing } from './post.ts'
import { queueMail } from './queue.ts'
import { outgoing } from './testing/outgoing.ts'

let portal: AccountPortal
let folder: string
beforeAll(async () => {
  portal = await anAccountPortal()
  folder = await mkdtemp(join(tmpdir(), 'tropa-mail-'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the outbox', () => {
  const queue = (to: string, key?: string) =>
    queueMail(portal.db, {
      template: 'password_changed',
      parameters: {},
      to,
      language: 'en',
      now: portal.clock.now,
      ...(key && { key }),
    })
  const deliver = (post: (mail: Outgoing) => Promise<void>) =>
    deliverDue({ db: portal.db, post, siteUrl: 'https://portal.example', seal: testSeal, now: () => portal.clock.now })

  test('two processes send each mail once', async () => {
    const to = Array.from({ length: 8 }, (_, index) => `many-${index}@example.org`)
    for (const one of to) await queue(one)
    const sent: string[] = []
    const post = async (mail: Outgoing) => void sent.push(mail.to)
    await Promise.all([deliver(post), deliver(post), deliver(post)])

    expect(sent.sort()).toEqual(to)
  })

  test('a mail with the same key is sent once', async () => {
    expect([await queue('once@example.org', 'once'), await queue('once@example.org', 'once')]).toEqual([true, false])
    expect((await portal.mails()).map(({ to }) => to)).toEqual(['once@example.org'])
    expect(await queue('once@example.org', 'once')).toBe(false)
  })

  test('a refused mail is sent again later with the same id, and finally given up', async () => {
    await queue('refused@example.org')
    const ids: string[] = []
    const refuse = async ({ id }: Outgoing) => {
      ids.push(id)
      throw new Error('550 no')
    }
    expect(await deliver(refuse)).toBe(1)
    expect(await deliver(refuse)).toBe(0)
    for (let day = 0; day < 20; day += 1) {
      portal.clock.forward(2 * 86_400)
      await deliver(refuse)
    }
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(1)
    const [kept] = await rows(
      portal.db,
      sql`select failure, parameters from mail where recipient = 'refused@example.org'`,
    )
    expect(kept).toEqual({ failure: '550 no', parameters: null })
  })

  test('a mail whose process ended while sending is sent by the next process', async () => {
    await queue('crash@example.org')
    const now = portal.clock.now.toISOString()
    await portal.db.execute(sql`
      update mail set attempts = 1, due_at = ${now}::timestamptz + interval '10 minutes'
      where recipient = 'crash@example.org'`)
    expect(await portal.mails()).toEqual([])
    portal.clock.forward(601)
    expect((await portal.mails()).map(({ to }) => to)).toEqual(['crash@example.org'])
  })

  test('a mail that always ends its process is given up, and those that were taken with it are sent', async () => {
    for (const to of ['fatal@example.org', 'harmless@example.org']) {
      await queue(to)
      portal.clock.forward(1)
    }
    const tried: string[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const post = async ({ to }: Outgoing) => {
        tried.push(to)
        if (to.startsWith('harmless')) return
        end()
        await new Promise(() => undefined)
      }
      await Promise.race([ended, deliver(post)])
      portal.clock.forward(601)
    }
    await sweep(portal.db, portal.clock.now)

    expect(tried.toSorted()).toEqual([...Array(8).fill('fatal@example.org'), 'harmless@example.org'])
    const [kept] = await rows(
      portal.db,
      sql`select failure, parameters from mail where recipient = 'fatal@example.org'`,
    )
    expect(kept).toEqual({ failure: 'the process ended while sending it', parameters: null })
  })

  test('a transaction that is rolled back sends no mail', async () => {
    const failing = portal.db.transaction(async (tx) => {
      await queueMail(tx, {
        template: 'recovery',
        parameters: {},
        to: 'rolled-back@example.org',
        language: 'ru',
        now: portal.clock.now,
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await portal.mails()).toEqual([])
  })

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'Anna <a@example.org>',
    'a@example.org>',
    '"a@example.org b"@example.org',
    'group:a@example.org;',
  ])('refuses a mail to %j', async (to) => {
    const mail = { template: 'recovery', parameters: {}, language: 'ru', now: new Date() } as const
    await expect(queueMail(portal.db, { ...mail, to })).rejects.toThrow(/email|characters/)
  })

  test('contains no token of a link', async () => {
    const { email } = await portal.aUser()
    const mail = (await portal.mails()).find(({ to }) => to === email)
    if (!mail) throw new Error('no mail')
    const stored = JSON.stringify([
      await rows(portal.db, sql`select * from mail`),
      await rows(portal.db, sql`select * from mailed_token`),
    ])
    expect(stored).toContain(email)
    expect(stored).not.toContain(linkToken(mail))
  })
})

describe('new guide articles', () => {
  test('are mailed once to verified subscribers, who can unsubscribe by one press without signing in', async () => {
    const { email, token } = await portal.aUser()
    await portal.db.execute(sql`update account set email_verified_at = now() where email = ${email}`)
    await portal.call('updateSubscriptions', { paid_services: false, guide: true, research: false }, { token })
    await portal.mails()
    const announce = () => announceGuides(portal.db, portal.clock.now)
    await announce()
    expect(await portal.mails()).toEqual([])

    await portal.db.execute(sql`delete from announced_guide where guide_id = 77`)
    await Promise.all([announce(), announce()])
    const [mail, ...others] = await portal.mails()
    expect([mail?.to, others]).toEqual([email, []])
    await announce()
    expect(await portal.mails()).toEqual([])

    const url = new URL(mail?.letter.unsubscribeUrl ?? '')
    const end = () => portal.call('unsubscribe', { token: url.searchParams.get('token') })
    expect([(await end()).status, (await end()).status]).toEqual([204, 204])
    expect(await (await portal.call('subscriptions', undefined, { token })).json()).toMatchObject({ guide: false })
  })
})

describe('the page of the outbox', () => {
  const get = (path: string, { peer = '127.0.0.1', ...headers }: Record<string, string> = {}) =>
    aPortalOver(portal.db, { outbox: { folder, peerOf: () => peer } }).fetch(path, {
      headers: { host: 'localhost:3001', ...headers },
    })

  test('shows mails, as text only, to users of this machine', async () => {
    await folderPost(
      folder,
      'portal@example.org',
    )(outgoing({ subject: '<img src=x onerror=alert(1)>', blocks: ['Текст'] }))
    const page = await get('outbox')
    const text = await page.text()
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const [, source = ''] = /href="\/(outbox\/[\w-]+\.eml)"/.exec(text) ?? []
    expect((await get(source)).status).toBe(200)
  })

  test.each([
    [{ peer: '203.0.113.7' }],
    [{ 'x-forwarded-for': '203.0.113.7' }],
    [{ forwarded: 'for=203.0.113.7' }],
    [{ host: 'evil.example' }],
  ])('is not served with %j', async (visit) => {
    for (const path of ['outbox', 'outbox/x.eml']) expect((await get(path, visit)).status).toBe(404)
  })

  test.each(['..%2Fdb%2FPG_VERSION', '%2e%2e', '.hidden.eml', 'x.eml%00', 'x'])('has no file %s', async (name) => {
    expect((await get(`outbox/${name}`)).status).toBe(404)
  })

  test('is not served if mails are sent', async () => {
    expect((await aPortalOver(portal.db).fetch('outbox')).status).toBe(404)
  })
})
