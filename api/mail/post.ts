import { createTransport } from 'nodemailer'
import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../data-folder/data-folder.mjs'
import { renderLetter } from './layout.ts'
import type { Letter } from './letter.ts'
import type { Language } from '@tropa/contract'

/** A letter on its way to one recipient. `id` is the same in every attempt to send it. */
export type Outgoing = { id: string; to: string; language: Language; letter: Letter; date: Date }

/**
 * Sends a letter.
 * @throws if it was not accepted
 */
export type Post = (outgoing: Outgoing) => Promise<void>

/** How long a server may take for each step, in ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Headers for unsubscribing by one click in the reader's mail program.
 * @see RFC 8058
 */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The mail in nodemailer's form. No part of it may be read from a file or a URL. */
function composed({ id, to, language, letter, date }: Outgoing, from: string) {
  const { attachments = [], unsubscribeUrl } = letter
  return {
    ...renderLetter(letter, language),
    from,
    // An object, so that the text of an address is never parsed as a list.
    to: { name: '', address: to },
    date,
    messageId: `<${id}@${
      from
        .split('@')
        .at(-1)
        ?.replace(/[^\w.-]/g, '') ?? 'localhost'
    }>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Sends through an SMTP server. @param url `smtp://` or `smtps://`, with the name and the password */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({ url, ...patience })
  return async (outgoing) => void (await transport.sendMail(composed(outgoing, from)))
}

const readable = ({ to, date, letter, language }: Outgoing) => {
  const { subject, text } = renderLetter(letter, language)
  return `To: ${to}\nDate: ${date.toISOString()}\nSubject: ${subject}\n\n${text}`
}

/** Writes the whole file or nothing. */
async function writeWhole(folder: string, name: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const own = join(folder, `.${randomBytes(6).toString('hex')}`)
  await writeFile(own, content, { mode: 0o600 })
  await rename(own, join(folder, name))
}

/** Writes each mail into a folder: as it would be sent (`.eml`), and to be read (`.txt`). Names begin with the time. */
export function folderPost(folder: string, from: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (outgoing) => {
    const { message } = await transport.sendMail(composed(outgoing, from))
    makeFolder(folder)
    const name = `${outgoing.date.toISOString().replace(/[:.]/g, '-')}-${outgoing.id}`
    await writeWhole(folder, `${name}.eml`, message)
    await writeWhole(folder, `${name}.txt`, readable(outgoing))
  }
}
