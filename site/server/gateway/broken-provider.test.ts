// @vitest-environment node
import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { usualProviderLimits } from './provider.ts'
import { PublicCache } from './public-cache.ts'
import { aGateway, aProvider, get, json, limits, options, publicly } from './testing/test-provider.ts'
import { anonymous, type Principal } from '../http/principal.ts'

const user: Principal = { kind: 'user', token: 'token-of-a-user' }
const list = get('portal/list')
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

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
  ])('with %s is a failure with %i and its cause', async (_, status, respond) => {
    const provider = await aProvider((_request, response) => respond(response))
    const failures: unknown[] = []
    const deadlineMs = status === 504 ? limits.deadlineMs : usualProviderLimits.deadlineMs
    const onFailure = (failure: unknown) => failures.push(failure)
    const gateway = aGateway(provider.url, { limits: { ...limits, deadlineMs }, onFailure })

    expect(await statusOf(gateway.call(list, anonymous, options))).toBe(status)
    const error = expect.objectContaining({ cause: expect.anything() })
    expect(failures).toEqual([{ call: 'list', requestId: 'request-1234', error }])
  })

  test('or cannot be reached gives a 503', async () => {
    expect(await statusOf(aGateway('http://127.0.0.1:1').call(list, anonymous, options))).toBe(503)
  })

  test('never replaces a valid cached response', async () => {
    let now = 1
    const provider = await aProvider(json({ total: 1 }, 200, publicly))
    const gateway = aGateway(provider.url, { cache: new PublicCache({ now: () => now }), limits })
    await gateway.call(list, anonymous, options)

    const wrongShape = json({ total: 'x' }, 200, publicly)
    for (const bad of [wrongShape, json({ message: 'wait' }, 429), json({ message: '' }, 500)]) {
      provider.respond(bad)
      const before = provider.requests.length
      now += 31_000
      expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
      await vi.waitFor(() => expect(provider.requests.length).toBe(before + 1))
      expect((await gateway.call(list, anonymous, options)).body).toBe('{"total":1}')
    }
  })

  test('has its HTML error pages dropped, but keeps its message in JSON', async () => {
    const page = { 'content-type': 'text/html' }
    const provider = await aProvider((_, response) => response.writeHead(503, page).end('<h1>nginx</h1>'))
    const gateway = aGateway(provider.url)
    expect(await gateway.call(list, anonymous, options)).toMatchObject({ status: 503, body: '{"message":""}' })

    provider.respond(json({ message: 'No', errors: { q: ['short'] }, stack: 'secret' }, 422))
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
