// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { mostGuestStops } from '../planner/guest-track.ts'
import { json } from './gateway/testing/test-provider.ts'
import { otherSites } from './http/testing/other-sites.ts'
import { aPortal, cookieOf, own, signedIn, withCookie } from './testing/posted-track.ts'

test('a guest’s control changes the cookie and redirects back, without a call', async () => {
  const { send, sent } = await aPortal()

  const responses = [
    await send({ attach: 'location/1001' }),
    await send({ attach: 'event/4001 location/1002' }, withCookie('l1001')),
    await send({ detach: 'location/1001' }, withCookie('l1001.e4001')),
  ]

  expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    responses.map(() => [303, '/locations?page=2']),
  )
  expect(responses.map(cookieOf)).toEqual(['guest_track=l1001', 'guest_track=l1001.e4001.l1002', 'guest_track=e4001'])
  expect(sent()).toEqual([])
})

test('the cookie is removed with its last stop, and the page gets a stop that does not fit', async () => {
  const { send } = await aPortal()
  const full = Array.from({ length: mostGuestStops }, (_, index) => `l${index + 1}`).join('.')

  const last = await send({ detach: 'location/7' }, withCookie('l7'))
  const more = await send({ attach: 'event/4001' }, withCookie(full))

  expect(last.headers.getSetCookie()[0]).toMatch(/^guest_track=; .*Max-Age=0/)
  expect([more.status, more.headers.get('location')]).toEqual([303, '/locations?page=2'])
  expect(cookieOf(more)).toBe('track_full=event%2F4001')
  expect(more.headers.getSetCookie()).toHaveLength(1)
})

test('a full track of an account shows the refusal at the control; other refusals are shown on the page', async () => {
  const { send } = await aPortal(json({ message: 'No', errors: { plan: ['300'] } }, 422))

  const [added, ordered] = [
    await send({ attach: 'event/4001 location/1002' }, signedIn),
    await send({ save: '1' }, signedIn),
  ]

  expect([added.status, added.headers.get('location')]).toEqual([303, '/locations?page=2'])
  expect(cookieOf(added)).toBe('track_full=event%2F4001%20location%2F1002')
  expect([ordered.status, ordered.headers.get('location')]).toEqual([303, '/locations?page=2'])
  expect(cookieOf(ordered)).toBe('press_refused=track%20300')
  const unreachable = await aPortal(json({ message: 'Later' }, 503))
  expect((await unreachable.send({ save: '1' }, signedIn)).status).toBe(503)
})

test('a signed-in visitor’s controls make calls for the visitor', async () => {
  const { send, sent, bodies } = await aPortal()

  const responses = [
    await send({ attach: 'location/1001' }, signedIn),
    await send({ attach: 'event/4001 location/1002' }, signedIn),
    await send({ detach: 'location/1001' }, signedIn),
  ]

  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(sent()).toEqual([
    'PUT /portal/track/my/order',
    'PUT /portal/track/my/order',
    'GET /portal/track/my/sync',
    'PUT /portal/track/my/detach',
  ])
  expect(bodies.filter(Boolean).map((body) => JSON.parse(body) as unknown)).toMatchObject([
    { plan: [], attached: [{ object_type: 'location', object_id: 1001 }] },
    {
      plan: [],
      attached: [
        { object_type: 'event', object_id: 4001 },
        { object_type: 'location', object_id: 1002 },
      ],
    },
    { object_type: 'location', object_id: 1001 },
  ])
})

test('another site cannot change the track of an account or a guest', async () => {
  const { send, sent } = await aPortal()
  const { cookie } = signedIn
  const headers: Record<string, string>[] = [
    {},
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { ...signedIn, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
  ]

  const responses = await Promise.all(headers.map((one) => send({ attach: 'location/7' }, one)))

  expect(responses.map(({ status }) => status)).toEqual(headers.map(() => 403))
  expect(responses.flatMap((response) => response.headers.getSetCookie())).toEqual([])
  expect(sent()).toEqual([])
})

test.each([
  ['an ended session', { attach: 'location/7' }, signedIn],
  ['a guest who saves', { save: '1' }, own],
] as const)('%s signs in and returns', async (_, fields, headers) => {
  const { send } = await aPortal(json({ message: 'No' }, 401))

  const response = await send(fields, headers)

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Flocations%3Fpage%3D2'])
})

test('no control redirects to another site', async () => {
  const { send } = await aPortal()

  const responses = await Promise.all(otherSites.map((address) => send({ attach: 'event/1' }, own, address)))

  expect(responses.map(({ headers }) => headers.get('location'))).toEqual(otherSites.map(() => '/'))
})
