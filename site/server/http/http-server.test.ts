// @vitest-environment node
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { portOf } from '@tropa/http/port-of'
import { mostBodyBytes } from '@tropa/contract/limits'
import { closeServer } from '@tropa/http/server'
import { trustedProxies } from '@tropa/http/visitor'
import { expect, onTestFinished, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { statusOf } from '../../portal/error.ts'
import { createFetch, type ServerRoute } from '../server-fetch.ts'
import { createApi } from '../gateway/api.ts'
import { aGateway, aProvider, json } from '../gateway/testing/test-provider.ts'
import { type HttpServerOptions, startServer } from './http-server.ts'
import { changePreferences } from '../change-preferences.ts'
import { requestText } from './request-text.ts'

async function aServer(fetch: HttpServerOptions['fetch'], options: Partial<HttpServerOptions> = {}) {
  const server: Server = await startServer({ host: '127.0.0.1', port: 0, fetch, ...options })
  onTestFinished(() => server.closeAllConnections())
  const port = portOf(server)
  return { server, url: `http://127.0.0.1:${port}/`, port }
}

async function open(port: number, start: string) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  socket.write(start)
  await once(socket, 'connect')
  return { socket, text: once(socket, 'close').then(() => text) }
}

test('the server finishes open responses before it stops, and starts no new ones', async () => {
  const rest = Promise.withResolvers<void>()
  const { server, url } = await aServer(
    async () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('first '))
            await rest.promise
            controller.enqueue(new TextEncoder().encode('last'))
            controller.close()
          },
        }),
      ),
  )
  const response = await fetch(url)

  const stopped = closeServer(server, 10_000)
  await expect(fetch(url)).rejects.toThrow()
  rest.resolve()

  expect(await response.text()).toBe('first last')
  await stopped
})

test('a stopping server answers a waiting request', async () => {
  const ready = Promise.withResolvers<Response>()
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await aServer(() => {
    arrived.resolve()
    return ready.promise
  })
  const response = fetch(url)
  await arrived.promise
  const stopped = closeServer(server, 10_000)
  ready.resolve(new Response('late'))
  expect(await (await response).text()).toBe('late')
  await stopped
})

test('a stopping server answers requests that are partly received or use a keep-alive connection', async () => {
  const { server, port } = await aServer(async () => new Response('hello'))
  const half = await open(port, 'GET / HTTP/1.1\r\nHo')
  const kept = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(kept.socket, 'data')

  const closed = closeServer(server, 10_000)
  half.socket.write('st: a\r\n\r\n')
  kept.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')

  expect(await half.text).toMatch(/^HTTP\/1\.1 200 [^]*hello/)
  expect(await kept.text).toMatch(/hello[^]*connection: close[^]*hello/i)
  await closed
})

test('a request that is too slow is answered with 408', async () => {
  const { port } = await aServer(async (request) => new Response(await request.text()), {
    patience: { headersMs: 20, requestMs: 100 },
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nslow')
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1\.1 408/)
})

test('a stalled body is answered with 408 before the connection closes', async () => {
  const refused = (error: unknown) => new Response(null, { status: statusOf(error), headers: { connection: 'close' } })
  const read = (request: Request) =>
    requestText(request, 'text/plain', 1000, 50).then((text) => new Response(text), refused)
  const { port } = await aServer(read)
  const { text } = await open(
    port,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nslow',
  )
  expect(await text).toMatch(/^HTTP\/1\.1 408/)
})

/** A chunked body declares no length; this one never ends. */
const chunked = (line: string, type: string) => {
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`
  const head = `${line} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nSec-Fetch-Site: same-origin\r\nCookie: session=token-of-a-user`
  return `${head}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(mostBodyBytes / 4096 + 1)}`
}

test.each([
  ['POST /preferences', 'application/x-www-form-urlencoded'],
  ['PUT /api/portal/mine', 'application/json'],
])('%s with a chunked body over the limit is 413 before its end, and the connection ends', async (line, type) => {
  const provider = await aProvider(json({ total: 1 }))
  const api = createApi(aGateway(provider.url))
  const pages: ServerRoute = { name: 'page', at: /^/, handle: () => new Response() }
  const routes: ServerRoute[] = [
    { name: 'api', at: /^\/api\/(.*)$/, methods: 'any', handle: api },
    { name: 'preferences', at: /^\/preferences$/, methods: 'POST', handle: (visit) => changePreferences(visit) },
  ]
  const settings = { siteUrl: null, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') }
  const { port } = await aServer(createFetch({ routes, pages, settings }))
  const { text } = await open(port, chunked(line, type))

  expect(await text).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i)
  expect(provider.requests).toHaveLength(0)
})
