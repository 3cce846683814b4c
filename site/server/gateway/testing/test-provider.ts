import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import { IdempotencyKey, SeenVersion } from '@tropa/contract'
import { trustedProxies } from '@tropa/http/visitor'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { beginVisit, type Visit } from '../../http/visit.ts'
import { Gateway, type GatewayOptions } from '../gateway.ts'
import type { CallList } from '../matching.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type TestProvider = {
  url: string
  requests: IncomingMessage[]
  /** Replaces the listener of the next requests. */
  respond: (listener: Listener) => void
}

/** A provider on a free port, which stops after the test. */
export async function aProvider(first: Listener): Promise<TestProvider> {
  let listener = first
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const port = portOf(server)
  return { url: `http://127.0.0.1:${port}`, requests, respond: (next) => void (listener = next) }
}

/** An address at which no server listens. */
export async function anUnusedAddress(): Promise<string> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Listener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const publicly = { 'cache-control': 'public, max-age=60', etag: '"1"' }

/** A contract with calls that the real one does not have yet: personal calls and writes. */
export const testCalls = {
  list: {
    method: 'get',
    path: 'portal/list',
    access: 'public',
    query: v.object({ limit: v.string(), q: v.string() }),
    responses: { 200: v.object({ total: v.number() }) },
  },
  one: { method: 'get', path: 'portal/list/{id}', access: 'public', responses: { 200: v.object({ id: v.number() }) } },
  points: {
    method: 'get',
    path: 'portal/list/points',
    access: 'public',
    responses: { 200: v.object({ id: v.number() }) },
  },
  mine: { method: 'get', path: 'portal/mine', access: 'user', responses: { 200: v.object({ total: v.number() }) } },
  attach: {
    method: 'put',
    path: 'portal/mine',
    access: 'user',
    headers: v.object({ 'Idempotency-Key': v.optional(IdempotencyKey), 'If-Match': v.optional(SeenVersion) }),
    body: v.object({ id: v.number() }),
    responses: { 200: v.object({ total: v.number() }) },
  },
  sold: {
    method: 'get',
    path: 'portal/sold',
    access: 'organisation',
    responses: { 200: v.object({ total: v.number() }) },
  },
  save: { method: 'post', path: 'portal/mine/save', access: 'user', responses: { 204: null } },
} as const satisfies CallList

export const aGateway = (url: string, options: Partial<GatewayOptions> = {}): Gateway =>
  new Gateway({ calls: testCalls, apiUrl: url, ...options })

export const limits = { deadlineMs: 300, mostBytes: 1000 }

export const get = (path: string, query = '') => ({ method: 'get', path, query: new URLSearchParams(query) }) as const

export const options = { language: 'ru', requestId: 'request-1234' } as const

const settings = { siteUrl: null, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') }

/** A visit of the portal at http://127.0.0.1:3000. */
export const aVisit = (path: string, init: RequestInit & { duplex?: 'half' } = {}): Visit =>
  beginVisit(
    Object.assign(new Request(`http://127.0.0.1:3000${path}`, init), { ip: '127.0.0.1' }),
    settings,
    options.requestId,
  )
