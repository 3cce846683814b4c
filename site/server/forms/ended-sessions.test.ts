// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { json, type Listener } from '../gateway/testing/test-provider.ts'
import { aPortal, expires, own, started, typed } from './testing/posted-portal.ts'

test('a guest who has to sign in keeps the cookies of the trip', async () => {
  const { send } = await aPortal(json({ email: 'new' }))
  const cookie = 'travel_date=2026-12-24; my_tracks=%5B1%5D'

  const response = await send({ id: '1', email: 'new' }, { form: 'rename', headers: { ...own, cookie } })

  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  expect(response.headers.getSetCookie().filter((one) => !one.startsWith('kept_form='))).toEqual([])
})

test('invalid values of an ended session are kept after signing in too', async () => {
  const { send, pages, requests } = await aPortal(json({ email: 'new' }))
  const ended = `auth=${encodeURIComponent('{"expires":1}')}; draft_owner=someone`

  const response = await send({ id: '1', email: 'wrong' }, { form: 'rename', headers: { ...own, cookie: ended } })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks'])
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kept_form=[\w-]+; .*HttpOnly$/))
  expect([pages.length, requests.length]).toEqual([0, 0])
})

test('a session that the provider refuses redirects home', async () => {
  const { send } = await aPortal(json({ message: 'No' }, 401))
  const cookie = `session=token-of-a-user; auth=${encodeURIComponent(`{"expires":${expires}}`)}`

  const response = await send({ id: '1', email: 'new' }, { form: 'rename', headers: { ...own, cookie } })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=; .*Max-Age=0/))
})

const live = `auth=${encodeURIComponent(`{"expires":${expires}}`)}`
const endedElsewhere = { ...own, cookie: `session=token-of-a-user; ${live}; my_tracks=[]` }
const toShare = { list: '{"list":[]}', email: 'a@b.example' }
const refusingTokens =
  (guest: Listener): Listener =>
  (request, response) =>
    (request.headers.authorization === undefined ? guest : json({ message: 'No' }, 401))(request, response)

test.each(['text/html', 'application/json'])(
  'a form for guests is accepted with a session that ended elsewhere, and its cookies are removed, for %s',
  async (accept) => {
    const { send, requests } = await aPortal(refusingTokens(json({ url: '/tracks' }, 201)))

    const response = await send(toShare, { form: 'share', headers: { ...endedElsewhere, accept } })

    const [status, location] = accept === 'text/html' ? [303, '/tracks'] : [200, null]
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=; .*Max-Age=0/))
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  },
)

const endedHere = { ...own, cookie: `auth=${encodeURIComponent('{"expires":1}')}; draft_owner=someone` }

test.each([
  ['elsewhere', { ...own, cookie: `${endedElsewhere.cookie}; draft_owner=someone` }, 1],
  ['by its time', endedHere, 0],
])(
  'a form of the account is not sent as a guest: a session that ended %s redirects to sign in, and keeps the values',
  async (_, headers, calls) => {
    const { send, requests } = await aPortal(refusingTokens(json({ url: '/tracks' }, 201)))

    const page = await send(toShare, { form: 'order', address: '/my_tracks?x=1', headers })
    const data = await send(toShare, { form: 'order', headers: { ...headers, accept: 'application/json' } })

    expect([page.status, page.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks%3Fx%3D1'])
    expect(page.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kept_form=[\w-]+; .*HttpOnly$/))
    expect([data.status, requests.length]).toEqual([401, calls * 2])
    for (const { headers: answered } of [page, data])
      expect(answered.getSetCookie()).toContainEqual(expect.stringMatching(/^auth=; .*Max-Age=0/))
  },
)

test('a form of the account can be sent by a guest who was never signed in', async () => {
  const { send, requests } = await aPortal(json({ url: '/tracks' }, 201))

  expect([(await send(toShare, { form: 'order' })).status, requests.length]).toEqual([303, 1])
})

test('a refused form for guests keeps its values, with a session that ended elsewhere', async () => {
  const { send, pages } = await aPortal(refusingTokens(json({ message: 'No', errors: {} }, 409)))

  const response = await send(toShare, { form: 'share', headers: endedElsewhere })

  expect([response.status, (await response.json()).values]).toEqual([409, { email: toShare.email }])
  expect(pages.map(({ principal, request }) => [principal.kind, request.headers.get('cookie')])).toEqual([
    ['anonymous', 'my_tracks=[]'],
  ])
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=; .*Max-Age=0/))
})

test('a form for guests redirects to sign in if only users may continue', async () => {
  const { send } = await aPortal(json({ message: 'No' }, 401))

  const response = await send(toShare, { form: 'share', headers: endedElsewhere })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks'])
})

test('a session can begin with the cookie of one that ended elsewhere', async () => {
  const { send } = await aPortal(refusingTokens(started))

  const response = await send(typed, { headers: endedElsewhere })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=token-of-a-user; /)
})

test('a page that redirects an ended session is shown to a guest with the typed values', async () => {
  const { send } = await aPortal(json({ message: 'No' }, 422), ({ principal, submitted }) =>
    principal.kind === 'user'
      ? new Response(null, { status: 302, headers: { location: '/', 'set-cookie': 'session=; Max-Age=0' } })
      : Response.json(submitted),
  )

  const response = await send(typed, { headers: endedElsewhere })

  expect([response.status, (await response.json()).values]).toEqual([422, { email: typed.email }])
  expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0'])
})
