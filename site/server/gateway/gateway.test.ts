// @vitest-environment node
import { type Call, calls } from '@tropa/contract'
import { describe, expect, test, vi } from 'vitest'
import { aGateway, aProvider, get, json, options, publicly, testCalls } from './testing/test-provider.ts'
import { anonymous, type Principal } from '../http/principal.ts'
import { Gateway } from './gateway.ts'

const user: Principal = { kind: 'user', token: 'token-of-a-user' }
const list = get('portal/list')
const publicReads = Object.values<Call>(testCalls)
  .filter(({ method, access }) => method === 'get' && access === 'public')
  .map(({ path }) => path.replace('{id}', '1'))
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

describe('the address of the provider', () => {
  test.each([
    ['', '/portal/list'],
    ['/', '/portal/list'],
    ['//', '/portal/list'],
    ['/v1', '/v1/portal/list'],
    ['/v1/', '/v1/portal/list'],
    ['/v1?key=1#top', '/v1/portal/list'],
  ])('ends with "%s"', async (ending, path) => {
    const provider = await aProvider(json({ total: 1 }))
    await aGateway(provider.url + ending).call(list, anonymous, options)
    expect(provider.requests[0]?.url).toBe(path)
  })

  test('may be a short form of an IP address', async () => {
    const provider = await aProvider(json({ total: 1 }))
    const response = await aGateway(provider.url.replace('127.0.0.1', '127.1')).call(list, anonymous, options)
    expect(response.body).toBe('{"total":1}')
  })
})

describe('a visitor who disconnects', () => {
  const left = (provider: { requests: { socket: { destroyed: boolean } }[] }) =>
    vi.waitFor(() => expect(provider.requests[0]?.socket.destroyed).toBe(true))

  test('cancels a call that no other request waits for', async () => {
    const provider = await aProvider(() => undefined)
    const leaving = new AbortController()
    const call = aGateway(provider.url).call(list, anonymous, { ...options, signal: leaving.signal })
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
    leaving.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    await left(provider)
  })

  test('does not cancel a call that others are waiting for', async () => {
    const provider = await aProvider((...exchange) => void setTimeout(() => json({ total: 1 })(...exchange), 50))
    const gateway = aGateway(provider.url)
    const leaving = new AbortController()
    const first = gateway.call(list, anonymous, { ...options, signal: leaving.signal })
    const second = gateway.call(list, anonymous, { ...options, signal: new AbortController().signal })
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect((await second).body).toBe('{"total":1}')
    expect(provider.requests).toHaveLength(1)
  })
})

describe('a principal', () => {
  test('is required by personal calls', async () => {
    const provider = await aProvider(json({ total: 1 }))
    expect(await statusOf(aGateway(provider.url).call(get('portal/mine'), anonymous, options))).toBe(401)
    expect(provider.requests).toHaveLength(0)
  })

  const token = ({ headers }: { headers: { authorization?: string } }) => headers.authorization
  const another: Principal = { kind: 'user', token: 'token-of-another' }

  test.each(publicReads)('shares public responses, fetched with the first token: %s', async (path) => {
    const provider = await aProvider(json({ total: 1, id: 1 }, 200, publicly))
    const gateway = aGateway(provider.url)
    const headers = []
    for (const principal of [user, another, anonymous]) {
      headers.push((await gateway.call(get(path), principal, options)).headers['cache-control'])
    }
    expect(headers).toEqual(Array(3).fill(publicly['cache-control']))
    expect(provider.requests.map(token)).toEqual(['Bearer token-of-a-user'])
  })

  test.each<[string, Record<string, string>]>([
    ['portal/mine', publicly],
    ['portal/list', {}],
    ['portal/list', { 'cache-control': 'private' }],
    ['portal/list', { ...publicly, 'set-cookie': 'a=1' }],
    ['portal/list', { ...publicly, vary: 'Authorization' }],
  ])('keeps its own response of %s with %o', async (path, headers) => {
    const provider = await aProvider(json({ total: 1 }, 200, headers))
    const gateway = aGateway(provider.url)
    const responses = await Promise.all([user, another].map((principal) => gateway.call(get(path), principal, options)))

    expect(responses.map((response) => response.headers['cache-control'])).toEqual(Array(2).fill('private, no-store'))
    const tokens = new Set(provider.requests.map(token))
    expect(tokens).toEqual(new Set(['Bearer token-of-a-user', 'Bearer token-of-another']))
  })

  test('sends the body of the call, and gets an empty body for a response without one', async () => {
    const bodies: string[] = []
    const provider = await aProvider(async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      bodies.push(body)
      response.writeHead(request.method === 'PUT' ? 200 : 204).end(request.method === 'PUT' ? '{"total":2}' : undefined)
    })
    const gateway = aGateway(provider.url)
    const empty = new URLSearchParams()
    const headers = { 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"1"' }
    const attach = { method: 'put', path: 'portal/mine', query: empty, body: { id: 7 }, headers } as const
    const put = await gateway.call(attach, user, options)
    const save = { method: 'post', path: 'portal/mine/save', query: empty, body: undefined } as const
    const post = await gateway.call(save, user, options)

    expect([put.body, post.status, post.body, bodies]).toEqual(['{"total":2}', 204, '', ['{"id":7}', '']])
    expect(provider.requests[0]?.headers).toMatchObject(headers)
  })
})

test('the provider gets the request id, the visitor’s address and the language, and no other header of the visitor', async () => {
  const provider = await aProvider(json({ total: 1 }))
  await aGateway(provider.url).call(list, anonymous, { ...options, visitor: '192.0.2.1' })
  const { headers } = provider.requests[0] ?? {}
  const sent = { 'x-request-id': 'request-1234', 'x-forwarded-for': '192.0.2.1', 'accept-language': 'ru' }
  expect(headers).toMatchObject(sent)
  expect(Object.keys(headers ?? {}).filter((name) => /cookie|authorization|referer|origin/.test(name))).toEqual([])
})

test('editors’ HTML is sanitised', async () => {
  const dirty = { total: 1, location: { the_description: '<p onclick="x()">a<script>alert(1)</script></p>' } }
  const provider = await aProvider(json(dirty))
  const { body } = await aGateway(provider.url).call(list, anonymous, options)
  expect(JSON.parse(body)).toMatchObject({ location: { the_description: '<p>a</p>' } })
})

test('unknown paths and methods never reach the provider', async () => {
  const provider = await aProvider(json({ total: 1 }))
  const gateway = aGateway(provider.url)
  const odd = ['..', '%2e%2e', '..%2f..%2fx', 'a%5cb', '%E0%A4', 'a%00'].map((name) => `portal/list/${name}`)
  for (const path of ['portal/other', 'openapi.json', '', ...odd]) {
    expect([path, await statusOf(gateway.call(get(path), anonymous, options))]).toEqual([path, 404])
  }
  expect(await statusOf(gateway.call({ ...list, method: 'delete' }, anonymous, options))).toBe(405)
  expect(provider.requests).toHaveLength(0)
})

test('a literal segment has precedence over a parameter', () => {
  const gateway = aGateway('http://provider.example')
  expect(gateway.match('GET', 'portal/list/points')).toMatchObject({ name: 'points' })
  expect(gateway.match('HEAD', 'portal/list/7')).toMatchObject({ name: 'one' })
  expect(gateway.match('POST', 'portal/mine')).toEqual({ kind: 'wrong_method', allow: 'GET, HEAD, PUT' })
})

test('a literal path allows only its own methods, each once', () => {
  const gateway = new Gateway({ calls, apiUrl: 'http://provider.example' })
  const methodsAt = (path: string) => {
    const match = gateway.match('PATCH', path)
    return match.kind === 'wrong_method' ? match.allow : match.kind
  }

  expect(gateway.match('DELETE', 'portal/track/my/sync')).toEqual({ kind: 'wrong_method', allow: 'GET, HEAD' })
  expect(gateway.match('DELETE', 'portal/track/my/7')).toMatchObject({ name: 'deleteTrack' })
  for (const { path } of Object.values(calls)) {
    const allowed = methodsAt(path.replaceAll(/\{\w+\}/g, '7')).split(', ')
    expect([path, allowed]).toEqual([path, [...new Set(allowed)]])
  }
})
