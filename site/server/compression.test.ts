// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compression.ts'

const asking = (encoding: string) => new Request('http://portal.example/', { headers: { 'accept-encoding': encoding } })
const html = { 'content-type': 'text/html; charset=utf-8' }
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
const text = 'Тропа '.repeat(500)

test('text is packed as the browser takes it, brotli first', async () => {
  const br = compressed(asking('gzip, br'), new Response(text, { headers: html }))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text)

  const gzip = compressed(asking('gzip, br;q=0'), new Response(text, { headers: html }))
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
})

test('what is packed already, no text, or not wanted packed is left alone', () => {
  const left = [
    compressed(asking('br'), new Response(text, { headers: { ...html, 'content-encoding': 'gzip' } })),
    compressed(asking('br'), new Response(text, { headers: { 'content-type': 'font/woff2' } })),
    compressed(asking('identity'), new Response(text, { headers: html })),
  ]
  expect(left.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, null])
})

test('a stream that pauses is sent on as far as it has come', async () => {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<html>first'))
      finish = () => controller.close()
    },
  })
  const reader = compressed(asking('br'), new Response(body, { headers: html })).body?.getReader()
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
  finish()
})
