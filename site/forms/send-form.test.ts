// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

afterEach(() => void vi.unstubAllGlobals())

/** @returns what `fetch` was called with */
function aServer(respond: () => Promise<Response>) {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init)
    return respond()
  })
  return sent
}
const send = (key?: string) => sendForm('/login', new URLSearchParams({ email: 'a@b.c' }), key)

test('the response of the server is the result of a form, also if it refuses', async () => {
  const refused = { kind: 'refused', status: 422, message: '', errors: { email: ['No address'] } }
  aServer(async () => Response.json(refused, { status: 422 }))

  expect(await send()).toEqual(refused)
})

test('a submit has the key with which it is repeated', async () => {
  const sent = aServer(async () => Response.json({ kind: 'done', next: null }))
  await send('key-1')
  await send()

  expect(sent.map(({ headers }) => new Headers(headers).get('idempotency-key'))).toEqual(['key-1', null])
  expect(String(sent[0]?.body)).toBe('email=a%40b.c')
})

test.each([
  ['a page of a proxy', () => new Response('<html>', { status: 504 }), 504],
  ['a refusal of the whole server', () => Response.json({ message: 'Another site' }, { status: 403 }), 403],
  ['a page where an answer was expected', () => new Response('<html>'), 502],
])('%s is a failure with its status', async (_, respond, status) => {
  aServer(async () => respond())

  expect(await send()).toEqual({ kind: 'refused', status, message: '', errors: {} })
})

test('offline nothing is thrown', async () => {
  aServer(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await send()).toMatchObject({ kind: 'refused', status: 0 })
})
