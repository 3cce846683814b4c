// @vitest-environment node
import type { ServerResponse } from 'node:http'
import type { Call } from '@tropa/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { usualProviderLimits } from './provider.ts'
import { PublicCache } from './public-cache.ts'
import {
  aGateway,
  anUnusedAddress,
  aProvider,
  get,
  json,
  limits,
  options,
  publicly,
  testCalls,
} from './testing/test-provider.ts'
import { anonymous, type Principal } from '../http/principal.ts'

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

const halfABody = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-length': '11' }).write('{"total":', () => response.destroy())

describe('a provider that breaks the contract', () => {
  test.each<[string, number, (response: ServerResponse) => void]>([
    ['HTML', 502, (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
    ['HTML as JSON', 502, (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<p>')],
    ['another shape', 502, (response) => response.end('{"total":"many"}')],
    ['a redirect', 502, (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a status that the contract does not have', 502, (response) => response.writeHead(206).end('{"total":1}')],
    ['too much', 502, (response) => response.end(JSON.stringify({ total: 1, more: 'x'.repeat(2000) }))],
    ['bytes that are no text', 502, (response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
    ['a status above 599', 502, (response) => response.writeHead(999).end('{"message":""}')],
    [
      'an unknown field that is nested too deep',
      502,
      (response) => response.end(`{"total":1,"x":${'['.repeat(400)}${']'.repeat(400)},"the_body":""}`),
    ],
    ...['gzip', 'br', 'deflate', 'zstd'].map((coding): [string, number, (response: ServerResponse) => void] => [
      `bytes that are no ${coding}`,
      502,
      (response) => response.writeHead(200, { 'content-encoding': coding }).end('{"total":1,"not":"compressed"}'),
    ]),
    ['nothing', 504, () => undefined],
    ['a body that never ends', 504, (response) => void response.writeHead(200).write('{"total":')],
    ['half a body', 503, halfABody],
  ])('with %s is a failure with %i and its cause', async (_, status, answer) => {
    const provider = await aProvider((_request, response) => answer(response))
    const failures: unknown[] = []
    const deadlineMs = status === 504 ? limits.deadlineMs : usualProviderLimits.deadlineMs
    const onFailure = (failure: unknown) => failures.push(failure)
    const gateway = aGateway(provider.url, { limits: { ...limits, deadlineMs }, onFailure })

    expect(await statusOf(gateway.call(list, anonymous, options))).toBe(status)
    const error = expect.objectContaining({ cause: expect.anything() })
    expect(failures).toEqual([{ call: 'list', requestId: 'request-1234', error }])
  })

  test('and cannot be reached gives a 503', async () => {
    expect(await statusOf(aGateway('http://127.0.0.1:1').call(list, anonymous, options))).toBe(503)
  })

  test('never replaces a good cached response', async () => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }), limits })
    await gateway.call(list, anonymous, options)

    const wrongShape = json({ total: 'x' }, 200, publicly)
    for (const bad of [wrongShape, json({ message: 'wait' }, 429), json({ message: '' }, 500)]) {
      provider.answer(bad)
      const before = provider.requests.length
      now += 31_000
      expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
      await vi.waitFor(() => expect(provider.requests.length).toBe(before + 1))
      expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
    }
  })

  test('loses its HTML error pages, but keeps its error message in JSON', async () => {
    const page = { 'content-type': 'text/html' }
    const provider = await aProvider((_, response) => response.writeHead(503, page).end('<h1>nginx</h1>'))
    const gateway = aGateway(provider.url)
    expect(await gateway.call(list, anonymous, options)).toMatchObject({ status: 503, body: '{"message":""}' })

    provider.answer(json({ message: 'No', errors: { q: ['short'] }, stack: 'secret' }, 422))
    const body = '{"message":"No","errors":{"q":["short"]}}'
    expect(await gateway.call(list, anonymous, options)).toMatchObject({ status: 422, body })
  })
})

test.each([400, 404, 410, 422, 429, 500, 503])(
  'a failure with %i is not cached, and its Retry-After is limited',
  async (status) => {
    const provider = await aProvider(json({ message: 'No' }, status, { ...publicly, 'retry-after': '9999999' }))
    for (const [path, principal] of [
      ['portal/list', anonymous],
      ['portal/list', user],
      ['portal/mine', user],
    ] as const) {
      const { headers } = await aGateway(provider.url).call(get(path), principal, options)
      expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store'), 'retry-after': '3600' })
      expect(headers).not.toHaveProperty('etag')
    }
  },
)

describe('public responses', () => {
  test('are fetched once for all concurrent requests, and then cached', async () => {
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url)
    await Promise.all([gateway.call(list, anonymous, options), gateway.call(list, anonymous, options)])
    await gateway.call(list, anonymous, options)
    expect(provider.requests).toHaveLength(1)
  })

  test('are fetched for each language', async () => {
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url)
    await gateway.call(list, anonymous, options)
    await gateway.call(list, anonymous, { ...options, language: 'en' })
    expect(provider.requests.map(({ headers }) => headers['accept-language'])).toEqual(['ru', 'en'])
  })

  test('share a cache entry whatever the order, spelling and unknown parameters of the query', async () => {
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url)
    for (const query of ['limit=1&q=a', 'q=a&limit=1', 'q=a&limit=1&made=up', 'q=b&q=a&limit=1', '%71=a&limit=1']) {
      await gateway.call(get('portal/list', query), anonymous, options)
    }
    await gateway.call(get('portal/l%69st', 'limit=1&q=a'), anonymous, options)
    expect(provider.requests.map(({ url }) => url)).toEqual(['/portal/list?limit=1&q=a'])
  })

  test('are used when stale while they are revalidated by the ETag', async () => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }) })
    await gateway.call(list, anonymous, options)

    provider.answer((_, response) => response.writeHead(304, publicly).end())
    now = 31_000
    expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
    await vi.waitFor(() => expect(provider.requests).toHaveLength(2))
    expect(provider.requests[1]?.headers['if-none-match']).toBe('"1"')
    await vi.waitFor(async () => {
      await gateway.call(list, anonymous, options)
      expect(provider.requests).toHaveLength(2)
    })
  })

  test('are not used after ten minutes', async () => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }) })
    await gateway.call(list, anonymous, options)
    provider.answer(json({ total: 2 }))
    now = 601_000
    expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":2}')
  })

  test.each([404, 410])('are evicted when the provider responds with %i', async (status) => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }) })
    await gateway.call(list, anonymous, options)
    provider.answer(json({ message: 'gone' }, status))
    now = 31_000
    await gateway.call(list, anonymous, options)
    await vi.waitFor(async () => expect((await gateway.call(list, anonymous, options)).status).toBe(404))
  })

  test.each<Record<string, string>>([
    { 'cache-control': 'private' },
    { 'cache-control': 'public, no-store' },
    { 'set-cookie': 'a=1' },
    { vary: '*' },
    { vary: 'Accept-Language, X-Forwarded-For' },
  ])('with %o are never shared', async (headers) => {
    const provider = await aProvider(json({ total: 1 }, 200, { ...publicly, ...headers }))
    const gateway = aGateway(provider.url)
    await gateway.call(list, anonymous, options)
    await gateway.call(list, anonymous, options)
    expect(provider.requests).toHaveLength(2)
  })

  test('take at most a fixed number of bytes', async () => {
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ mostBytes: 10_000 }) })
    const search = (q: number) => gateway.call(get('portal/list', `q=${q}`), anonymous, options)
    for (let q = 0; q < 100; q += 1) await search(q)
    await search(99)
    await search(0)
    expect(provider.requests).toHaveLength(101)
  })
})

test('a refusal of one visitor is never sent to another with the same call', async () => {
  const provider = await aProvider((request, response) => {
    const isFirst = request.headers['x-forwarded-for'] === '192.0.2.1'
    const answer = isFirst ? json({ message: 'Wait' }, 429) : json({ total: 1 }, 200, publicly)
    setTimeout(() => answer(request, response), 20)
  })
  const gateway = aGateway(provider.url)
  const call = (visitor: string) => gateway.call(list, anonymous, { ...options, visitor })
  const statuses = (await Promise.all([call('192.0.2.1'), call('192.0.2.2')])).map(({ status }) => status)
  expect(statuses).toEqual([429, 200])
})

test('a failure of one visitor’s call is never sent to another with the same call', async () => {
  const provider = await aProvider((request, response) => {
    if (request.headers['x-forwarded-for'] === '192.0.2.1') setTimeout(() => response.destroy(), 20)
    else json({ total: 1 }, 200, publicly)(request, response)
  })
  const gateway = aGateway(provider.url)
  const call = (visitor: string) => statusOf(gateway.call(list, anonymous, { ...options, visitor }))
  const calls = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(call)
  expect(await Promise.all(calls)).toEqual([503, 200, 200])
  expect(provider.requests).toHaveLength(2)
})

test('an unreachable provider is called once for all requests of one second', async () => {
  let now = 1
  const gateway = aGateway(await anUnusedAddress(), { cache: new PublicCache({ now: () => now }) })
  const connections = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => connections.mockRestore())
  const callers = () => Promise.all(Array.from({ length: 20 }, () => statusOf(gateway.call(list, anonymous, options))))

  expect(new Set([...(await callers()), ...(await callers())])).toEqual(new Set([503]))
  expect(connections).toHaveBeenCalledTimes(1)
  now += 1001
  await callers()
  expect(connections).toHaveBeenCalledTimes(2)
})

test('a provider that accepts a request and fails is called twice for all concurrent requests', async () => {
  const provider = await aProvider((_, response) => void setTimeout(() => response.destroy(), 20))
  const gateway = aGateway(provider.url)
  const callers = Array.from({ length: 20 }, () => statusOf(gateway.call(list, anonymous, options)))

  expect(new Set(await Promise.all(callers))).toEqual(new Set([503]))
  expect(provider.requests).toHaveLength(2)
})

test('every request that shares a failure is logged under its own request id', async () => {
  const ids: string[] = []
  const gateway = aGateway(await anUnusedAddress(), { onFailure: ({ requestId }) => ids.push(requestId) })
  const requestIds = ['request-1', 'request-2', 'request-3']
  await Promise.all(requestIds.map((requestId) => statusOf(gateway.call(list, anonymous, { ...options, requestId }))))
  expect(ids.toSorted()).toEqual(requestIds)
})

test('a gateway without a cache fetches each time', async () => {
  const provider = await aProvider(json({ total: 1 }, 200, publicly))
  const gateway = aGateway(provider.url, { cache: false })
  for (const _ of [1, 2]) expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
  expect(provider.requests).toHaveLength(2)
})

describe('a visitor who leaves', () => {
  const left = (provider: { requests: { socket: { destroyed: boolean } }[] }) =>
    vi.waitFor(() => expect(provider.requests[0]?.socket.destroyed).toBe(true))

  test('cancels a call that nobody else waits for', async () => {
    const provider = await aProvider(() => undefined)
    const leaving = new AbortController()
    const call = aGateway(provider.url).call(list, anonymous, { ...options, signal: leaving.signal })
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
    leaving.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    await left(provider)
  })

  test('does not cancel a call that others still wait for', async () => {
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

  test('sends the body of the call, and gets none for a response without one', async () => {
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

test('a literal segment wins over a parameter', () => {
  const gateway = aGateway('http://provider.example')
  expect(gateway.match('GET', 'portal/list/points')).toMatchObject({ name: 'points' })
  expect(gateway.match('HEAD', 'portal/list/7')).toMatchObject({ name: 'one' })
  expect(gateway.match('POST', 'portal/mine')).toEqual({ kind: 'wrong_method', allow: 'GET, HEAD, PUT' })
})
