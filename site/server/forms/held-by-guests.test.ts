// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { json } from '../gateway/testing/test-provider.ts'
import { aPortal, own } from './testing/posted-portal.ts'

const shared = json({ url: '/my_tracks?token=abc' }, 201)
const signedIn = { ...own, cookie: 'session=token-of-a-user' }

test('values stored in a guest’s browser are part of the body, and the form redirects to the page in the response', async () => {
  const { send, bodies, requests } = await aPortal(shared)

  const fields = { list: '{"list":[1,2]}', email: 'a@b.example', idempotency_key: 'key-of-the-page-0001' }
  const response = await send(fields, { form: 'share' })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/my_tracks?token=abc'])
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ list: [1, 2], email: 'a@b.example' }])
  expect(requests[0]?.headers['idempotency-key']).toMatch(/^[\w-]{43}$/)
})

test('without scripts the same values sent twice from one page have one key, and other values have another', async () => {
  const { send, requests } = await aPortal(shared)
  const post = (email: string, list = '{"list":[1]}', idempotency_key = 'key-of-the-page-0001') =>
    send({ list, email, idempotency_key }, { form: 'share' })

  await post('a@b.example')
  await post('a@b.example')
  await post('c@b.example')
  await post('a@b.example', '{"list":[1,2]}')
  await post('a@b.example', '{"list":[1]}', 'key-of-the-page-0002')

  const keys = requests.map(({ headers }) => headers['idempotency-key'])
  expect([keys[0] === keys[1], new Set(keys).size]).toEqual([true, 4])
})

test('if the form has no values, the server takes them from the account', async () => {
  const { send, bodies, requests } = await aPortal((request, response) =>
    (request.method === 'GET' ? json({ list: [7] }) : shared)(request, response),
  )

  await send({ email: 'a@b.example' }, { form: 'share', headers: signedIn })

  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/portal/mine'],
    ['POST', '/portal/share'],
  ])
  expect(JSON.parse(bodies[1] ?? '')).toEqual({ list: [7], email: 'a@b.example' })
})

test('the key of a script is in a header, and a call without one gets its own', async () => {
  const { send, requests } = await aPortal(shared)
  const fields = { list: '{"list":[]}', email: 'a@b.example' }

  await send(fields, { form: 'share', headers: { ...own, 'idempotency-key': 'key-of-a-script-0001' } })
  await send(fields, { form: 'share' })

  const [ofScript, ofServer] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(ofScript).toBe('key-of-a-script-0001')
  expect(ofServer).toMatch(/^[\w-]{36}$/)
})

test.each(['//elsewhere.example/x', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'a form never redirects to %s, for any response',
  async (url) => {
    const { send } = await aPortal(json({ url }, 201))

    const response = await send({ list: '{"list":[]}', email: 'a@b.example' }, { form: 'share' })

    expect(response.headers.get('location')).toMatch(/^\/(?!\/)/)
  },
)

test.each(['null', '[', '7', '"x"'])(
  '%s instead of stored values is a validation error, not a server error',
  async (list) => {
    const { send, bodies } = await aPortal(shared)

    const response = await send({ list, email: 'a@b.example' }, { form: 'share' })

    expect([response.status, bodies]).toEqual([422, []])
  },
)
