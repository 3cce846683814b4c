// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PublicCache } from './public-cache.ts'
import { aGateway, anUnusedAddress, aProvider, get, json, options, publicly } from './testing/test-provider.ts'
import { anonymous } from '../http/principal.ts'

const list = get('portal/list')
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status,
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

  test('share a cache entry for any order, spelling and unknown parameters of the query', async () => {
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

    provider.respond((_, response) => response.writeHead(304, publicly).end())
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
    provider.respond(json({ total: 2 }))
    now = 601_000
    expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":2}')
  })

  test.each([404, 410])('are evicted when the provider responds with %i', async (status) => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }) })
    await gateway.call(list, anonymous, options)
    provider.respond(json({ message: 'gone' }, status))
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
    const respond = isFirst ? json({ message: 'Wait' }, 429) : json({ total: 1 }, 200, publicly)
    setTimeout(() => respond(request, response), 20)
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

test('a provider that accepts a request and fails is called only twice for all concurrent requests', async () => {
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
