// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { json } from '../gateway/testing/test-provider.ts'
import { aPortal, expires, own, started, typed } from './testing/posted-portal.ts'

test('an accepted form makes its call of the contract, and redirects to where the visitor was', async () => {
  const { send, bodies } = await aPortal(started)

  const fields = { ...typed, birth_date: '7.03.1990', country: 'Peru', is_admin: 'true' }
  const response = await send(fields, { address: '/my_tracks?return_to=%2Ftours%3Fpage%3D2' })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/tours?page=2'])
  // Only visitors from abroad are asked for their country, and only fields of the form are sent.
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { email: typed.email, password: typed.password, birth_date: '1990-03-07', agreement: true },
  ])
})

test('a new session is in cookies, of which scripts can read only the expiry', async () => {
  const { send } = await aPortal(started)

  const responses = [await send(typed), await send(typed, { headers: { ...own, accept: 'application/json' } })]

  expect(responses.map(({ status }) => status)).toEqual([303, 200])
  for (const response of responses) {
    const [token, auth] = response.headers.getSetCookie()
    expect(token).toMatch(/^session=token-of-a-user; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(auth).toBe(`auth=${encodeURIComponent(`{"expires":${expires}}`)}; Path=/; Max-Age=31536000; SameSite=Lax`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).not.toContain('token-of-a-user')
  }
})

test('a refused form renders its page again with its values, except for passwords and consents', async () => {
  const errors = { email: ['Taken'] }
  const { send, pages } = await aPortal(json({ message: 'No', errors }, 422))

  const response = await send(typed, { address: '/my_tracks?x=1' })

  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await response.json()).toEqual({
    form: 'sign-up',
    values: { email: typed.email },
    outcome: { kind: 'refused', status: 422, message: 'No', errors },
  })
  expect(pages.map(({ method, request }) => [method, request.method, request.url])).toEqual([
    ['GET', 'GET', 'http://127.0.0.1:3000/my_tracks?x=1'],
  ])
})

test('values that break the contract do not reach the provider, and have errors in the language of the page', async () => {
  const { send, requests } = await aPortal(started)

  const response = await send({ email: 'anna', password: 'short', birth_date: '31.02.1990' })

  const { outcome } = await response.json()
  expect([response.status, requests.length]).toEqual([422, 0])
  expect(outcome.errors).toEqual({
    email: ['Введённый адрес не похож на электронную почту'],
    password: ['Поле не может быть короче 8 знаков'],
    birth_date: ['Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.'],
    agreement: ['Обязательное поле'],
  })
})

test.each([429, 500, 503])('a failure with %i keeps the values, and says when to retry', async (status) => {
  const { send } = await aPortal(json({ message: 'Later' }, status, { 'retry-after': '120' }))

  const page = await send(typed)
  const data = await send(typed, { headers: { ...own, accept: 'application/json' } })

  expect([page.status, data.status]).toEqual([status, status])
  expect((await page.json()).values).toEqual({ email: typed.email })
  expect(await data.json()).toMatchObject({ kind: 'refused', status, wait: 120 })
})

test('a form without a target redirects to its page, which says once that it was accepted', async () => {
  const { send, requests } = await aPortal(json({ email: 'new' }))

  const response = await send(
    { id: 'a b', email: 'new' },
    { form: 'rename', address: '/my_tracks?tab=2', headers: { ...own, cookie: 'session=token-of-a-user' } },
  )

  expect([response.status, response.headers.get('location')]).toEqual([303, '/my_tracks?tab=2'])
  expect(response.headers.getSetCookie()).toEqual(['form_done=rename; Path=/; Max-Age=60; SameSite=Lax; HttpOnly'])
  expect(requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/portal/mine/a%20b', 'Bearer token-of-a-user'],
  ])
})

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', ...own },
  { referer: 'http://127.0.0.1:3000/my_tracks' },
])('a post with %o is refused before the call: another site may have sent it', async (headers) => {
  const { send, requests } = await aPortal(started)

  const response = await send(typed, { headers })

  expect([response.status, requests.length, response.headers.getSetCookie()]).toEqual([403, 0, []])
})

test.each(['other', '', 'rename\u0000'])(
  'a form %j that the page does not have is refused, with a link to the page',
  async (form) => {
    const { send, requests } = await aPortal(started)

    const response = await send(typed, { form, address: '/my_tracks?tab=2' })

    expect([response.status, requests.length]).toEqual([400, 0])
    expect(await response.text()).toContain('href="/my_tracks?tab=2"')
  },
)

test('a parameter that would change the call is refused', async () => {
  const { send, requests } = await aPortal(json({ email: 'new' }))

  const cookie = 'session=token-of-a-user'
  const response = await send({ id: 'a/../b', email: 'new' }, { form: 'rename', headers: { ...own, cookie } })

  expect([response.status, requests.length]).toEqual([404, 0])
})

test('a call without a session has no token', async () => {
  const { send, requests } = await aPortal(json({ email: 'new' }))

  const address = '/my_tracks?tab=2'
  const page = await send({ id: '1', email: 'new' }, { form: 'rename', address })
  const data = await send(
    { id: '1', email: 'new' },
    { form: 'rename', headers: { ...own, accept: 'application/json' } },
  )

  expect([page.status, page.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks%3Ftab%3D2'])
  expect([data.status, requests.length]).toEqual([401, 0])
})

const mailProgram = { headers: {}, form: '' }

test('a mail program can unsubscribe with the token of the address, without a session or an origin', async () => {
  const { send, bodies, requests } = await aPortal((_, response) => void response.writeHead(204).end())

  const address = '/aviasales?token=secret'
  const response = await send({ 'List-Unsubscribe': 'One-Click' }, { ...mailProgram, address })

  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ token: 'secret' }])
  expect(requests[0]?.headers.authorization).toBeUndefined()
})

test.each([
  [{ 'List-Unsubscribe': 'One-Click' }, '/my_tracks?token=secret', 403],
  [{ 'List-Unsubscribe': 'Two-Clicks' }, '/aviasales?token=secret', 403],
  [{ token: 'secret' }, '/aviasales', 403],
  [{ 'List-Unsubscribe': 'One-Click' }, '/aviasales', 422],
] as const)('a post of %o to %s from elsewhere is refused with %i', async (fields, address, status) => {
  const { send, bodies } = await aPortal(started)

  expect((await send(fields, { ...mailProgram, address })).status).toBe(status)
  expect(bodies).toEqual([])
})
