import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { folderPost, smtpPost } from './post.ts'
import { outgoing } from './testing/outgoing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-post-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function written(letter: Letter) {
  const own = join(folder, crypto.randomUUID())
  await folderPost(own, 'portal@example.org')(outgoing(letter))
  const [name = ''] = (await readdir(own)).filter((file) => file.endsWith('.eml'))
  return PostalMime.parse(await readFile(join(own, name)))
}

describe('a mail', () => {
  test('has its text as HTML and plain text, its file and one-press unsubscribing', async () => {
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
  ])('the subject %j adds no header and no recipient', async (subject) => {
    const mail = await written({ subject, blocks: [subject] })

    expect([mail.bcc ?? [], mail.cc ?? [], mail.to?.length]).toEqual([[], [], 1])
    expect(mail.headers.filter(({ key }) => ['bcc', 'x-other'].includes(key))).toEqual([])
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202E\0]/)
    expect(mail.html).not.toContain('<script>')
  })
})

test('an SMTP server gets the mail for its recipient only', async () => {
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
