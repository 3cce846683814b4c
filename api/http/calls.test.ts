import { type Call, IdempotencyKey, refusalsOf, SeenVersion } from '@tropa/contract'
import * as v from 'valibot'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { today } from '../testing/portal.ts'
import { PortalError } from './failures.ts'
import type { Handlers } from './handler.ts'
import { json, stored } from './json.ts'
import type { Principals } from './principal.ts'
import { createProvider } from './provider.ts'

const Attach = v.object({ object_type: v.picklist(['location', 'event']), object_id: v.number() })
const Who = v.object({ id: v.nullable(v.string()) })
const key = v.object({ 'Idempotency-Key': IdempotencyKey })

const calls = {
  catalogue: { method: 'get', path: 'catalogue', access: 'public', responses: { 200: Who } },
  profile: { method: 'get', path: 'profile', access: 'user', responses: { 200: Who } },
  sold: { method: 'get', path: 'sold', access: 'organisation', responses: { 200: Who } },
  attach: { method: 'put', path: 'attach', access: 'public', body: Attach, responses: { 200: Attach } },
  order: { method: 'post', path: 'order', access: 'public', headers: key, responses: { 201: Who, 202: null } },
  leave: {
    method: 'delete',
    path: 'profile',
    access: 'user',
    headers: v.object({ 'If-Match': v.optional(SeenVersion) }),
    responses: { 204: null },
  },
  sell: {
    method: 'post',
    path: 'sell/{offer_id}',
    access: 'public',
    params: v.object({ offer_id: v.string() }),
    responses: { 202: null },
  },
} as const satisfies Record<string, Call>

const handlers: Handlers<typeof calls> = {
  catalogue: async (_, { user }) => json({ id: user?.id ?? null }),
  profile: async (_, { user }) => ({ body: json({ id: user.id }), version: '7' }),
  sold: async (_, { organisation }) => json({ id: organisation.id }),
  attach: async ({ body }) => json(body),
  order: async ({ headers }, { user }) => {
    if (headers['Idempotency-Key'].startsWith('later')) return { status: 202 }
    return { status: 201, headers: { location: '/order/1' }, body: json({ id: user?.id ?? null }) }
  },
  leave: async ({ headers }) => {
    if (headers['If-Match'] && headers['If-Match'] !== '"7"') throw new PortalError('changed')
    return {}
  },
  sell: async ({ params }, { tx }) => {
    await tx.execute(sql`insert into sold_seats values (1, 1)`)
    if (params.offer_id === 'broken') throw new PortalError('conflict')
    return {}
  },
}

const principals: Principals = async (token, now) => {
  if (token === 'of-a-user') return { kind: 'user', id: 'anna', sessionId: 'of-anna' }
  if (token === 'of-an-organisation') return { kind: 'organisation', id: 'museum' }
  return token === 'until-yesterday' && now < new Date('2026-11-30')
    ? { kind: 'user', id: 'anna', sessionId: 'of-anna' }
    : undefined
}

let database: OpenDatabase
let app: ReturnType<typeof createProvider>
beforeAll(async () => {
  database = await openTestDatabase()
  app = createProvider(calls, handlers, {
    db: database.db,
    now: () => today,
    principals,
    visitorOf: () => 'somebody',
    log: () => undefined,
  })
})
afterAll(() => database.close())

const send = (method: string, path: string, token?: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    method,
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }), ...headers },
  })
const shown = async (response: Response) => [
  response.status,
  await response.json(),
  response.headers.get('cache-control'),
]

describe('who may call', () => {
  test('a call admits its kind of caller, and its response is not cached', async () => {
    expect(await shown(await send('GET', '/profile', 'of-a-user'))).toEqual([200, { id: 'anna' }, 'private, no-store'])
    expect(await shown(await send('GET', '/sold', 'of-an-organisation'))).toEqual([
      200,
      { id: 'museum' },
      'private, no-store',
    ])
  })

  test.each([
    ['GET', '/profile', undefined, 401, 'Bearer'],
    ['GET', '/sold', undefined, 401, 'Bearer'],
    ['DELETE', '/profile', undefined, 401, 'Bearer'],
    ['GET', '/profile', 'until-yesterday', 401, 'Bearer error="invalid_token"'],
    ['GET', '/profile', 'unknown', 401, 'Bearer error="invalid_token"'],
    ['GET', '/profile', 'a b', 401, 'Bearer error="invalid_token"'],
    ['POST', '/order', 'unknown', 401, 'Bearer error="invalid_token"'],
    ['GET', '/profile', 'of-an-organisation', 403, null],
    ['GET', '/sold', 'of-a-user', 403, null],
  ])('%s %s with the token %s is %i', async (method, path, token, status, challenge) => {
    const response = await send(method, path, token)

    expect(await shown(response)).toEqual([status, { message: expect.any(String) }, 'private, no-store'])
    expect([response.headers.get('www-authenticate'), response.headers.get('etag')]).toEqual([challenge, null])
  })

  test('a cacheable response does not depend on the caller: a token is ignored', async () => {
    for (const token of [undefined, 'of-a-user', 'unknown']) {
      const response = await send('GET', '/catalogue', token)
      expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual([
        200,
        { id: null },
        expect.stringContaining('public'),
      ])
    }
  })

  test('a public write gets the user if one is signed in', async () => {
    const headers = { 'idempotency-key': 'a-key-of-16-or-more' }

    expect(await shown(await send('POST', '/order', undefined, headers))).toEqual([
      201,
      { id: null },
      'private, no-store',
    ])
    expect(await shown(await send('POST', '/order', 'of-a-user', headers))).toEqual([
      201,
      { id: 'anna' },
      'private, no-store',
    ])
  })
})

describe('statuses and headers', () => {
  test('a handler’s status and headers are sent', async () => {
    const created = await send('POST', '/order', undefined, { 'idempotency-key': 'a-key-of-16-or-more' })
    const accepted = await send('POST', '/order', undefined, { 'idempotency-key': 'later-of-16-or-more' })
    const left = await send('DELETE', '/profile', 'of-a-user')

    expect([created.status, created.headers.get('location')]).toEqual([201, '/order/1'])
    expect([accepted.status, await accepted.text()]).toEqual([202, ''])
    expect([left.status, await left.text()]).toEqual([204, ''])
  })

  test('a required header is validated like a field', async () => {
    for (const headers of [undefined, { 'idempotency-key': 'short' }]) {
      const response = await send('POST', '/order', undefined, headers)
      expect([response.status, await response.json()]).toEqual([
        422,
        { message: 'Check the fields', errors: { 'Idempotency-Key': [expect.any(String)] } },
      ])
    }
  })

  test('a version is the ETag, with which a change can be refused', async () => {
    const etag = (await send('GET', '/profile', 'of-a-user')).headers.get('etag') ?? ''

    expect(etag).toBe('"7"')
    expect((await send('DELETE', '/profile', 'of-a-user', { 'if-match': '"6"' })).status).toBe(412)
    for (const seen of [etag, `W/${etag}`]) {
      expect((await send('DELETE', '/profile', 'of-a-user', { 'if-match': seen })).status).toBe(204)
    }
    expect(refusalsOf(calls.leave)).toContain(412)
  })

  test('the types require a status if a call has several, with the body of that status', () => {
    // @ts-expect-error: 201 or 202
    const withoutStatus: Handlers<typeof calls>['order'] = async () => ({ body: json({ id: null }) })
    // @ts-expect-error: 201 has a body
    const withoutBody: Handlers<typeof calls>['order'] = async () => ({ status: 201 })
    // @ts-expect-error: 200 is not in the contract
    const anotherStatus: Handlers<typeof calls>['leave'] = async () => ({ status: 200 })
    // @ts-expect-error: a read has no transaction
    const reading: Handlers<typeof calls>['sold'] = async (_, { tx }) => stored(String(tx))
    // @ts-expect-error: a write has nothing but its transaction
    const writing: Handlers<typeof calls>['leave'] = async (_, { db }) => ({ headers: { x: String(db) } })

    expect([withoutStatus, withoutBody, anotherStatus, reading, writing]).toHaveLength(5)
  })
})

test('a write is a transaction: a refusal rolls it back', async () => {
  const sold = () => rows(database.db, sql`select * from sold_seats`)

  expect((await send('POST', '/sell/broken')).status).toBe(409)
  expect(await sold()).toEqual([])
  expect((await send('POST', '/sell/1')).status).toBe(202)
  expect(await sold()).toEqual([{ offer_id: 1, sold: 1 }])
})

describe('bodies', () => {
  const put = (body: BodyInit, type = 'application/json') =>
    app.request('/attach', { method: 'PUT', body, headers: { 'content-type': type } })

  test('a valid body reaches the handler, and the response is not cached', async () => {
    expect(await shown(await put('{"object_type":"location","object_id":1001}'))).toEqual([
      200,
      { object_type: 'location', object_id: 1001 },
      'private, no-store',
    ])
  })

  test.each([
    ['broken JSON', '{"object_type":', 'application/json', 400],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    ['a form', 'object_type=location', 'application/x-www-form-urlencoded', 415],
    ['no JSON at all', 'x', 'text/plain', 415],
    ['too much', JSON.stringify('x'.repeat(140_000)), 'application/json', 413],
    ['another kind', '{"object_type":"tour","object_id":1}', 'application/json', 422],
  ])('%s is refused', async (_, body, type, status) => {
    expect((await put(body, type)).status).toBe(status)
    expect(refusalsOf(calls.attach)).toContain(status)
  })

  test('the size of a body without a length is checked while it is read', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(32)),
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }

    expect((await app.request('/attach', init)).status).toBe(413)
  })
})
