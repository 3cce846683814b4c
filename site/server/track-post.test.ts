// @vitest-environment node
import { calls } from '@tropa/contract'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { mostGuestStops } from '../planner/guest-track.ts'
import { failed } from './failed.ts'
import { Gateway } from './gateway/gateway.ts'
import { aProvider, aVisit, json, type Listener } from './gateway/testing/test-provider.ts'
import { createTrackAdoption, createTrackPost } from './track-post.ts'

const own = { origin: 'http://127.0.0.1:3000' }
const signedIn = { ...own, cookie: 'session=token-of-a-user' }
const withCookie = (track: string) => ({ ...own, cookie: `guest_track=${track}` })
const track = { locations: [1001], events: [], object_list: [] }
const accepted: Listener = json({ track })

async function aPortal(listener: Listener = accepted) {
  const bodies: string[] = []
  const { url, requests } = await aProvider((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (text: string) => (body += text))
    request.on('end', () => {
      bodies.push(body)
      listener(request, response)
    })
  })
  const gateway = new Gateway({ calls, apiUrl: url })
  const post = createTrackPost(gateway)
  const send = (fields: Record<string, string>, headers: Record<string, string> = own, back = '/locations?page=2') => {
    const address = `/my_tracks/change?${new URLSearchParams({ return_to: back }).toString()}`
    const visit = aVisit(address, { method: 'POST', body: new URLSearchParams(fields), headers })
    return post(visit).catch((error: unknown) => failed(visit, error))
  }
  return { send, gateway, bodies, sent: () => requests.map(({ method, url: path }) => `${method} ${path}`) }
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0]

test('a guest’s control changes the cookie and leads back, without a call', async () => {
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

test('the cookie goes with its last stop, and what it cannot hold leads to sign in', async () => {
  const { send } = await aPortal()
  const full = Array.from({ length: mostGuestStops }, (_, index) => `l${index + 1}`).join('.')

  const last = await send({ detach: 'location/7' }, withCookie('l7'))
  const more = await send({ attach: 'event/4001' }, withCookie(full))

  expect(last.headers.getSetCookie()[0]).toMatch(/^guest_track=; .*Max-Age=0/)
  expect([more.status, more.headers.get('location')]).toEqual([303, '/login?return_to=%2Flocations%3Fpage%3D2'])
})

test('a guest clears the track, and takes the last removal back beside what was added since', async () => {
  const { send, sent } = await aPortal()
  const set = (response: Response) => response.headers.getSetCookie().map((one) => one.split('; Path=/')[0])

  expect(set(await send({ clear: '1' }, withCookie('l1001.e4001')))).toEqual([
    'guest_track=',
    'guest_track_before=l1001.e4001',
  ])
  expect(set(await send({ detach: 'event/4001' }, withCookie('l1001.e4001')))).toEqual([
    'guest_track=l1001',
    'guest_track_before=l1001.e4001',
  ])
  const since = 'l7.l1001; guest_track_before=l1001.e4001'
  expect(set(await send({ restore: '1' }, withCookie(since)))).toEqual(['guest_track=l1001.e4001.l7'])
  expect(set(await send({ attach: 'location/7' }, withCookie('l1001')))).toEqual(['guest_track=l1001.l7'])
  const account = [await send({ clear: '1' }, signedIn), await send({ restore: '1' }, signedIn)]
  expect([account.map(({ status }) => status), sent()]).toEqual([[400, 400], []])
})

test('a signed-in visitor’s controls are calls in the visitor’s name', async () => {
  const { send, sent, bodies } = await aPortal()

  const responses = [
    await send({ attach: 'location/1001' }, signedIn),
    await send({ attach: 'event/4001 location/1002' }, signedIn),
    await send({ detach: 'location/1001' }, signedIn),
  ]

  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(sent()).toEqual(['PUT /portal/track/my/merge', 'PUT /portal/track/my/merge', 'PUT /portal/track/my/detach'])
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([
    { locations: [1001], events: [] },
    { locations: [1002], events: [4001] },
    { object_type: 'location', object_id: 1001 },
  ])
})

test.each([{}, { attach: '' }, { attach: 'tour/7' }, { detach: '../../1' }, { detach: 'location/1 location/2' }])(
  'a post of %o is refused before the call',
  async (fields) => {
    const { send, sent } = await aPortal()

    expect([(await send(fields as Record<string, string>, signedIn)).status, sent()]).toEqual([400, []])
  },
)

test('another site changes nobody’s track, neither an account’s nor a guest’s', async () => {
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
] as const)('%s signs in and comes back', async (_, fields, headers) => {
  const { send } = await aPortal(json({ message: 'No' }, 401))

  const response = await send(fields, headers)

  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?return_to=%2Flocations%3Fpage%3D2'])
})

test('no control leads to another site', async () => {
  const { send } = await aPortal()
  const addresses = ['https://evil.example', '//evil.example', '/%5cevil.example', '/\\evil.example']

  const locations = await Promise.all(
    addresses.map(async (address) => (await send({ attach: 'event/1' }, own, address)).headers.get('location')),
  )

  expect(locations).toEqual(addresses.map(() => '/'))
})

test('signing in moves the cookie into the account; a cookie that was refused stays', async () => {
  const { gateway, bodies } = await aPortal()
  const { gateway: refusing } = await aPortal(json({ message: 'No' }, 422))
  const visit = () => aVisit('/login', { method: 'POST', headers: withCookie('l1001.e4001') })

  const moved = await createTrackAdoption(gateway)(visit(), 'token-of-a-user')
  const refused = await createTrackAdoption(refusing)(visit(), 'token-of-a-user')
  const nothing = await createTrackAdoption(gateway)(aVisit('/login', { method: 'POST', headers: own }), 'token')

  expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ locations: [1001], events: [4001] }])
  expect([moved.length, refused, nothing]).toEqual([1, [], []])
  expect(moved[0]).toMatch(/^guest_track=; .*Max-Age=0/)
})
