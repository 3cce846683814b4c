// @vitest-environment node
import { SeenVersion } from '@tropa/contract'
import { compressed } from '@tropa/http/compression'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { failed } from '../failed.ts'
import '../../messages/all-catalogues.ts'
import { createApi } from './api.ts'
import { aGateway, aProvider, aVisit, json, type Listener, publicly } from './testing/test-provider.ts'

const session = 'session=token-of-a-user'

async function anApi(listener = json({ total: 1 }, 200, publicly)) {
  const provider = await aProvider(listener)
  const api = createApi(aGateway(provider.url))
  const ask = (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const visit = aVisit(`/api/${path}`, init)
    return api(visit, visit.url.pathname.slice('/api/'.length)).catch((error: unknown) => failed(visit, error))
  }
  return { provider, ask }
}

const put = (headers: Record<string, string>, body: BodyInit = '{"id":7}') => ({
  method: 'PUT',
  body,
  duplex: 'half' as const,
  headers: { cookie: session, 'content-type': 'application/json', ...headers },
})
const own = { 'sec-fetch-site': 'same-origin' }

test('the content type does not depend on the provider, and data cannot be executed as a page', async () => {
  const foreign = { 'content-type': 'text/html', 'content-security-policy': 'x', 'set-cookie': 'a=1' }
  const { ask } = await anApi((_, response) => void response.writeHead(200, foreign).end('{"total":1}'))
  const { headers } = await ask('portal/list')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('set-cookie')).toBeNull()
})

test('the session is forwarded as a bearer token, and cookies are not forwarded', async () => {
  const { provider, ask } = await anApi()
  const response = await ask('portal/mine', { headers: { cookie: `${session}; settings=x` } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(provider.requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-of-a-user' })
  expect(provider.requests[0]?.headers.cookie).toBeUndefined()
})

test('a call of an organisation forwards the key of its request, never the session', async () => {
  const { provider, ask } = await anApi()
  const headers = { cookie: session, authorization: 'Bearer org_key-of-a-museum' }
  const response = await ask('portal/sold', { headers })

  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(provider.requests[0]?.headers.authorization).toBe('Bearer org_key-of-a-museum')
})

test('the key of an organisation is not forwarded with any other call', async () => {
  const { provider, ask } = await anApi()
  await ask('portal/mine', { headers: { cookie: session, authorization: 'Bearer org_key-of-a-museum' } })

  expect(provider.requests[0]?.headers.authorization).toBe('Bearer token-of-a-user')
})

test('a missing or wrong key of an organisation is 403, which does not end a session', async () => {
  const { provider, ask } = await anApi(json({ message: 'Unknown key' }, 401))
  const missing = await ask('portal/sold', { headers: { cookie: session } })
  const wrong = await ask('portal/sold', { headers: { cookie: session, authorization: 'Bearer org_of-nobody' } })

  expect([missing.status, wrong.status, provider.requests.length]).toEqual([403, 403, 1])
  expect([missing, wrong].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null])
})

test.each([
  [own, 200],
  [{ origin: 'http://127.0.0.1:3000' }, 200],
  [{}, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
] as const)('a write with %o gives %i', async (headers, status) => {
  const { provider, ask } = await anApi()
  expect((await ask('portal/mine', put(headers))).status).toBe(status)
  expect(provider.requests).toHaveLength(status === 200 ? 1 : 0)
})

test.each([
  [415, put({ ...own, 'content-type': 'text/plain' })],
  [415, put({ ...own, 'content-type': 'application/x-www-form-urlencoded' }, 'id=7')],
  [400, put(own, '{"id":')],
  [400, put(own, '['.repeat(30_000) + ']'.repeat(30_000))],
  [413, put(own, `"${'x'.repeat(140_000)}"`)],
  [413, put(own, new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) }))],
] as const)('an unacceptable body gives %i', async (status, init) => {
  const { provider, ask } = await anApi()
  const response = await ask('portal/mine', init)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('message')
  expect(provider.requests).toHaveLength(0)
})

test('Idempotency-Key and If-Match of a write are forwarded', async () => {
  const { provider, ask } = await anApi()
  await ask(
    'portal/mine',
    put({ ...own, 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"3"', 'x-other': 'no' }),
  )
  expect(provider.requests[0]?.headers).toMatchObject({ 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"3"' })
  expect(provider.requests[0]?.headers).not.toHaveProperty('x-other')
})

test('a write is never answered with 304', async () => {
  const { provider, ask } = await anApi()
  for (const known of ['*', '"1"'])
    expect((await ask('portal/mine', put({ ...own, 'if-none-match': known }))).status).toBe(200)
  expect(provider.requests).toHaveLength(2)
})

test('If-Match accepts the ETag of a compressed response', async () => {
  const { provider, ask } = await anApi(json({ total: 1, more: 'x'.repeat(2000) }, 200, { etag: '"v7"' }))
  const zipped = { headers: { cookie: session, 'accept-encoding': 'br' } }
  const response = compressed(new Request('http://a.example', zipped), await ask('portal/mine', zipped))
  const etag = response.headers.get('etag') ?? ''
  expect(etag).toBe('W/"v7"')

  await ask('portal/mine', put({ ...own, 'if-match': etag }))
  expect(v.parse(SeenVersion, provider.requests[1]?.headers['if-match'])).toBe('"v7"')
})

test('a client that already has the version gets no body', async () => {
  const { ask } = await anApi()
  for (const known of ['"1"', 'W/"1"', '"0", "1"', '*']) {
    const response = await ask('portal/list', { headers: { 'if-none-match': known } })
    expect([known, response.status, response.headers.get('etag'), response.headers.get('vary')]).toEqual([
      known,
      304,
      '"1"',
      'Accept-Language',
    ])
  }
  expect((await ask('portal/list', { headers: { 'if-none-match': '"2"' } })).status).toBe(200)
})

test('an unsupported method gets 405 with the allowed methods', async () => {
  const { ask } = await anApi()
  const response = await ask('portal/list', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

const html: Listener = (_, response) =>
  void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>nginx</h1>')
const big = `"${'x'.repeat(140_000)}"`

test.each<[status: number, path: string, init: RequestInit, provider?: Listener]>([
  [400, 'portal/mine', put(own, '{"id":')],
  [401, 'portal/mine', {}],
  [403, 'portal/mine', put({})],
  [404, 'portal/nothing', {}],
  [404, 'portal/list/..%2fx', {}],
  [405, 'portal/list', { method: 'POST' }],
  [405, 'portal/mine', { method: 'PATCH' }],
  [413, 'portal/mine', put(own, big)],
  [415, 'portal/mine', put({ ...own, 'content-type': 'text/plain' })],
  [404, 'portal/list/7', {}, json({ message: '' }, 404)],
  [422, 'portal/list', {}, json({}, 422)],
  [429, 'portal/list', {}, json({ message: '' }, 429, { 'retry-after': '5' })],
  [500, 'portal/list', {}, json({ message: '' }, 500)],
  [502, 'portal/list', {}, json({ total: 'x' })],
  [503, 'portal/list', {}, html],
  [503, 'portal/list', {}, (_, response) => void response.destroy()],
])('a refusal with %i of %s has a message in the language of the visitor', async (status, path, init, listener) => {
  const { ask } = await anApi(listener)
  const words = { ru: /^[А-Яа-яЁё -]+$/, en: /^[A-Za-z -]+$/ }
  for (const language of ['ru', 'en'] as const) {
    const response = await ask(path, { ...init, headers: { ...init.headers, 'accept-language': language } })
    const { message }: { message: string } = await response.json()
    expect([response.status, message]).toEqual([status, expect.stringMatching(words[language])])
    expect(response.headers.get('content-language')).toBe(language)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
})

test('the provider’s message and errors of fields are passed on unchanged', async () => {
  const own = { message: 'Wait for the ferry', errors: { q: ['too long'] } }
  const { ask } = await anApi(json(own, 422))
  expect(await (await ask('portal/list')).json()).toEqual(own)
})

test('an unavailable provider gives a 503 in the contract’s shape, in the language of the call', async () => {
  const visit = aVisit('/api/portal/list', {
    headers: { 'accept-language': 'de,en;q=0.5', cookie: `settings=${encodeURIComponent('{"lang":"ru"}')}` },
  })
  const response = await createApi(aGateway('http://127.0.0.1:1'))(visit, 'portal/list').catch((error: unknown) =>
    failed(visit, error),
  )
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '5',
    { message: 'Service unavailable' },
  ])
  expect([response.headers.get('content-language'), response.headers.get('vary')]).toEqual(['en', 'Accept-Language'])
})

test('a call uses the language that the browser prefers', async () => {
  const { provider, ask } = await anApi()
  for (const wish of ['en', 'EN-us', 'de,en;q=0.5', 'ru;q=0.1,en;q=0.2', 'en;q=0'])
    await ask('portal/mine', { headers: { cookie: session, 'accept-language': wish } })
  expect(provider.requests.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'en', 'en', 'en', 'ru'])
})
