// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { createFetch } from '../server-fetch.ts'
import { trustedProxies } from '@tropa/http/visitor'
import { createApi } from './api.ts'
import { Gateway } from './gateway.ts'
import type { CallList } from './matching.ts'
import { aProvider, json, type Listener } from './testing/test-provider.ts'

const body = v.object({
  access_token: v.optional(v.string()),
  expires: v.number(),
  user: v.looseObject({ name: v.string() }),
})
const calls = {
  login: { method: 'post', path: 'portal/login', access: 'public', session: 'starts', responses: { 200: body } },
  logout: { method: 'post', path: 'portal/logout', access: 'user', session: 'ends', responses: { 204: null } },
  list: { method: 'get', path: 'portal/list', access: 'public', responses: { 200: v.object({ total: v.number() }) } },
  mine: { method: 'get', path: 'portal/mine', access: 'user', responses: { 200: v.object({ total: v.number() }) } },
} as const satisfies CallList

const origin = 'http://127.0.0.1:3000'
const settings = { siteUrl: null, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') }
const expires = 4_000_000_000
const user = { name: 'Anna' }

async function aPortal(listener: Listener) {
  const provider = await aProvider(listener)
  const api = createApi(new Gateway({ calls, apiUrl: provider.url }))
  const routes = [{ name: 'api', at: /^\/api\/(.*)$/, methods: 'any', handle: api } as const]
  const fetch = createFetch({ routes, pages: { name: 'page', at: /^/, handle: () => new Response() }, settings })
  const ask = (path: string, method: string, cookie = '') =>
    fetch(new Request(`${origin}/api/portal/${path}`, { method, headers: { origin, cookie } }))
  return { provider, ask }
}
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

const boundToSession = [
  'session',
  'auth',
  'my_tracks',
  'travel_date',
  'guest_track_before',
  'track_removed',
  'guest_links',
]

test('the token of a new session is in a cookie that replaces an earlier one, and not in the body', async () => {
  const { ask } = await aPortal(json({ access_token: 'new-token', expires, user }))

  const response = await ask('login', 'POST', 'session=planted-token')

  expect(cookiesOf(response)).toEqual([
    'session=new-token',
    `auth=${encodeURIComponent(`{"expires":${expires}}`)}`,
    'draft_owner=',
  ])
  expect(await response.json()).toEqual({ expires, user })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  [{ lang: 'en', theme: 'dark', text: '<b>' }, [{ lang: 'en', theme: 'dark' }]],
  [{}, []],
])('the reading settings %o of the account become those of the device: %o', async (reading, expected) => {
  const { ask } = await aPortal(json({ access_token: 'new-token', expires, user: { ...user, settings: { reading } } }))

  const cookies = cookiesOf(await ask('login', 'POST'))

  const settingsOf = (cookie = '') => JSON.parse(decodeURIComponent(cookie.replace('settings=', '')))
  expect(cookies.slice(3).map(settingsOf)).toEqual(expected)
})

test('a language that was chosen on the device stays, for any language of the account', async () => {
  const settings = { reading: { lang: 'ru', theme: 'dark' } }
  const { ask } = await aPortal(json({ access_token: 'new-token', expires, user: { ...user, settings } }))

  const cookies = cookiesOf(await ask('login', 'POST', `settings=${encodeURIComponent('{"lang":"en"}')}`))

  expect(cookies.at(-1)).toBe(`settings=${encodeURIComponent('{"lang":"en","theme":"dark"}')}`)
})

test.each([
  { expires, user },
  { access_token: '', expires, user },
  { access_token: 'a b; Domain=evil.example', expires, user },
  { access_token: 'new-token\r\nSet-Cookie: a=1', expires, user },
  { access_token: 'new-token', expires: 1.5, user },
])('a session that begins with %o breaks the contract: 502', async (body) => {
  const { ask } = await aPortal(json(body))

  const response = await ask('login', 'POST')

  expect([response.status, response.headers.getSetCookie()]).toEqual([502, []])
})

test('a refused sign-in changes nothing', async () => {
  const { ask } = await aPortal(json({ message: 'No', access_token: 'new-token' }, 422))

  const response = await ask('login', 'POST', 'session=token-of-a-user')

  expect([response.status, response.headers.getSetCookie()]).toEqual([422, []])
  expect(await response.text()).not.toContain('new-token')
})

test('the owner of the session is in a cookie as a digest, which scripts cannot read', async () => {
  const { ask } = await aPortal(
    json({ access_token: 'new-token', expires, user: { ...user, email: 'Anna@b.example' } }),
  )

  const [, , owner = ''] = (await ask('login', 'POST')).headers.getSetCookie()

  expect(owner).toMatch(/^draft_owner=[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
})

test('the end of a session removes its cookies', async () => {
  const { ask, provider } = await aPortal((_, response) => void response.writeHead(204).end())

  const response = await ask('logout', 'POST', 'session=token-of-a-user')

  expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-of-a-user'])
  const ended = [...boundToSession, 'draft_owner', 'kept_form']
  expect([response.status, ...cookiesOf(response)]).toEqual([204, ...ended.map((name) => `${name}=`)])
})

test.each([
  ['mine', 'session=token-of-a-user', 1, ['form_done=session-refused']],
  ['list', 'session=token-of-a-user', 1, ['form_done=session-refused']],
  ['mine', `auth=${encodeURIComponent('{"expires":1}')}`, 0, []],
])('any 401 ends the session, and the next page says so: %s with "%s"', async (path, cookie, count, notice) => {
  const { ask, provider } = await aPortal(json({ message: 'Sign in' }, 401))

  const response = await ask(path, 'GET', cookie)

  expect([response.status, provider.requests.length]).toEqual([401, count])
  expect(cookiesOf(response)).toEqual([...boundToSession.map((name) => `${name}=`), ...notice])
})

test('the response to one visitor is not in a cache that another one reads', async () => {
  const totals = [1, 2, 3]
  const { ask } = await aPortal((request, response) => json({ total: totals.shift() })(request, response))

  const anna = await ask('list', 'GET', 'session=token-of-anna')
  const boris = await ask('list', 'GET', 'session=token-of-boris')
  const guest = await ask('list', 'GET')

  expect(await Promise.all([anna, boris, guest].map((response) => response.json()))).toEqual([
    { total: 1 },
    { total: 2 },
    { total: 3 },
  ])
  expect([anna, boris].map(({ headers }) => headers.get('cache-control'))).toEqual(Array(2).fill('private, no-store'))
})

test('a session begins for any result of ending the earlier one', async () => {
  const { provider, ask } = await aPortal((request, response) => {
    const isLogin = request.url?.endsWith('/login') && request.headers.authorization === undefined
    const reply = isLogin ? json({ access_token: 'new-token', expires, user }) : json({ message: 'No' }, 401)
    reply(request, response)
  })

  const response = await ask('login', 'POST', 'session=ended-token')

  expect([response.status, cookiesOf(response)[0]]).toEqual([200, 'session=new-token'])
  expect(provider.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/portal/login', undefined],
    ['/portal/logout', 'Bearer ended-token'],
  ])
})

test('a refused sign-in does not end a session', async () => {
  const { provider, ask } = await aPortal(json({ message: 'No', errors: {} }, 422))

  const response = await ask('login', 'POST', 'session=earlier-token')

  expect([response.status, cookiesOf(response), provider.requests.length]).toEqual([422, [], 1])
})
