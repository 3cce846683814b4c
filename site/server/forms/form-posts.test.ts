// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { IdempotencyKey } from '@tropa/contract/headers'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { failed } from '../failed.ts'
import { Gateway } from '../gateway/gateway.ts'
import type { CallList } from '../gateway/matching.ts'
import { aProvider, aVisit, json, type Listener } from '../gateway/testing/test-provider.ts'
import type { Visit } from '../http/visit.ts'
import { createFormPosts } from './form-posts.ts'

const Body = v.object({
  email: v.pipe(v.string(), v.email('email')),
  password: v.pipe(v.string(), v.minLength(8)),
  birth_date: v.optional(v.pipe(v.string(), v.isoDate())),
  country: v.optional(v.string()),
  agreement: v.literal(true),
})
const Token = v.object({ token: v.pipe(v.string(), v.minLength(1)) })
const calls = {
  unsubscribe: {
    method: 'post',
    path: 'portal/end',
    access: 'public',
    body: Token,
    answers: { 204: null },
  },
  signUp: {
    method: 'post',
    path: 'portal/sign-up',
    access: 'public',
    session: 'starts',
    body: Body,
    answers: { 201: v.object({ access_token: v.optional(v.string()), expires: v.number() }) },
  },
  mine: {
    method: 'get',
    path: 'portal/mine',
    access: 'user',
    answers: { 200: v.object({ list: v.array(v.number()) }) },
  },
  share: {
    method: 'post',
    path: 'portal/share',
    access: 'public',
    headers: v.object({ 'Idempotency-Key': IdempotencyKey }),
    body: v.object({ list: v.array(v.number()), email: v.string() }),
    answers: { 201: v.object({ url: v.string() }) },
  },
  rename: {
    method: 'put',
    path: 'portal/mine/{id}',
    access: 'user',
    params: v.object({ id: v.string() }),
    body: v.object({ email: v.string() }),
    answers: { 200: v.object({ email: v.string() }) },
  },
} as const satisfies CallList

const email = {
  kind: 'text',
  name: 'email',
  label: 'track.title',
  autoComplete: 'email',
  bounds: { min: 1, max: 9 },
} as const
const signUp: FormDefinition = {
  id: 'sign-up',
  path: '/my_tracks',
  call: calls.signUp,
  schema: async () => Body,
  fields: [
    email,
    {
      kind: 'password',
      name: 'password',
      label: 'track.title',
      autoComplete: 'new-password',
      bounds: { min: 8, max: 9 },
    },
    { kind: 'date', name: 'birth_date', label: 'track.title', isOptional: true },
    { ...email, name: 'country', when: { field: 'origin', is: 'foreign' } },
    { kind: 'consent', name: 'agreement', label: 'track.title' },
  ],
  submit: 'track.title',
  leadsTo: 'return',
}
const rename: FormDefinition = {
  ...signUp,
  id: 'rename',
  call: calls.rename,
  schema: async () => v.object({ email: v.string() }),
  fields: [{ kind: 'hidden', name: 'id' }, email],
  leadsTo: 'stay',
  notices: { done: 'track.title', failed: 'track.title' },
}

const oneClick: FormDefinition = {
  ...rename,
  id: 'one-click',
  path: '/aviasales',
  call: calls.unsubscribe,
  schema: async () => Token,
  fields: [{ kind: 'hidden', name: 'token' }],
  isOneClick: true,
}

const share: FormDefinition = {
  ...rename,
  id: 'share',
  call: calls.share,
  schema: async () => calls.share.body,
  fields: [{ kind: 'held', name: 'list', call: calls.mine, read: (answer) => answer as object }, email],
  leadsTo: (answer) => (answer as { url: string }).url,
}

const order: FormDefinition = { ...share, id: 'order', signsInAgain: true }

const expires = 4_000_000_000
const started = json({ access_token: 'token-of-a-user', expires }, 201)
const own = { origin: 'http://127.0.0.1:3000' }
const typed = { email: 'anna@example.com', password: 'warm-house', agreement: 'true' }

type Posted = { headers?: Record<string, string>; address?: string; form?: string }

/** Posts a form of a page; the page is replaced by what it is rendered from. */
async function aPortal(
  listener: Listener,
  rendered = ({ submitted }: Visit) => new Response(JSON.stringify(submitted)),
) {
  const bodies: string[] = []
  const provider = await aProvider(async (request, response) => {
    bodies.push(await text(request))
    listener(request, response)
  })
  const pages: Visit[] = []
  const post = createFormPosts({
    forms: [signUp, rename, oneClick, share, order],
    gateway: new Gateway({ calls, apiUrl: provider.url }),
    page: async (visit) => {
      pages.push(visit)
      return rendered(visit)
    },
  })
  const send = (
    fields: Record<string, string>,
    { headers = own, address = '/my_tracks', form = 'sign-up' }: Posted = {},
  ) => {
    const body = new URLSearchParams({ ...fields, form })
    const visit = aVisit(address, { method: 'POST', body, headers })
    return post(visit).catch((error: unknown) => failed(visit, error))
  }
  const requests: readonly IncomingMessage[] = provider.requests
  return { send, bodies, pages, requests }
}

test('a form that is accepted becomes the call of the contract, and leads to where the visitor was', async () => {
  const { send, bodies } = await aPortal(started)

  const fields = { ...typed, birth_date: '7.03.1990', country: 'Peru', is_admin: 'true' }
  const response = await send(fields, { address: '/my_tracks?return_to=%2Ftours%3Fpage%3D2' })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/tours?page=2'])
  // The country is asked of nobody who has not said to come from abroad, and no field is sent that the form lacks.
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { email: typed.email, password: typed.password, birth_date: '1990-03-07', agreement: true },
  ])
})

test('a session that begins is in cookies, of which scripts can read only when it ends', async () => {
  const { send } = await aPortal(started)

  const answers = [await send(typed), await send(typed, { headers: { ...own, accept: 'application/json' } })]

  expect(answers.map(({ status }) => status)).toEqual([303, 200])
  for (const answer of answers) {
    const [token, auth] = answer.headers.getSetCookie()
    expect(token).toMatch(/^session=token-of-a-user; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(auth).toBe(`auth=${encodeURIComponent(`{"expires":${expires}}`)}; Path=/; Max-Age=31536000; SameSite=Lax`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).not.toContain('token-of-a-user')
  }
})

test('a refused form renders its page again with what was typed, but for passwords and consents', async () => {
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

test('what the contract forbids does not reach the provider, and is said in the language of the page', async () => {
  const { send, requests } = await aPortal(started)

  const response = await send({ email: 'anna', password: 'short', birth_date: '31.02.1990' })

  const { outcome } = await response.json()
  expect([response.status, requests.length]).toEqual([422, 0])
  expect(outcome.errors).toEqual({
    email: ['Введённый адрес не похож на электронную почту'],
    password: ['Поле не может быть короче 8 символов'],
    birth_date: ['Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.'],
    agreement: ['Обязательное поле'],
  })
})

test.each([429, 500, 503])('a failure with %i keeps what was typed, and says when to try again', async (status) => {
  const { send } = await aPortal(json({ message: 'Later' }, status, { 'retry-after': '120' }))

  const page = await send(typed)
  const data = await send(typed, { headers: { ...own, accept: 'application/json' } })

  expect([page.status, data.status]).toEqual([status, status])
  expect((await page.json()).values).toEqual({ email: typed.email })
  expect(await data.json()).toMatchObject({ kind: 'refused', status, wait: 120 })
})

test('a form that leads nowhere returns to its page, which is told once that it was accepted', async () => {
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

test.each([
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

  const response = await send(typed, { headers: headers as Record<string, string> })

  expect([response.status, requests.length, response.headers.getSetCookie()]).toEqual([403, 0, []])
})

test.each(['other', '', 'rename\u0000'])(
  'a form %j that the page does not have is refused, with a way to the page',
  async (form) => {
    const { send, requests } = await aPortal(started)

    const response = await send(typed, { form, address: '/my_tracks?tab=2' })

    expect([response.status, requests.length]).toEqual([400, 0])
    expect(await response.text()).toContain('href="/my_tracks?tab=2"')
  },
)

test('a parameter that would lead to another call is refused', async () => {
  const { send, requests } = await aPortal(json({ email: 'new' }))

  const cookie = 'session=token-of-a-user'
  const response = await send({ id: 'a/../b', email: 'new' }, { form: 'rename', headers: { ...own, cookie } })

  expect([response.status, requests.length]).toEqual([404, 0])
})

test('the token of a call without a session is not made up', async () => {
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

test('a guest who has to sign in keeps what the cookies say of the trip', async () => {
  const { send } = await aPortal(json({ email: 'new' }))
  const cookie = 'travel_date=2026-12-24; my_tracks=%5B1%5D'

  const response = await send({ id: '1', email: 'new' }, { form: 'rename', headers: { ...own, cookie } })

  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  expect(response.headers.getSetCookie().filter((one) => !one.startsWith('kept_form='))).toEqual([])
})

test('wrong values of an ended session are kept over the sign-in too', async () => {
  const { send, pages, requests } = await aPortal(json({ email: 'new' }))
  const ended = `auth=${encodeURIComponent('{"expires":1}')}; draft_owner=someone`

  const response = await send({ id: '1', email: 'wrong' }, { form: 'rename', headers: { ...own, cookie: ended } })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks'])
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kept_form=[\w-]+; .*HttpOnly$/))
  expect([pages.length, requests.length]).toEqual([0, 0])
})

test('a session that the provider refuses leads home', async () => {
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
  'a form for guests is accepted with a session that ended elsewhere, and the cookies go, for %s',
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
  'what belongs to the account is made by no guest: a session that ended %s leads to sign in, with what was typed',
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

test('what belongs to the account is made by a guest who was never signed in', async () => {
  const { send, requests } = await aPortal(json({ url: '/tracks' }, 201))

  expect([(await send(toShare, { form: 'order' })).status, requests.length]).toEqual([303, 1])
})

test('a form for guests that is refused keeps what was typed, with a session that ended elsewhere', async () => {
  const { send, pages } = await aPortal(refusingTokens(json({ message: 'No', errors: {} }, 409)))

  const response = await send(toShare, { form: 'share', headers: endedElsewhere })

  expect([response.status, (await response.json()).values]).toEqual([409, { email: toShare.email }])
  expect(pages.map(({ principal, request }) => [principal.kind, request.headers.get('cookie')])).toEqual([
    ['anonymous', 'my_tracks=[]'],
  ])
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=; .*Max-Age=0/))
})

test('a form for guests where only users may go on leads to sign in', async () => {
  const { send } = await aPortal(json({ message: 'No' }, 401))

  const response = await send(toShare, { form: 'share', headers: endedElsewhere })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Fmy_tracks'])
})

test('a session begins with the cookie of one that ended elsewhere', async () => {
  const { send } = await aPortal(refusingTokens(started))

  const response = await send(typed, { headers: endedElsewhere })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=token-of-a-user; /)
})

test('a page that leads an ended session away is shown to a guest with what was typed', async () => {
  const { send } = await aPortal(json({ message: 'No' }, 422), ({ principal, submitted }) =>
    principal.kind === 'user'
      ? new Response(null, { status: 302, headers: { location: '/', 'set-cookie': 'session=; Max-Age=0' } })
      : Response.json(submitted),
  )

  const response = await send(typed, { headers: endedElsewhere })

  expect([response.status, (await response.json()).values]).toEqual([422, { email: typed.email }])
  expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0'])
})

const mailProgram = { headers: {}, form: '' }

test('a mail program ends a subscription by the token of the address, without a session or an origin', async () => {
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

const shared = json({ url: '/my_tracks?token=abc' }, 201)
const signedIn = { ...own, cookie: 'session=token-of-a-user' }

test('what a guest’s browser holds is part of the body, and the form leads to the page that the answer names', async () => {
  const { send, bodies, requests } = await aPortal(shared)

  const fields = { list: '{"list":[1,2]}', email: 'a@b.example', idempotency_key: 'key-of-the-page-0001' }
  const response = await send(fields, { form: 'share' })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/my_tracks?token=abc'])
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ list: [1, 2], email: 'a@b.example' }])
  expect(requests[0]?.headers['idempotency-key']).toBe('key-of-the-page-0001')
})

test('where the form brings nothing, the server takes it from the account', async () => {
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

test('a key of a script comes in a header, and a call without one gets its own', async () => {
  const { send, requests } = await aPortal(shared)
  const fields = { list: '{"list":[]}', email: 'a@b.example' }

  await send(fields, { form: 'share', headers: { ...own, 'idempotency-key': 'key-of-a-script-0001' } as typeof own })
  await send(fields, { form: 'share' })

  const [ofScript, ofServer] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(ofScript).toBe('key-of-a-script-0001')
  expect(ofServer).toMatch(/^[\w-]{36}$/)
})

test.each(['//elsewhere.example/x', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'a form never leads to %s, whatever the answer names',
  async (url) => {
    const { send } = await aPortal(json({ url }, 201))

    const response = await send({ list: '{"list":[]}', email: 'a@b.example' }, { form: 'share' })

    expect(response.headers.get('location')).toMatch(/^\/(?!\/)/)
  },
)

test.each(['null', '[', '7', '"x"'])(
  '%s instead of what the browser holds breaks the contract, not the server',
  async (list) => {
    const { send, bodies } = await aPortal(shared)

    const response = await send({ list, email: 'a@b.example' }, { form: 'share' })

    expect([response.status, bodies]).toEqual([422, []])
  },
)
