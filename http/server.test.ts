import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeServer, timeouts, usualPatience, watchConnections } from './server.ts'

async function aServer(): Promise<{ server: Server; port: number; called: Promise<unknown>; finish: () => void }> {
  const finish = Promise.withResolvers<void>()
  const called = Promise.withResolvers<void>()
  const server = watchConnections(
    createServer(timeouts(usualPatience), (request, response) => {
      if (request.url !== '/slow') return void response.end('hello')
      called.resolve()
      void finish.promise.then(() => response.end('whole'))
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.closeAllConnections())
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { server, port, called: called.promise, finish: finish.resolve }
}

async function open(port: number, text: string): Promise<{ socket: Socket; response: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let response = ''
  socket.on('data', (part) => {
    response += part
  })
  if (text) socket.write(text)
  return { socket, response: once(socket, 'close').then(() => response) }
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

test('closing lets requests finish, also partly received ones and those on keep-alive connections', async () => {
  const { server, port, called, finish } = await aServer()
  const half = await open(port, 'GET / HTTP/1.1\r\nHo')
  const kept = await open(port, get())
  await once(kept.socket, 'data')
  const slow = await open(port, get('/slow'))
  await called

  const closed = closeServer(server, 60_000)
  kept.socket.write(get())
  half.socket.write('st: x\r\n\r\n')
  expect(await kept.response).toMatch(/hello[^]*connection: close[^]*hello$/i)
  expect(await half.response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*hello$/)
  finish()
  expect(await slow.response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*whole$/)
  await closed
})

test('an idle connection stays open for longer than a reverse proxy keeps it', () => {
  expect(createServer(timeouts(usualPatience)).keepAliveTimeout).toBeGreaterThan(60_000)
})

test('closing accepts no new connections, and does not wait for connections without a request', async () => {
  const { server, port } = await aServer()
  const idle = await open(port, get())
  await once(idle.socket, 'data')
  const unused = await open(port, '')

  const closed = closeServer(server, 60_000)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  expect(await idle.response).toMatch(/hello$/)
  expect(await unused.response).toBe('')
  await closed
})

test('closing destroys connections that are open past the deadline', async () => {
  const { server, port, called } = await aServer()
  const slow = await open(port, get('/slow'))
  await called

  await closeServer(server, 50)
  expect(await slow.response).toBe('')
})
