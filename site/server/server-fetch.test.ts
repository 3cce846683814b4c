// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { portOf } from '@tropa/http/port-of'
import { trustedProxies } from '@tropa/http/visitor'
import { createElement, lazy, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { createFetch, type FetchOptions, type ServerRoute } from './server-fetch.ts'
import { startServer } from './http/http-server.ts'
import { logConsoleErrors } from './http/log.ts'

const trusted = trustedProxies('loopback')
const settings = { siteUrl: 'https://portal.example', host: '127.0.0.1', port: 3000, trusted }
const pages: ServerRoute = { name: 'page', at: /^/, handle: ({ url }) => new Response(url.href) }
const api: ServerRoute = {
  name: '/api/*',
  at: /^\/api\//,
  methods: 'any',
  handle: ({ request }) => new Response(request.method),
}

let lines: string[]
const consoleError = console.error
beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  console.error = consoleError
})
const entries = () => lines.map((line) => JSON.parse(line))

/** @returns the portal's response to these bytes */
async function ask(text: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    fetch: createFetch({ routes: [api], pages, settings, ...options }),
  })
  onTestFinished(() => void server.close())
  const socket = connect(portOf(server), '127.0.0.1')
  let response = ''
  socket.on('data', (part) => {
    response += part
  })
  socket.write(text)
  await once(socket, 'close')
  return response
}

const request = (line: string, host = 'a.example') => `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
const withHeaders = /x-content-type-options: nosniff[^]*x-request-id: [\w-]{36}/i

test.each(['a:99999', 'a b', 'u:p@h', 'a/b', '[::1', 'a\\b'])('an invalid Host "%s" is 400', async (host) => {
  for (const siteUrl of [null, settings.siteUrl]) {
    const response = await ask(request('GET /', host), { settings: { ...settings, siteUrl } })
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response).toMatch(withHeaders)
  }
})

test.each(['/', '/api/portal/main'])('TRACE %s is 405, with every header and a line in the log', async (path) => {
  const response = await ask(request(`TRACE ${path}`))
  expect(response).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD/i)
  expect(response).toMatch(withHeaders)
  expect(entries()).toMatchObject([{ message: 'request', method: 'TRACE', status: 405 }])
})

test('pages accept only GET and HEAD', async () => {
  expect(await ask(request('POST /'))).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD/i)
  expect(await ask(request('GET /x'))).toMatch(/^HTTP\/1\.1 200 [^]*https:\/\/portal\.example\/x/)
})

test('a bug before routing is 500, with all security headers and its cause in the log', async () => {
  const response = await ask(request('GET /'), { settings: { ...settings, siteUrl: 'no address' } })
  expect(response).toMatch(/^HTTP\/1\.1 500 /)
  expect(response).toMatch(withHeaders)
  const [bug, line] = entries()
  expect(bug).toMatchObject({ level: 'error', error: { name: 'TypeError', code: 'ERR_INVALID_URL' } })
  expect(line).toMatchObject({ message: 'request', status: 500, request_id: bug.request_id })
})

test('a 401 ends a session, and does not affect a guest', async () => {
  const refusing = { routes: [{ ...api, handle: () => new Response(null, { status: 401 }) }] }
  const withCookie = (cookie: string) => request('GET /api/x').replace('\r\n\r\n', `\r\nCookie: ${cookie}\r\n\r\n`)
  const session = '__Host-session=a-token-of-some-user'

  const ofGuest = await ask(withCookie('travel_date=2026-12-24'), refusing)
  const ofUser = await ask(withCookie(session), refusing)

  expect([ofGuest, ofUser].map((response) => response.slice(0, 12))).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
  expect(ofGuest).not.toMatch(/set-cookie/i)
  expect(ofUser).toMatch(/set-cookie: __Host-session=; /i)
})

test('a request id is kept only from a trusted proxy', async () => {
  const named = 'GET / HTTP/1.1\r\nHost: a.example\r\nX-Request-Id: of-a-proxy-1\r\nConnection: close\r\n\r\n'
  const untrusting = { settings: { ...settings, trusted: trustedProxies('192.0.2.1') } }
  expect(await ask(named)).toMatch(/x-request-id: of-a-proxy-1\r/i)
  expect(await ask(named, untrusting)).toMatch(withHeaders)
  expect(entries().map(({ request_id }) => request_id)).toEqual([
    'of-a-proxy-1',
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
})

test('the log never contains typed text', async () => {
  const failing: ServerRoute = {
    ...pages,
    handle: () => {
      throw new TypeError('a bug')
    },
  }
  await ask(request('GET /q/SECRET?q=SECRET'))
  await ask(request('GET /q/SECRET?q=SECRET'), { pages: failing })
  const requests = entries().filter(({ message }) => message === 'request')
  expect(requests.map(({ route, status }) => [route, status])).toEqual([
    ['page', 200],
    ['page', 500],
  ])
  expect(lines.join()).not.toContain('SECRET')
})

test('an error that React reports after the first HTML is logged with the request’s id', async () => {
  logConsoleErrors()
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return {
      default: (): never => {
        throw new TypeError('a late bug')
      },
    }
  })
  const tree = createElement(Suspense, { fallback: 'wait' }, createElement(Late))
  const report = (error: unknown) => console.error('Error in rendering:', error)
  const handle = async () => new Response(await renderToReadableStream(tree, { onError: report }))

  await ask(request('GET /'), { pages: { ...pages, handle } })
  const [answered, reported] = entries()
  expect(answered).toMatchObject({ message: 'request', status: 200 })
  expect(reported).toMatchObject({ level: 'error', message: 'Error in rendering:', error: { message: 'a late bug' } })
  expect(reported.request_id).toBe(answered.request_id)
})
