import { expect, test } from 'vitest'
import { BodyTooLarge, readBody, readText } from './body.ts'

/** An endless body of 1,000-byte chunks, which counts them and records its cancellation. */
function endless() {
  const seen: { chunks: number; reason?: unknown } = { chunks: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        seen.chunks += 1
        controller.enqueue(new Uint8Array(1000))
      },
      // Some sources never confirm a cancellation.
      cancel: (reason) => {
        seen.reason = reason
        return new Promise(() => {})
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}
const post = (body: BodyInit, headers: Record<string, string> = {}) => {
  const request = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://portal.example/', request)
}

test('a body up to the limit is read completely, of a request and of a response', async () => {
  const bytes = new Uint8Array([1, 2, 3])

  expect(await readBody(post(bytes), 3)).toEqual(bytes)
  expect(await readBody(new Response(bytes), 3)).toEqual(bytes)
  expect(await readBody(new Response(null), 0)).toEqual(new Uint8Array())
})

test.each([
  ['request', (body: ReadableStream) => post(body)],
  ['response', (body: ReadableStream) => new Response(body)],
])('reading a %s stops and cancels its source past the limit', async (_, message) => {
  const { body, seen } = endless()

  const failure = await readBody(message(body), 4500).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(BodyTooLarge)
  expect(failure).toMatchObject({ mostBytes: 4500 })
  expect(seen).toEqual({ chunks: 5, reason: failure })
})

test('a declared length past the limit is refused before anything is read', async () => {
  const { body, seen } = endless()

  await expect(readBody(post(body, { 'content-length': '4501' }), 4500)).rejects.toThrow(BodyTooLarge)
  expect(seen.chunks).toBe(0)
  expect(seen.reason).toBeInstanceOf(BodyTooLarge)
})

test('a false Content-Length does not get past the limit', async () => {
  const { body } = endless()

  await expect(readBody(post(body, { 'content-length': '1' }), 4500)).rejects.toThrow(BodyTooLarge)
})

test('a chunk may end inside a character', async () => {
  const bytes = new TextEncoder().encode('Югра')
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })

  expect(await readText(new Response(body), 8)).toBe('Югра')
})

test('bytes that are not UTF-8 are refused', async () => {
  await expect(readText(post(Uint8Array.of(0x22, 0xff)), 10)).rejects.toThrow(TypeError)
})
