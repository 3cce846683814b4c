import { closeServer, type Patience } from '@tropa/http/server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { received } from './received.ts'
import { refuse } from './respond.ts'
import { createHttpServer } from './server.ts'

const echo = {
  method: 'post',
  path: 'echo',
  access: 'public',
  body: v.unknown(),
  responses: { 200: v.unknown() },
} as const
const running: Server[] = []
afterEach(() => Promise.all(running.splice(0).map((server) => closeServer(server, 0))))

function anApp() {
  const app = new Hono()
  app.get('/', (context) => context.text('hello'))
  app.post('/echo', async (context) => context.json((await received(echo, context, 'en')).body ?? null))
  app.onError((error) => refuse(error, 'en'))
  return app
}

async function listen(app: Hono, patience?: Patience): Promise<{ server: Server; port: number }> {
  const server = createHttpServer(app, patience)
  running.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { server, port: address && typeof address === 'object' ? address.port : 0 }
}

async function open(port: number, text: string): Promise<{ socket: Socket; response: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let response = ''
  socket.on('data', (part) => {
    response += part
  })
  socket.write(text)
  return { socket, response: once(socket, 'close').then(() => response) }
}

test('a health probe may use HTTP/1.0 without Host', async () => {
  const { port } = await listen(anApp())

  expect(await (await open(port, 'GET / HTTP/1.0\r\n\r\n')).response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*hello$/)
})

test.each([
  [
    'a body that stops',
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half"',
  ],
  ['headers that stop', 'GET / HTTP/1.1\r\nHost: x\r\n'],
])('%s is 408 after the time limit', async (_, text) => {
  const { port } = await listen(anApp(), { headersMs: 100, requestMs: 200 })

  expect(await (await open(port, text)).response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*\{"message":/)
})

test('bytes that are not HTTP, and an invalid Host, are 400 in both languages', async () => {
  const { port } = await listen(anApp())

  for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n']) {
    expect(await (await open(port, text)).response).toMatch(
      /^HTTP\/1\.1 400 [^]*Запрос записан с ошибкой\. The request is malformed/,
    )
  }
})

test('a chunked body over the limit is 413 before its end, and the connection ends', async () => {
  const { port } = await listen(anApp())
  const head = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`

  expect(await (await open(port, head + chunk.repeat(20))).response).toMatch(
    /^HTTP\/1\.1 413 [^]*\{"message":"The request is too large"\}/,
  )
})
