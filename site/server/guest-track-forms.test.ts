// @vitest-environment node
import { calls } from '@tropa/contract'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { emailTrackForm, endShareForm, trackSharingForms } from '../track-sharing/track-sharing-forms.ts'
import { createFormPosts } from './forms/form-posts.ts'
import { Gateway } from './gateway/gateway.ts'
import { aProvider, aVisit } from './gateway/testing/test-provider.ts'
import { guestTrackForms } from './guest-track-forms.ts'

const token = 't'.repeat(43)
const secret = 's'.repeat(43)
const made = { token, url: `/share_track?token=${token}`, owner_secret: secret }

async function aPortal() {
  const sent: { path: string | undefined; secret: unknown; body: unknown }[] = []
  const { url } = await aProvider(async (request, response) => {
    const body = await text(request)
    const { method, url: path } = request
    sent.push({ path: `${method} ${path}`, secret: request.headers['owner-secret'], body: body && JSON.parse(body) })
    const status = method === 'DELETE' ? 204 : path?.endsWith('/share') ? 201 : 202
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 204 ? undefined : JSON.stringify(made))
  })
  const post = createFormPosts({
    forms: trackSharingForms,
    gateway: new Gateway({ calls, apiUrl: url }),
    page: async ({ submitted }) => Response.json(submitted),
    guests: guestTrackForms,
  })
  const send = (path: string, fields: Record<string, string>, cookie: string, accept = 'text/html') => {
    const headers = { origin: 'http://127.0.0.1:3000', cookie, accept }
    return post(aVisit(path, { method: 'POST', body: new URLSearchParams(fields), headers }))
  }
  return { send, sent }
}

const twoStops = 'guest_track=l1001.e4001; travel_date=2027-02-05'

test('a guest without scripts shares the track in the cookie, and stores the key that ends the link', async () => {
  const { send, sent } = await aPortal()

  const shared = await send('/share_track', { form: 'share-track', can_add: 'true' }, twoStops)

  expect([shared.status, shared.headers.get('location')]).toEqual([303, made.url])
  expect(sent[0]?.body).toMatchObject({
    locations: [1001],
    events: [4001],
    start_date: '2027-02-05',
    can_add: true,
  })
  const [links = ''] = shared.headers.getSetCookie()
  expect(links).toMatch(/^guest_links=t{43}\.s{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)

  const [cookie = ''] = links.split(';')
  const ended = await send('/share_track', { form: 'end-share', token }, cookie)
  expect(sent[1]).toEqual({ path: `DELETE /portal/track/shared/${token}`, secret, body: '' })
  expect(ended.status).toBe(303)
  expect(ended.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^guest_links=; .*Max-Age=0/))
})

test('a guest without scripts mails the track in the cookie, and stores the key that ends the link in the mail', async () => {
  const { send, sent } = await aPortal()

  const mailed = await send('/my_tracks', { form: 'email-track', email: 'anna@example.com' }, twoStops)

  expect(mailed.status).toBe(303)
  expect(mailed.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^guest_links=t{43}\.s{43};/))
  expect(sent.map(({ body }) => body)).toMatchObject([{ locations: [1001], events: [4001], email: 'anna@example.com' }])
})

test('a link that a guest has made can be ended by that browser after signing in; an account’s own needs no key', async () => {
  const { send, sent } = await aPortal()
  const session = `session=token-of-a-user; auth=${encodeURIComponent(`{"expires":${Math.floor(Date.now() / 1000) + 3600}}`)}`

  const ended = await send('/share_track', { form: 'end-share', token }, `${session}; guest_links=${token}.${secret}`)
  const track = JSON.stringify({ locations: [7], events: [] })
  const shared = await send('/share_track', { form: 'share-track', track }, session)

  expect([ended.status, sent[0]?.secret]).toEqual([303, secret])
  expect(ended.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^guest_links=; .*Max-Age=0/))
  expect([shared.status, shared.headers.getSetCookie()]).toEqual([303, []])
})

test('a guest without a track has nothing to share: no call is made', async () => {
  const { send, sent } = await aPortal()

  const shared = await send('/share_track', { form: 'share-track' }, 'guest_track=')

  expect([shared.status, sent]).toEqual([422, []])
})

test('with scripts the browser stores the key itself; the key of another link is not sent', async () => {
  const { send, sent } = await aPortal()

  const track = JSON.stringify({ locations: [7], events: [] })
  const shared = await send('/share_track', { form: 'share-track', track }, twoStops, 'application/json')
  await send('/share_track', { form: 'end-share', token }, `guest_links=${'o'.repeat(43)}.${secret}`)

  expect(shared.headers.getSetCookie()).toEqual([])
  expect(sent.map(({ body, secret: key }) => [body, key])).toEqual([
    [expect.objectContaining({ locations: [7] }), undefined],
    ['', undefined],
  ])
})

test('only the form that ends a link sends its key and removes it from the browser', () => {
  const visit = aVisit('/share_track', { headers: { cookie: `guest_links=${token}.${secret}` } })
  const of = (form: typeof endShareForm) => [
    guestTrackForms.headers(visit, form, { token }),
    guestTrackForms.cookies(visit, form, { token }, undefined).length,
  ]

  expect(of(endShareForm)).toEqual([{ 'Owner-Secret': secret }, 1])
  expect(of(emailTrackForm)).toEqual([{}, 0])
})
