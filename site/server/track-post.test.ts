// @vitest-environment node
import { calls } from '@tropa/contract'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { mostGuestStops } from '../planner/guest-track.ts'
import { failed } from './failed.ts'
import { Gateway } from './gateway/gateway.ts'
import { aProvider, aVisit, json, type Listener } from './gateway/testing/test-provider.ts'
import { otherSites } from './http/testing/other-sites.ts'
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

/** An account without room for another saved track. */
const fullAccountWith =
  (active: object): Listener =>
  (request, response) => {
    const isSave = request.url?.endsWith('/save')
    const refusal = { message: 'No', errors: { track: ['Сохранено уже 200 треков'] } }
    json(isSave ? refusal : { track: active }, isSave ? 422 : 200)(request, response)
  }

test('an account at the limit of saved tracks can still clear the track and undo that', async () => {
  const before = await aPortal(fullAccountWith(planned))
  const cleared = await before.send({ clear: '1' }, signedIn)
  const set = removedIn(cleared)
  expect([cleared.status, before.sent().at(-1)]).toEqual([303, 'PUT /portal/track/my/clear'])
  expect(set).toMatch(/^track_removed=stops\.e4001-1\.l1001-2\.l1002-2;/)

  const { send, sent, bodies } = await aPortal(fullAccountWith(nothing))
  const response = await send({ restore: '1' }, afterwards(set))

  expect(sent()).toEqual(['GET /portal/track/my/sync', 'PUT /portal/track/my/order'])
  const stops = planned.plan.map(({ object_type, object_id, day }) => ({ object_type, object_id, day }))
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ attached: stops, plan: stops })
  expect(removedIn(response)).toMatch(/^track_removed=; .*Max-Age=0/)
})

const wished = (back: string) => ({ ...own, cookie: `guest_track=l1001; track_wish=${encodeURIComponent(back)}` })
const signInAt = (back: string, headers: Record<string, string>) =>
  aVisit(`/login?${new URLSearchParams({ return_to: back }).toString()}`, { method: 'POST', headers })

test('a guest’s Save is carried out after signing in for it', async () => {
  const { send, sent, gateway } = await aPortal(accountWith(planned))
  const pressed = await send({ save: '1' }, withCookie('l1001'), '/my_tracks')
  expect(cookieOf(pressed)).toBe('track_wish=%2Fmy_tracks')

  const set = await createTrackAdoption(gateway)(signInAt('/my_tracks', wished('/my_tracks')), 'token-of-a-user')

  expect(sent()).toEqual(['PUT /portal/track/my/merge', 'POST /portal/track/my/save'])
  expect(set.map((one) => one.split(';')[0])).toEqual(['track_wish=', 'guest_track=', 'form_done=save-track'])
})

test('the page says once that a track was saved', async () => {
  const { send } = await aPortal(accountWith(planned))
  expect(cookieOf(await send({ save: '1' }, signedIn))).toBe('form_done=save-track')
})

test('the Save of an ended session is carried out after the next sign-in', async () => {
  const ended = await aPortal(json({ message: 'No' }, 401))
  const pressed = await ended.send({ save: '1' }, signedIn, '/my_tracks')
  expect(pressed.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^track_wish=%2Fmy_tracks; .*HttpOnly$/))

  const { sent, gateway } = await aPortal(accountWith(planned))
  const headers = { ...own, cookie: 'track_wish=%2Fmy_tracks' }
  await createTrackAdoption(gateway)(signInAt('/my_tracks', headers), 'token-of-a-user')
  expect(sent()).toEqual(['POST /portal/track/my/save'])
})

test('another sign-in saves nothing, and neither does one whose account refuses the track', async () => {
  const { sent, gateway } = await aPortal(accountWith(planned))
  const set = await createTrackAdoption(gateway)(signInAt('/tours', wished('/my_tracks')), 'token-of-a-user')
  expect([sent(), set.some((one) => one.startsWith('track_wish=;'))]).toEqual([['PUT /portal/track/my/merge'], true])

  const refusing = await aPortal(json({ message: 'No' }, 422))
  await createTrackAdoption(refusing.gateway)(signInAt('/my_tracks', wished('/my_tracks')), 'token-of-a-user')
  expect(refusing.sent()).toEqual(['PUT /portal/track/my/merge'])
})

test('an account at its limit says so after signing in, and keeps the track', async () => {
  const { gateway } = await aPortal(fullAccountWith(planned))
  const set = await createTrackAdoption(gateway)(signInAt('/my_tracks', wished('/my_tracks')), 'token-of-a-user')

  expect(set.map((one) => one.split(';')[0])).toEqual([
    'track_wish=',
    'guest_track=',
    `press_refused=${encodeURIComponent('track Сохранено уже 200 треков')}`,
  ])
})

test('a guest clears the track, and can undo the last removal, with stops added since', async () => {
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
  expect(sent()).toEqual([])
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

const planned = {
  locations: [1001, 1002],
  events: [4001],
  object_list: [],
  plan: [
    { object_type: 'event', object_id: 4001, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2, note: 'Взять термос' },
    { object_type: 'location', object_id: 1002, day: 2 },
  ],
  day_notes: [{ day: 2, note: 'Выехать до рассвета' }],
  days: 3,
}
const rest = { ...planned, locations: [1002], plan: planned.plan.filter(({ object_id }) => object_id !== 1001) }
const nothing = { locations: [], events: [], object_list: [], plan: [] }
const savedAs = (one: typeof planned) => ({ ...one, id: 77, title: null, created_at: '2026-11-23T09:00:00.000Z' })

const accountWith =
  (active: object): Listener =>
  (request, response) => {
    const { method, url = '' } = request
    if (method === 'DELETE') return void response.writeHead(204).end()
    const isSaved = url.endsWith('/save') || url.endsWith('/restore')
    const status = url.endsWith('/save') ? 201 : 200
    json({ track: isSaved ? savedAs(planned) : active }, status)(request, response)
  }
const removedIn = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith('track_removed'))
const afterwards = (set = '') => ({ ...own, cookie: `session=token-of-a-user; ${set.split(';')[0]}` })

test('a signed-in visitor can undo the removal of a stop: its position, day and note', async () => {
  const before = await aPortal(accountWith(planned))
  const set = removedIn(await before.send({ detach: 'location/1001' }, signedIn))
  expect(set).toMatch(/; Max-Age=86400; .*HttpOnly$/)

  const { send, sent, bodies } = await aPortal(accountWith(rest))
  const response = await send({ restore: '1' }, afterwards(set))

  expect(sent()).toEqual(['GET /portal/track/my/sync', 'PUT /portal/track/my/order'])
  expect(JSON.parse(bodies[1] ?? '')).toEqual({ plan: planned.plan, attached: [planned.plan[1]] })
  expect(removedIn(response)).toMatch(/^track_removed=; .*Max-Age=0/)
})

test('a signed-in visitor clears the track, and can undo that with its days and notes', async () => {
  const before = await aPortal(accountWith(planned))
  const set = removedIn(await before.send({ clear: '1' }, signedIn))
  expect(before.sent().slice(1)).toEqual(['POST /portal/track/my/save', 'DELETE /portal/track/my/77'])

  const { send, sent, bodies } = await aPortal(accountWith(nothing))
  const response = await send({ restore: '1' }, afterwards(set))

  expect(sent()).toEqual([
    'PUT /portal/track/my/77/restore',
    'GET /portal/track/my/sync',
    'PUT /portal/track/my/order',
    'DELETE /portal/track/my/77',
  ])
  const { plan, day_notes, days } = planned
  expect(JSON.parse(bodies[2] ?? '')).toEqual({ attached: plan, plan, day_notes, days })
  expect(removedIn(response)).toMatch(/^track_removed=; .*Max-Age=0/)
})

test('an empty track is cleared without a call, and the undo of unknown objects is no longer offered', async () => {
  const { send, sent } = await aPortal(accountWith(nothing))
  expect([(await send({ clear: '1' }, signedIn)).status, sent()]).toEqual([303, ['GET /portal/track/my/sync']])

  const other = await aPortal(json({ message: 'Unknown' }, 404))
  const response = await other.send({ restore: '1' }, afterwards('track_removed=track.77.3'))
  expect([response.status, removedIn(response)?.split(';')[0]]).toEqual([303, 'track_removed='])
})

test.each<Record<string, string>>([
  {},
  { attach: '' },
  { attach: 'tour/7' },
  { detach: '../../1' },
  { detach: 'location/1 location/2' },
])('a post of %o is refused before the call', async (fields) => {
  const { send, sent } = await aPortal()

  expect([(await send(fields, signedIn)).status, sent()]).toEqual([400, []])
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

test('signing in moves the cookie into the account; a refused cookie stays', async () => {
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
