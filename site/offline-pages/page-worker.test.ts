import { afterEach, expect, test, vi } from 'vitest'
import { writtenCode } from '@tropa/contract/ticket-code'
import { openOfflinePages } from './page-worker.ts'
import { storedAddress } from './stored-address.ts'

const names = { patience: 'patience', documentsOnly: '?documents' }
const origin = 'https://portal.example'
type Sent = { path: string; at?: string; mode?: string; destination?: string; method?: string }

/**
 * The worker as a browser runs it, from its source text only.
 * @param kept paths that are stored
 */
function aWorker(
  kept: readonly string[],
  network: () => Promise<Response>,
  { at = '/gate', search = '', patience = '' } = {},
) {
  const listeners = new Map<string, (event: object) => void>()
  const fetched: string[] = []
  const done: string[] = []
  const scope = {
    location: { origin, search },
    registration: { scope: origin + at },
    addEventListener: listeners.set.bind(listeners),
    skipWaiting: () => done.push('waits for no older worker'),
    clients: { claim: () => done.push('serves open pages') },
  }
  const match = async (url: string) => {
    const path = url.replace(origin, '')
    const headers: HeadersInit = patience ? { patience } : {}
    return kept.includes(path) ? new Response(`kept ${path}`, { headers }) : undefined
  }
  vi.stubGlobal('caches', { match })
  vi.stubGlobal('fetch', ({ url }: { url: string }) => (fetched.push(new URL(url).pathname), network()))
  const addressOf = `(url) => (${String(storedAddress)})(url, ${String(writtenCode)})`
  new Function('scope', `(${String(openOfflinePages)})(scope, ${JSON.stringify(names)}, 20, ${addressOf})`)(scope)
  const begin = () => {
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: () => undefined })
    return done
  }
  const ask = async ({ path, at = origin, mode = 'no-cors', destination = 'script', method = 'GET' }: Sent) => {
    const responses: Promise<Response>[] = []
    const request = { url: at + path, mode, destination, method }
    listeners.get('fetch')?.({ request, respondWith: (respond: Promise<Response>) => responses.push(respond) })
    return (await responses[0])?.text() ?? 'not its matter'
  }
  return { begin, ask, fetched }
}
afterEach(() => vi.unstubAllGlobals())

const page = { path: '/gate', mode: 'navigate', destination: 'document' }
const responses = () => Promise.resolve(new Response('from the network'))
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const silent = () => new Promise<Response>(() => undefined)

test('the page is loaded from the network, or from storage if the network is missing or too slow', async () => {
  expect(await aWorker(['/gate'], responses).ask(page)).toBe('from the network')
  expect(await aWorker(['/gate'], away).ask(page)).toBe('kept /gate')
  expect(await aWorker(['/gate'], silent).ask(page)).toBe('kept /gate')
})

test('a stored file is not fetched, and another one is', async () => {
  const { ask, fetched } = aWorker(['/assets/kept.js'], responses)

  expect([await ask({ path: '/assets/kept.js' }), await ask({ path: '/assets/other.js' })]).toEqual([
    'kept /assets/kept.js',
    'from the network',
  ])
  expect(fetched).toEqual(['/assets/other.js'])
})

test('a file is found by its complete address, and the page by its address without the query', async () => {
  const { ask } = aWorker(['/gate', '/assets/kept.js'], away)

  expect(await ask({ ...page, path: '/gate?lang=en' })).toBe('kept /gate')
  await expect(ask({ path: '/assets/kept.js?v=2' })).rejects.toThrow('Failed to fetch')
})

test('pages with different queries are stored separately', async () => {
  const { ask } = aWorker(['/ticket?code=A'], away, { at: '/ticket' })

  expect(await ask({ ...page, path: '/ticket?code=A' })).toBe('kept /ticket?code=A')
  await expect(ask({ ...page, path: '/ticket?code=B' })).rejects.toThrow('Failed to fetch')
  await expect(ask({ ...page, path: '/ticket' })).rejects.toThrow('Failed to fetch')
})

test.each(['/ticket?code=A&lang=ru', '/ticket?lang=en&code=A', '/ticket?code=a', '/ticket?code=A&code=B'])(
  '%s finds the stored page of its code',
  async (path) => {
    const { ask } = aWorker(['/ticket?code=A'], away, { at: '/ticket' })

    expect(await ask({ ...page, path })).toBe('kept /ticket?code=A')
  },
)

test('the network has more time for a page that asks for it', async () => {
  const slow = () => new Promise<Response>((respond) => void setTimeout(() => respond(new Response('late')), 60))

  expect(await aWorker(['/gate'], slow).ask(page)).toBe('kept /gate')
  expect(await aWorker(['/gate'], slow, { patience: '5000' }).ask(page)).toBe('late')
})

test('a worker for documents does not handle files', async () => {
  const { ask, fetched } = aWorker(['/my_tracks', '/assets/kept.js'], away, {
    at: '/my_tracks',
    search: names.documentsOnly,
  })

  expect(await ask({ ...page, path: '/my_tracks?view=map' })).toBe('kept /my_tracks')
  expect([await ask({ path: '/assets/kept.js' }), fetched]).toEqual(['not its matter', ['/my_tracks']])
})

test('it is active at once, also for the page that registered it', () => {
  expect(aWorker([], responses).begin()).toEqual(['waits for no older worker', 'serves open pages'])
})

test('offline a request that is not stored fails as without the worker', async () => {
  await expect(aWorker([], away).ask(page)).rejects.toThrow('Failed to fetch')
})

test.each([
  { path: '/api/portal/ticket/1', destination: '' },
  { path: '/gate.pdf', mode: 'navigate', destination: 'document' },
  { path: '/assets/kept.js', method: 'POST' },
  { path: '/assets/kept.js', at: 'https://elsewhere.example' },
])('%o is not handled', async (sent) => {
  const { ask, fetched } = aWorker(['/assets/kept.js'], responses)

  expect([await ask(sent), fetched]).toEqual(['not its matter', []])
})
