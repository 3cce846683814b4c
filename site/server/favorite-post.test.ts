// @vitest-environment node
import { calls } from '@tropa/contract'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { failed } from './failed.ts'
import { createFavoritePost } from './favorite-post.ts'
import { Gateway } from './gateway/gateway.ts'
import { aProvider, aVisit, json, type Listener } from './gateway/testing/test-provider.ts'
import { otherSites } from './http/testing/other-sites.ts'

const own = { origin: 'http://127.0.0.1:3000' }
const signedIn = { ...own, cookie: 'session=token-of-a-user' }
const accepted: Listener = (_, response) => void response.writeHead(204).end()

async function aPortal(listener: Listener = accepted) {
  const { url, requests } = await aProvider(listener)
  const post = createFavoritePost(new Gateway({ calls, apiUrl: url }))
  const send = (fields: Record<string, string>, headers: Record<string, string> = signedIn, back = '/tours?page=2') => {
    const address = `/favorites?${new URLSearchParams({ return_to: back }).toString()}`
    const visit = aVisit(address, { method: 'POST', body: new URLSearchParams(fields), headers })
    return post(visit).catch((error: unknown) => failed(visit, error))
  }
  return { send, sent: () => requests.map(({ method, url: path }) => `${method} ${path}`) }
}

test('a heart adds or removes its object for the visitor, and redirects back to its page', async () => {
  const { send, sent } = await aPortal()

  const responses = [await send({ add: 'tour/7' }), await send({ remove: 'location/1003' })]

  expect(
    responses.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')]),
  ).toEqual([303, 303].map((status) => [status, '/tours?page=2', 'no-store']))
  expect(sent()).toEqual(['PUT /portal/profile/favorite/tour/7', 'DELETE /portal/profile/favorite/location/1003'])
})

test.each<Record<string, string>>([
  {},
  { add: '' },
  { add: 'tour' },
  { add: 'tour/x' },
  { remove: '../../profile/1' },
  { heart: 'tour/7' },
])('a post of %o is refused before the call', async (fields) => {
  const { send, sent } = await aPortal()

  expect([(await send(fields)).status, sent()]).toEqual([400, []])
})

test('another site cannot press a heart, not even without both headers', async () => {
  const { send, sent } = await aPortal()
  const { cookie } = signedIn
  const headers: Record<string, string>[] = [
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { ...signedIn, 'sec-fetch-site': 'cross-site' },
  ]

  const statuses = await Promise.all(headers.map(async (one) => (await send({ add: 'tour/7' }, one)).status))

  expect([statuses, sent()]).toEqual([[403, 403, 403], []])
})

test.each([
  ['a guest', own, accepted],
  ['an ended session', signedIn, json({ message: 'No' }, 401)],
])('%s signs in and returns', async (_, headers, listener) => {
  const { send } = await aPortal(listener)

  const response = await send({ add: 'tour/7' }, headers)

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Ftours%3Fpage%3D2'])
})

test('a guest who signs in for a heart keeps the travel date, the kept tracks and the keys of shared links', async () => {
  const { send } = await aPortal()

  const ofGuest = await send({ add: 'tour/7' }, { ...own, cookie: 'travel_date=2026-12-24; guest_links=x' })
  const ofEnded = await send({ add: 'tour/7' }, { ...own, cookie: `auth=${encodeURIComponent('{"expires":1}')}` })

  expect(ofGuest.headers.getSetCookie()).toEqual([])
  expect(ofEnded.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^travel_date=; .*Max-Age=0/))
})

test('no heart redirects to another site', async () => {
  const { send } = await aPortal()

  const responses = await Promise.all(otherSites.map((address) => send({ add: 'tour/7' }, signedIn, address)))

  expect(responses.map(({ headers }) => headers.get('location'))).toEqual(otherSites.map(() => '/'))
})
