import { afterEach, expect, test, vi } from 'vitest'
import { httpSend } from './http-send.ts'

afterEach(() => vi.unstubAllGlobals())

/** @returns the error of a call for which `fetch` does this */
function failureWhere(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond)
  return httpSend({ address: 'http://portal.example/api', language: 'ru' })({
    method: 'put',
    path: 'portal/x',
    query: new URLSearchParams(),
    headers: {},
  }).catch((error: unknown) => error)
}

const brokenOff = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }))

test('a call without a response, or with an incomplete one, could not reach the portal', async () => {
  expect(await failureWhere(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    status: 503,
    isUnreachable: true,
  })
  expect(await failureWhere(async () => brokenOff())).toMatchObject({ status: 503, isUnreachable: true })
})

test('a temporary refusal has its time', async () => {
  const refusal = (headers: HeadersInit) => async () => Response.json({}, { status: 429, headers })

  expect(await failureWhere(refusal({ 'retry-after': '17' }))).toMatchObject({ status: 429, retryAfter: 17 })
  expect(await failureWhere(refusal({}))).toMatchObject({ status: 429, retryAfter: undefined })
})

test('an error status and a body that is not JSON are failures of the server', async () => {
  expect(await failureWhere(async () => Response.json({ message: 'Busy' }, { status: 503 }))).toMatchObject({
    status: 503,
    message: 'Busy',
    isUnreachable: false,
  })
  expect(await failureWhere(async () => new Response('<html>'))).toMatchObject({ status: 502, isUnreachable: false })
})
