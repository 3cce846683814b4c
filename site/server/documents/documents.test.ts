// @vitest-environment node
import { calendarDate, type Doc } from '@tropa/contract'
import { expect, test, vi } from 'vitest'
import { PortalError } from '../../portal/error.ts'
import { Rendering, usualRenderingLimits } from '../http/rendering.ts'
import { createDocuments, type DocumentsOptions } from './documents.ts'

const aDoc = (changes: Partial<Doc> = {}): Doc => ({
  id: 1,
  slug: 'user-agreement',
  version: '1.0',
  date: calendarDate('2026-11-21'),
  the_title: 'Соглашение (новое)',
  the_summary: 'Кратко',
  the_body: '<p>Текст</p>',
  link: '/docs/1',
  pdf_url: '/docs/1.pdf',
  ...changes,
})

function oneAtATime(): DocumentsOptions['turn'] {
  const queue = new Rendering({ ...usualRenderingLimits, atOnce: 1 })
  return (request, work) => queue.run('a visitor', request.signal, work)
}

/** A handler of documents, with the documents it printed and the calls it made. */
function createHandler(
  docs: () => { status?: number; doc?: Doc } = () => ({ doc: aDoc() }),
  print?: DocumentsOptions['print'],
  turn: DocumentsOptions['turn'] = oneAtATime(),
) {
  const printed: string[] = []
  const calls: string[] = []
  const responses: DocumentsOptions['responses'] = {
    get: (path, language) => {
      calls.push(`${language} ${path}`)
      const { status = 200, doc } = docs()
      return Promise.resolve({ status, headers: {}, body: JSON.stringify({ doc }) })
    },
  }
  const handle = createDocuments({
    responses,
    siteUrl: null,
    turn,
    missing: () => new Response('page', { status: 404 }),
    print:
      print ??
      (({ doc, language }) => {
        printed.push(`${language} ${doc.version}`)
        return Promise.resolve(new TextEncoder().encode('%PDF'))
      }),
  })
  const get = (search = '', init: RequestInit = {}) =>
    handle(new Request(`https://portal.example/docs/1.pdf${search}`, init), '1')
  return { get, printed, calls }
}

test('a document opens in the browser with a readable name', async () => {
  const response = await createHandler().get()

  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `inline; filename="user-agreement.pdf"; filename*=UTF-8''${encodeURIComponent('Соглашение ')}%28${encodeURIComponent('новое')}%29.pdf`,
  )
  expect(await response.text()).toBe('%PDF')
})

test('a document is printed once, and again when its text changes', async () => {
  let version = '1.0'
  const { get, printed } = createHandler(() => ({ doc: aDoc({ version }) }))
  const first = await get()
  await get()
  version = '1.1'
  const changed = await get()

  expect(printed).toEqual(['ru 1.0', 'ru 1.1'])
  expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('a document is printed once for all simultaneous requests', async () => {
  const { get, printed } = createHandler()

  const responses = await Promise.all([get(), get(), get()])

  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['%PDF', '%PDF', '%PDF'])
  expect(printed).toEqual(['ru 1.0'])
})

test('a printing failure is thrown unchanged, and the next request prints again', async () => {
  const print = vi.fn<DocumentsOptions['print']>()
  const failure = new TypeError('no glyph for this letter')
  print.mockRejectedValueOnce(failure).mockResolvedValue(new TextEncoder().encode('%PDF'))
  const { get } = createHandler(undefined, print)

  await expect(get()).rejects.toBe(failure)
  expect([await (await get()).text(), print.mock.calls.length]).toEqual(['%PDF', 2])
})

test('a client that disconnects cancels its printing, and the next request in the queue prints the document', async () => {
  const begun = Promise.withResolvers<void>()
  const print = vi.fn<DocumentsOptions['print']>()
  print.mockImplementationOnce((_paper, signal) => {
    begun.resolve()
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  print.mockResolvedValue(new TextEncoder().encode('%PDF'))
  const { get } = createHandler(undefined, print)
  const client = new AbortController()
  const left = get('', { signal: client.signal })
  await begun.promise
  const next = get()
  client.abort(new Error('the client has left'))

  await expect(left).rejects.toThrow('the client has left')
  expect(await (await next).text()).toBe('%PDF')
})

test('printing is queued, and a printed document is not', async () => {
  let isFull = false
  const turn: DocumentsOptions['turn'] = (_request, work) => (isFull ? Promise.reject(new PortalError(503)) : work())
  let version = '1.0'
  const { get } = createHandler(() => ({ doc: aDoc({ version }) }), undefined, turn)
  await get()
  isFull = true
  expect((await get()).status).toBe(200)
  version = '1.1'
  await expect(get()).rejects.toMatchObject({ status: 503 })
})

test('an ETag in a list and a weak one match', async () => {
  const etag = (await createHandler().get()).headers.get('etag') ?? ''

  expect((await createHandler().get('', { headers: { 'if-none-match': `"x", W/${etag}` } })).status).toBe(304)
  expect((await createHandler().get('', { headers: { 'if-none-match': `"x${etag.slice(1)}` } })).status).toBe(200)
})

test('a client that has the document gets a 304, and nothing is printed', async () => {
  const etag = (await createHandler().get()).headers.get('etag') ?? ''
  const { get, printed } = createHandler()
  const response = await get('', { headers: { 'if-none-match': etag } })

  expect([response.status, response.headers.get('etag'), printed]).toEqual([304, etag, []])
})

test('the language is that of the visitor, and the address has precedence', async () => {
  const { get, calls } = createHandler()
  const cookie = `settings=${encodeURIComponent('{"lang":"en"}')}`
  await get('', { headers: { cookie } })
  await get('?lang=ru', { headers: { cookie } })

  expect(calls).toEqual(['en portal/doc/1', 'ru portal/doc/1'])
  expect((await get('?lang=de')).status).toBe(404)
})

test('the file of a provider is used, but not an address of the portal itself', async () => {
  const away = await createHandler(() => ({ doc: aDoc({ pdf_url: 'https://files.example/1.pdf' }) })).get()
  const own = await createHandler(() => ({ doc: aDoc({ pdf_url: 'https://portal.example/docs/1.pdf' }) })).get()
  const unsafe = await createHandler(() => ({ doc: aDoc({ pdf_url: 'javascript:steal()' }) })).get()

  expect([away.status, away.headers.get('location')]).toEqual([302, 'https://files.example/1.pdf'])
  expect([own.status, unsafe.status]).toEqual([200, 200])
})

test('a missing document is a 404 page, and a failure is shown on the page of the text', async () => {
  expect((await createHandler(() => ({ status: 404 })).get()).status).toBe(404)
  const failed = await createHandler(() => ({ status: 503 })).get()
  expect([failed.status, failed.headers.get('location')]).toEqual([302, '/docs/1'])
})

test('HEAD has the headers of the complete document', async () => {
  const { get } = createHandler()
  const head = await get('', { method: 'HEAD' })

  expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', ''])
})
