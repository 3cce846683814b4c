// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { portOf } from '@tropa/http/port-of'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from './http-server.ts'

/** A server whose responses the test releases. */
async function aServer() {
  const arrived: string[] = []
  const responses: PromiseWithResolvers<Response>[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      arrived.push(new URL(request.url).pathname)
      const response = Promise.withResolvers<Response>()
      responses.push(response)
      return response.promise
    },
  })
  onTestFinished(() => server.closeAllConnections())
  const socket = connect(portOf(server), '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  return { arrived, responses, server, socket }
}

const requests = (paths: readonly string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`).join('')

/** Gives the server time to begin what it can. */
const aMoment = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('requests that one connection sends together are handled one after another', async () => {
  const { arrived, responses, socket } = await aServer()
  const received: string[] = []
  socket.on('data', (text: string) => received.push(text))
  socket.write(requests(['/1', '/2', '/3']))
  await vi.waitFor(() => expect(arrived).toEqual(['/1']))
  await aMoment()
  expect(arrived).toEqual(['/1'])

  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(arrived).toHaveLength(count))
    responses[count - 1]?.resolve(new Response(`body ${count}`))
  }

  await vi.waitFor(() => expect(received.join('').match(/body \d/g)).toEqual(['body 1', 'body 2', 'body 3']))
})

test('requests that wait on a closed connection are never handled', async () => {
  const { arrived, responses, server, socket } = await aServer()
  const left = Promise.withResolvers<void>()
  server.on('request', ({ socket: connection }) => void once(connection, 'close').then(() => left.resolve()))
  socket.write(requests(['/1', '/2']))
  await vi.waitFor(() => expect(arrived).toEqual(['/1']))
  socket.destroy()
  await left.promise
  responses[0]?.resolve(new Response('late'))
  await aMoment()
  expect(arrived).toEqual(['/1'])
})
