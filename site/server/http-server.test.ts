// @vitest-environment node
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type HttpServerOptions, startServer, stopServer } from './http-server.ts'

async function aServer(fetch: HttpServerOptions['fetch'], options: Partial<HttpServerOptions> = {}): Promise<{ server: Server; url: string; port: number }> {
  const server = await startServer({ host: '127.0.0.1', port: 0, fetch, ...options })
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/`, port }
}

test('a response in flight is finished before the server ends, and no new one is begun', async () => {
  const rest = Promise.withResolvers<void>()
  const { server, url } = await aServer(async () => new Response(new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('first '))
      await rest.promise
      controller.enqueue(new TextEncoder().encode('last'))
      controller.close()
    },
  })))
  const response = await fetch(url)

  const stopped = stopServer(server, 10_000)
  await expect(fetch(url)).rejects.toThrow()
  rest.resolve()

  expect(await response.text()).toBe('first last')
  await stopped
})

test('a request that waits for its response gets it', async () => {
  const ready = Promise.withResolvers<Response>()
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await aServer(() => {
    arrived.resolve()
    return ready.promise
  })
  const response = fetch(url)
  await arrived.promise
  const stopped = stopServer(server, 10_000)
  ready.resolve(new Response('late'))
  expect(await (await response).text()).toBe('late')
  await stopped
})

test('an idle connection does not keep the server', async () => {
  const { server, port } = await aServer(async () => new Response('x'))
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  await stopServer(server, 10_000)
})

test('what takes too long is cut off', async () => {
  const { server, url } = await aServer(() => new Promise(() => undefined))
  const response = fetch(url).then(() => 'finished', () => 'cut off')
  await once(server, 'request')
  await stopServer(server, 50)
  expect(await response).toBe('cut off')
})

test('a request that does not come in time is answered with 408', async () => {
  const { port } = await aServer(async (request) => new Response(await request.text()), { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nslow')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408/)
})
