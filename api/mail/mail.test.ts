import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'
import { aPortalOver } from '../testing/portal.ts'
import { testSeal } from '../tickets/testing/tickets.ts'
import { announceGuides } from './announce-guides.ts'
import { deliverDue } from './deliver.ts'
import type { Letter } from './letter.ts'
import { folderPost, type Outgoing, smtpPost } from './post.ts'
import { queueMail } from './queue.ts'

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

const outgoing = (letter: Letter, to = 'reader@example.org'): Outgoing => ({
  id: crypto.randomUUID(),
  to,
  language: 'ru',
  letter,
  date: new Date('2026-12-01T12:00:00Z'),
})
async function written(letter: Letter) {
  const own = join(folder, crypto.randomUUID())
  await folderPost(own, 'portal@example.org')(outgoing(letter))
  const [name = ''] = (await readdir(own)).filter((file) => file.endsWith('.eml'))
  return PostalMime.parse(await readFile(join(own, name)))
}

describe('a mail', () => {
  test('has its text in both forms, its file and one-press unsubscribing', async () => {
    const unsubscribeUrl = 'https://portal.example/unsubscribe?token=t'
    const mail = await written({
      subject: 'Новая статья',
      blocks: ['Абзац', { label: 'Читать', url: 'https://portal.example/guides/77' }, { items: [{ label: 'Место' }] }],
      attachments: [{ name: 'билет.pdf', type: 'application/pdf', content: new Uint8Array([1, 2, 3]) }],
      unsubscribeUrl,
    })

    expect(mail).toMatchObject({ subject: 'Новая статья', to: [{ address: 'reader@example.org' }] })
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Абзац')
      expect(part).toContain('https://portal.example/guides/77')
      expect(part).toContain(unsubscribeUrl)
    }
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail.attachments).toMatchObject([{ filename: 'билет.pdf', mimeType: 'application/pdf' }])
  })

  test('has plain spaces as text, and is typeset as HTML', async () => {
    const mail = await written({
      subject: 'Трек',
      blocks: ['Дом в лесу', { items: [{ label: 'Путь', text: '5 км до дома' }] }],
    })

    for (const sentence of ['Дом в лесу', '5 км до дома']) expect(mail.text).toContain(sentence)
    for (const sentence of ['Дом в\u00a0лесу', '5\u00a0км до\u00a0дома']) expect(mail.html).toContain(sentence)
  })

  test.each([
    'Тема\r\nBcc: victim@example.org',
    'Тема\nX-Other: 1\n\n<script>',
    'Тема\r\n\r\nтело',
    'Тема\u2028Bcc: victim@example.org',
    'Тема\u0000\u000b\u0085Bcc: victim@example.org',
    '\u202Eтема',
    '=?utf-8?q?=0D=0ABcc:_victim@example.org?=',
  ])('the subject %j makes no header and no recipient', async (subject) => {
    const mail = await written({ subject, blocks: [subject] })

    expect([mail.bcc ?? [], mail.cc ?? [], mail.to?.length]).toEqual([[], [], 1])
    expect(mail.headers.filter(({ key }) => ['bcc', 'x-other'].includes(key))).toEqual([])
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202E\0]/)
    expect(mail.html).not.toContain('<script>')
  })

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'Anna <a@example.org>',
    'a@example.org>',
    '"a@example.org b"@example.org',
    'group:a@example.org;',
  ])('the recipient %j is refused', async (to) => {
    const mail = { template: 'recovery', parameters: {}, language: 'ru', now: new Date() } as const
    await expect(queueMail(portal.db, { ...mail, to })).rejects.toThrow(/email|characters/)
  })
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

  test('a key is sent once', async () => {
    expect([await queue('once@example.org', 'once'), await queue('once@example.org', 'once')]).toEqual([true, false])
    expect((await portal.mails()).map(({ to }) => to)).toEqual(['once@example.org'])
    expect(await queue('once@example.org', 'once')).toBe(false)
  })

  test('a refused mail is tried again later with the same id, and given up in the end', async () => {
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

  test('a mail whose process ended while sending is sent by the next', async () => {
    await queue('crash@example.org')
    const now = portal.clock.now.toISOString()
    await portal.db.execute(sql`
      update mail set attempts = 1, due_at = ${now}::timestamptz + interval '10 minutes'
      where recipient = 'crash@example.org'`)
    expect(await portal.mails()).toEqual([])
    portal.clock.forward(601)
    expect((await portal.mails()).map(({ to }) => to)).toEqual(['crash@example.org'])
  })

  test('a refused transaction sends nothing', async () => {
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

  test('holds no token of a link', async () => {
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

test('an SMTP server gets the mail for its recipient alone', async () => {
  const received: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await smtpPost(`smtp://127.0.0.1:${port}`, 'portal@example.org')(outgoing({ subject: 'Привет', blocks: ['Текст'] }))
  await new Promise<void>((resolve) => server.close(resolve))

  expect(received.map(({ to }) => to)).toEqual([['reader@example.org']])
  expect((await PostalMime.parse(received[0]?.text ?? '')).subject).toBe('Привет')
})

describe('new guide articles', () => {
  test('are mailed once to verified subscribers, who end that by one press without signing in', async () => {
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

  test('shows mails, as text only, to whoever is at this machine', async () => {
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
  ])('is not there with %j', async (visit) => {
    for (const path of ['outbox', 'outbox/x.eml']) expect((await get(path, visit)).status).toBe(404)
  })

  test.each(['..%2Fdb%2FPG_VERSION', '%2e%2e', '.hidden.eml', 'x.eml%00', 'x'])('has no file %s', async (name) => {
    expect((await get(`outbox/${name}`)).status).toBe(404)
  })

  test('is not there where mails are sent', async () => {
    expect((await aPortalOver(portal.db).fetch('outbox')).status).toBe(404)
  })
})
