import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { IdempotencyKey } from '@tropa/contract/headers'
import type { FormDefinition } from '../../../forms/form-definition.ts'
import { failed } from '../../failed.ts'
import { Gateway } from '../../gateway/gateway.ts'
import type { CallList } from '../../gateway/matching.ts'
import { aProvider, aVisit, json, type Listener } from '../../gateway/testing/test-provider.ts'
import type { Visit } from '../../http/visit.ts'
import { createFormPosts } from '../form-posts.ts'

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
    responses: { 204: null },
  },
  signUp: {
    method: 'post',
    path: 'portal/sign-up',
    access: 'public',
    session: 'starts',
    body: Body,
    responses: { 201: v.object({ access_token: v.optional(v.string()), expires: v.number() }) },
  },
  mine: {
    method: 'get',
    path: 'portal/mine',
    access: 'user',
    responses: { 200: v.object({ list: v.array(v.number()) }) },
  },
  share: {
    method: 'post',
    path: 'portal/share',
    access: 'public',
    headers: v.object({ 'Idempotency-Key': IdempotencyKey }),
    body: v.object({ list: v.array(v.number()), email: v.string() }),
    responses: { 201: v.object({ url: v.string() }) },
  },
  rename: {
    method: 'put',
    path: 'portal/mine/{id}',
    access: 'user',
    params: v.object({ id: v.string() }),
    body: v.object({ email: v.string() }),
    responses: { 200: v.object({ email: v.string() }) },
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
  fields: [{ kind: 'held', name: 'list', call: calls.mine, read: (response) => response as object }, email],
  leadsTo: (response) => (response as { url: string }).url,
}

const order: FormDefinition = { ...share, id: 'order', signsInAgain: true }

export const expires = 4_000_000_000
export const started = json({ access_token: 'token-of-a-user', expires }, 201)
export const own = { origin: 'http://127.0.0.1:3000' }
export const typed = { email: 'anna@example.com', password: 'warm-house', agreement: 'true' }

type Posted = { headers?: Record<string, string>; address?: string; form?: string }

/** Posts a form of a page; the page is replaced by what it is rendered from. */
export async function aPortal(
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
