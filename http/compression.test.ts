import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { Readable } from 'node:stream'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compression.ts'
import { portOf } from './port-of.ts'

const requestFor = (encoding: string, method = 'GET') =>
  new Request('http://portal.example/', { method, headers: { 'accept-encoding': encoding } })
const html = { 'content-type': 'text/html; charset=utf-8' }
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
const text = 'Тропа '.repeat(500)

/** Endless text, which counts reads and records its cancellation. */
function endless() {
  const cancelled = Promise.withResolvers<true>()
  const seen = { pulls: 0, cancelled: cancelled.promise }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.pulls += 1
      controller.enqueue(crypto.getRandomValues(new Uint8Array(16_384)))
    },
    cancel: () => cancelled.resolve(true),
  })
  return { body, seen }
}

test('text is compressed as the browser accepts it, brotli first', async () => {
  const br = compressed(requestFor('gzip, br'), new Response(text, { headers: html }))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text)

  const gzip = compressed(requestFor('gzip, br;q=0'), new Response(text, { headers: html }))
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
})

test('JSON, XML, SVG and types based on them are compressed', () => {
  const types = [
    'application/json',
    'application/ld+json',
    'application/xml',
    'application/gpx+xml',
    'text/calendar',
    'application/vnd.google-earth.kml+xml',
    'image/svg+xml',
    'text/javascript; charset=utf-8',
  ]
  for (const type of types) {
    const response = compressed(requestFor('gzip'), new Response(text, { headers: { 'content-type': type } }))
    expect([type, response.headers.get('content-encoding')]).toEqual([type, 'gzip'])
  }
})

test.each([
  ['compressed already', 'GET', { ...html, 'content-encoding': 'gzip' }, 200],
  ['a font', 'GET', { 'content-type': 'font/woff2' }, 200],
  ['a JPEG', 'GET', { 'content-type': 'image/jpeg' }, 200],
  ['not to be transformed', 'GET', { ...html, 'cache-control': 'public, no-transform' }, 200],
  ['a part of a file', 'GET', { ...html, 'content-range': 'bytes 0-9/100' }, 206],
  ['too small to be worth it', 'GET', { ...html, 'content-length': '40' }, 200],
  ['for HEAD', 'HEAD', { ...html, 'content-length': '6000' }, 200],
])('a response that is %s stays unchanged', (_, method, headers, status) => {
  const response = new Response(text, { headers, status })

  expect(compressed(requestFor('br', method), response)).toBe(response)
})

test('a response without a body stays unchanged', () => {
  const response = new Response(null, { status: 204 })

  expect(compressed(requestFor('br'), response)).toBe(response)
})

test('a 304 has the Vary of its 200', () => {
  const responseTo = (method: string) =>
    compressed(
      requestFor('br', method),
      new Response(null, { status: 304, headers: { etag: '"1"', vary: 'Cookie', 'set-cookie': 'a=1' } }),
    )

  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = responseTo(method)
    expect([status, Object.fromEntries(headers)]).toEqual([
      304,
      { etag: '"1"', vary: 'Cookie, Accept-Encoding', 'set-cookie': 'a=1' },
    ])
  }
})

test('Vary names Accept-Encoding once, whether the response is compressed or not', () => {
  const varyOf = (encoding: string, headers: Record<string, string>) =>
    compressed(requestFor(encoding), new Response(text, { headers: { ...html, ...headers } })).headers.get('vary')

  expect(varyOf('br', {})).toBe('Accept-Encoding')
  expect(varyOf('identity', {})).toBe('Accept-Encoding')
  expect(varyOf('br', { vary: 'Cookie' })).toBe('Cookie, Accept-Encoding')
  expect(varyOf('br', { vary: 'Cookie, accept-encoding' })).toBe('Cookie, accept-encoding')
  expect(varyOf('br', { vary: '*' })).toBe('*')
})

test('a strong ETag becomes weak, and headers of the uncompressed bytes are dropped', () => {
  const headers = { ...html, etag: '"a"', 'content-length': '6000', 'accept-ranges': 'bytes' }
  const response = compressed(requestFor('br'), new Response(text, { headers, status: 201, statusText: 'Created' }))

  expect(Object.fromEntries(response.headers)).toEqual({
    ...html,
    etag: 'W/"a"',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect([response.status, response.statusText]).toEqual([201, 'Created'])
  const weak = new Response(text, { headers: { ...html, etag: 'W/"a"' } })
  expect(compressed(requestFor('br'), weak).headers.get('etag')).toBe('W/"a"')
})

test('each cookie stays a separate header', () => {
  const headers = new Headers([...Object.entries(html), ['set-cookie', 'a=1'], ['set-cookie', 'b=2']])
  const response = new Response(text, { headers })

  expect(compressed(requestFor('br'), response).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a stream that pauses is flushed', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const response = compressed(requestFor('br'), new Response(readable, { headers: html }))
  const plain = Readable.fromWeb(response.body as never).pipe(createBrotliDecompress())

  void writer.write(new TextEncoder().encode('<html>first'))
  expect(String((await once(plain, 'data'))[0])).toBe('<html>first')
  void writer.write(new TextEncoder().encode('second'))
  expect(String((await once(plain, 'data'))[0])).toBe('second')
  void writer.close()
  await once(plain, 'end')
})

test.each(['br', 'gzip', 'identity'])('cancelling a response sent as %s cancels its source', async (encoding) => {
  const { body, seen } = endless()
  const reader = compressed(requestFor(encoding), new Response(body, { headers: html })).body?.getReader()

  await reader?.read()
  await reader?.cancel()

  expect(await seen.cancelled).toBe(true)
})

test('a slow client makes the source wait', async () => {
  const { body, seen } = endless()
  const reader = compressed(requestFor('gzip'), new Response(body, { headers: html })).body?.getReader()

  await reader?.read()
  await new Promise((resolve) => setImmediate(resolve))

  // One pull is 16 KiB, and the streams buffer a few hundred KiB.
  expect(seen.pulls).toBeLessThan(100)
  await reader?.cancel()
})

test('an error of the source is an error of the response', async () => {
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('gone')) })
  const response = compressed(requestFor('br'), new Response(body, { headers: html }))

  await expect(response.text()).rejects.toThrow('gone')
})

test('a client that disconnects in the middle cancels the source', async () => {
  const { body, seen } = endless()
  const response = compressed(requestFor('br'), new Response(body, { headers: html }))
  const server = createServer((_, outgoing) => {
    const stream = Readable.fromWeb(response.body as never)
    outgoing.on('close', () => stream.destroy())
    stream.on('error', () => {})
    stream.pipe(outgoing)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const request = get({ port: portOf(server), host: '127.0.0.1' })
  request.on('error', () => {})
  const [incoming] = await once(request, 'response')
  await once(incoming, 'data')
  request.destroy()

  expect(await seen.cancelled).toBe(true)
  server.close()
})

test('nothing is compressed for a client that has disconnected, and the source is cancelled', async () => {
  const { body, seen } = endless()
  const request = new Request('http://portal.example/', {
    headers: { 'accept-encoding': 'br' },
    signal: AbortSignal.abort(),
  })
  const response = compressed(request, new Response(body, { headers: html }))

  expect([response.status, response.body]).toEqual([499, null])
  expect(await seen.cancelled).toBe(true)
})
