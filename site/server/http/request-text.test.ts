// @vitest-environment node
import { expect, test } from 'vitest'
import { statusOf } from '../../portal/error.ts'
import { requestText } from './request-text.ts'

const form = 'application/x-www-form-urlencoded'
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': form }) => {
  const request = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://portal.example/', request)
}
const refusal = (request: Request) => requestText(request, form, 10, 30).then(() => 200, statusOf)

test('a body of the right type is read, for any parameters of the type', async () => {
  expect(await requestText(post('a=1', { 'content-type': `${form}; charset=UTF-8` }), form, 10)).toBe('a=1')
})

test('a body of another type, or one that is too long, too slow or not text, is refused', async () => {
  expect(await refusal(post('a=1', { 'content-type': 'text/plain' }))).toBe(415)
  expect(await refusal(post('a=12345678901'))).toBe(413)
  expect(await refusal(post(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4)) })))).toBe(
    413,
  )
  expect(await refusal(post(new ReadableStream({ pull: () => new Promise(() => undefined) })))).toBe(408)
  expect(await refusal(post(Uint8Array.of(0xff)))).toBe(400)
})

test('a body that is too slow is cancelled', async () => {
  const cancelled = Promise.withResolvers<unknown>()
  const silent = new ReadableStream({ pull: () => new Promise(() => undefined), cancel: cancelled.resolve })
  expect(await refusal(post(silent))).toBe(408)
  expect(statusOf(await cancelled.promise)).toBe(408)
})

test('a bug while reading stays a bug', async () => {
  const broken = new ReadableStream({
    pull: () => {
      throw new TypeError('a bug')
    },
  })
  expect(await refusal(post(broken))).toBe(500)
})
