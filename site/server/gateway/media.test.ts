// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { statusOf } from '../../portal/error.ts'
import { limited } from './limited-stream.ts'
import { createMedia } from './media.ts'
import { Provider } from './provider.ts'
import { aProvider, aVisit, type Listener } from './testing/test-provider.ts'

const svg: Listener = (_, response) =>
  void response
    .writeHead(200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      etag: '"p"',
      vary: 'Accept',
      'cache-control': 'public, max-age=60',
      'set-cookie': 'a=1',
    })
    .end('<svg/>')

async function aMedia(listener = svg) {
  const provider = await aProvider(listener)
  const media = createMedia(new Provider(provider.url))
  return {
    provider,
    ask: (name: string, init: RequestInit = {}) =>
      media(aVisit(`/api/media/${name}`, init), `media/${name.split('?')[0]}`),
  }
}

test('a picture has its own headers, the content security policy of pictures and no other headers', async () => {
  const { provider, ask } = await aMedia()
  const response = await ask('river.svg?season=winter', { headers: { cookie: 'session=token-of-a-user' } })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/svg+xml',
    etag: '"p"',
    vary: 'Accept',
    'cache-control': 'public, max-age=60',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(await response.text()).toBe('<svg/>')
  expect(provider.requests[0]?.url).toBe('/media/river.svg?season=winter')
  expect(Object.keys(provider.requests[0]?.headers ?? {})).not.toContain('cookie')
})

test('a picture that the browser has cached is not sent again', async () => {
  const { provider, ask } = await aMedia((_, response) => void response.writeHead(304, { etag: '"p"' }).end())
  const response = await ask('river.svg', { headers: { 'if-none-match': '"p"' } })
  expect([response.status, response.headers.get('etag')]).toEqual([304, '"p"'])
  expect(provider.requests[0]?.headers['if-none-match']).toBe('"p"')
})

test.each<[string, number, Listener]>([
  ['a page', 502, (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
  ['nothing it names', 502, (_, response) => void response.writeHead(200).end('x')],
  ['a redirect', 502, (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a failure', 502, (_, response) => void response.writeHead(500).end()],
  ['no picture', 404, (_, response) => void response.writeHead(404).end()],
])('a provider that has %s gives %i', async (_, status, listener) => {
  const { ask } = await aMedia(listener)
  expect(statusOf(await ask('river.svg').catch((error: unknown) => error))).toBe(status)
})

test.each(['..%2fopenapi.json', '%2e%2e%2fx', 'a%5c..%5cb', '%E0%A4', 'a//b'])(
  'media/%s never reaches the provider',
  async (name) => {
    const { provider, ask } = await aMedia()
    expect(statusOf(await ask(name).catch((error: unknown) => error))).toBe(404)
    expect(provider.requests).toHaveLength(0)
  },
)

test('a client that disconnects cancels the provider’s stream', async () => {
  const { provider, ask } = await aMedia(
    (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).write('x'.repeat(1000)),
  )
  const response = await ask('endless.png')
  await response.body?.cancel()
  await vi.waitFor(() => expect(provider.requests[0]?.socket.destroyed).toBe(true))
})

const source = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => Promise<void> | void) =>
  new ReadableStream<Uint8Array>({ pull })

test('a stream that is too long or stalls ends with an error', async () => {
  const long = limited(
    source((controller) => controller.enqueue(new Uint8Array(100))),
    { mostBytes: 250, patienceMs: 1000 },
  )
  await expect(new Response(long).arrayBuffer()).rejects.toThrow('more than 250 bytes')
  const silent = limited(
    source(() => new Promise(() => undefined)),
    { mostBytes: 250, patienceMs: 30 },
  )
  await expect(new Response(silent).arrayBuffer()).rejects.toThrow('silent for 30 ms')
})
