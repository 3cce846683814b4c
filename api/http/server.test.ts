import { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { received } from './received.ts'
import { refuse } from './respond.ts'
import { closeServer, createHttpServer, type Patience } from './server.ts'

const echo = { method: 'post', path: 'echo', access: 'public', body: v.unknown(), answers: { 200: v.unknown() } } as const
const running: Server[] = []
afterEach(() => Promise.all(running.splice(0).map((server) => closeServer(server, 0))))

function anApp() {
  const app = new Hono()
  const called = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  app.get('/', (context) => context.text('hello'))
  app.get('/slow', async (context) => {
    called.resolve()
    await finish.promise
    return context.text('whole')
  })
  app.post('/echo', async (context) => context.json((await received(echo, context, 'en')).body ?? null))
  app.onError((error) => refuse(error, 'en'))
  return { app, called: called.promise, finish: finish.resolve }
}

async function listen(app: Hono, patience?: Patience): Promise<{ server: Server; port: number }> {
  const server = createHttpServer(app, patience)
  running.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { server, port: address && typeof address === 'object' ? address.port : 0 }
}

async function open(port: number, text: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (part) => { answer += part })
  socket.write(text)
  return { socket, answer: once(socket, 'close').then(() => answer) }
}

test('a health probe may speak HTTP/1.0 and name no host', async () => {
  const { port } = await listen(anApp().app)

  expect(await (await open(port, 'GET / HTTP/1.0\r\n\r\n')).answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*hello$/)
})

test.each([
  ['a body that stops', 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half"'],
  ['headers that stop', 'GET / HTTP/1.1\r\nHost: x\r\n'],
])('%s is 408 when patience ends', async (_, text) => {
  const { port } = await listen(anApp().app, { headersMs: 100, requestMs: 200 })

  expect(await (await open(port, text)).answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*\{"message":/)
})

test('what is not HTTP, or has a broken host, is 400 in both languages', async () => {
  const { port } = await listen(anApp().app)

  for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n']) {
    expect(await (await open(port, text)).answer).toMatch(/^HTTP\/1\.1 400 [^]*Запрос записан с ошибкой\. The request is malformed/)
  }
})

test('closing lets requests finish, also one that comes over a kept connection, takes no new connections, and does not wait for idle ones', async () => {
  const { app, called, finish } = anApp()
  const { server, port } = await listen(app)
  const idle = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle.socket, 'data')
  const kept = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(kept.socket, 'data')
  const slow = await open(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await called

  const closed = closeServer(server, 60_000)
  const refused = fetch(`http://127.0.0.1:${port}/`).then(() => 'taken', () => 'refused')
  expect(await refused).toBe('refused')
  kept.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  finish()

  expect(await kept.answer).toMatch(/hello[^]*connection: close[^]*hello$/i)
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*whole$/)
  expect(await idle.answer).toMatch(/hello$/)
  await closed
})
