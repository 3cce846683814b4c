// @vitest-environment node
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { portOf } from '@tropa/http/port-of'
import { expect, onTestFinished, test, vi } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'
import { startServer } from './http-server.ts'
import { tooLongPage } from './too-long-page.ts'

async function aConnection(fetch = async () => new Response('early')): Promise<Socket> {
  const server = await startServer({ host: '127.0.0.1', port: 0, fetch, tooLongPage: tooLongPage() })
  onTestFinished(() => server.closeAllConnections())
  const socket = connect(portOf(server), '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Everything that the server sends until it closes the connection. */
async function received(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part: string) => (text += part))
  await once(socket, 'end')
  return text
}

test.each([
  ['what is no HTTP', 'secret words\r\n\r\n', '400 Bad Request'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nsecret words\r\n\r\n', '400 Bad Request'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is answered with security headers and a line in the log', async (_, sent, status) => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  onTestFinished(() => write.mockRestore())
  const socket = await aConnection()
  socket.write(sent)
  const response = await received(socket)
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`))
  for (const header of [
    'connection: close',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'",
  ]) {
    expect(response).toContain(header)
  }
  const [, id = 'none'] = /x-request-id: ([\w-]+)/.exec(response) ?? []
  expect(lines.filter((line) => line.includes(id))).toHaveLength(1)
  expect(lines.join('')).not.toContain('secret words')
})

test('an address that is too long has a short page in every language, with a link to the main page', async () => {
  const socket = await aConnection()
  socket.write(`GET /q?q=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  const [head = '', page = ''] = (await received(socket)).split('\r\n\r\n')

  expect(head).toContain('431 ')
  expect(head).toContain(`content-length: ${Buffer.byteLength(page)}`)
  for (const language of languages) expect(page).toContain(words(language)('failed.tooLong'))
  expect(page).toContain('<a href="/">')
})

test.each(['Content-Length: 300000000', 'Transfer-Encoding: chunked'])(
  'a response that leaves a body with %s unread closes the connection',
  async (length) => {
    const socket = await aConnection()
    socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n${length}\r\n\r\n5\r\nhello\r\n`)
    const response = await received(socket)
    expect(response).toContain('200')
    expect(response.toLowerCase()).toContain('connection: close')
  },
)

test('a response to a completely read request keeps the connection open', async () => {
  const socket = await aConnection()
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  const [text] = await once(socket, 'data')
  expect(String(text).toLowerCase()).toContain('connection: keep-alive')
})
