import type { Context, Hono } from 'hono'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PortalError } from '../http/failures.ts'
import { escaped } from './layout.ts'

/** The folder of mails that are not sent, and the caller's address, which decides who may read them. */
export type Outbox = { folder: string; peerOf: (context: Context) => string | undefined }

const isLoopback = (address: string | undefined) => /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '')
const isLocalName = (host: string | undefined) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host ?? '')

/**
 * Whether a request comes from this machine: not through a proxy, and not by DNS rebinding from a page of another site.
 */
const isLocal = (context: Context, { peerOf }: Outbox) =>
  isLoopback(peerOf(context)) &&
  isLocalName(context.req.header('host')) &&
  !context.req.header('x-forwarded-for') &&
  !context.req.header('forwarded')

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const mostShown = 50
const fileName = /^[\w-]+\.(?:eml|txt)$/
const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<>&]+(?:&amp;[^\s<>&]+)*/g, (url) => `<a href="${url}">${url}</a>`)

async function shown(folder: string, name: string): Promise<string> {
  const text = await readFile(join(folder, name), 'utf8')
  const source = name.replace(/txt$/, 'eml')
  return `<article><pre>${linked(text)}</pre><p><a href="/outbox/${source}">${source}</a></p></article>`
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${body}</html>`

async function listed(folder: string): Promise<string> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[\w-]+\.txt$/.test(name))
  const latest = files.sort().reverse().slice(0, mostShown)
  const mails = await Promise.all(latest.map((name) => shown(folder, name)))
  return page(mails.join('<hr>') || '<p>No mails yet.</p>')
}

/**
 * Serves `/outbox`: the mails of a portal without a mail server, for whoever tries it on their own machine. Anybody
 * else finds nothing there.
 */
export function serveOutbox(app: Hono, outbox: Outbox): void {
  app.get('/outbox', async (context) => {
    if (!isLocal(context, outbox)) throw new PortalError('not_found')
    const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
    return new Response(await listed(outbox.folder), { headers: html })
  })
  app.get('/outbox/:name', async (context) => {
    const name = context.req.param('name')
    if (!isLocal(context, outbox) || !fileName.test(name)) throw new PortalError('not_found')
    const source = await readFile(join(outbox.folder, name)).catch(() => undefined)
    if (!source) throw new PortalError('not_found')
    return new Response(source, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
  })
}
