// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { json } from './gateway/testing/test-provider.ts'
import {
  accountWith,
  afterwards,
  aPortal,
  fullAccountWith,
  nothing,
  planned,
  removedIn,
  signedIn,
  withCookie,
} from './testing/posted-track.ts'

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

const rest = { ...planned, locations: [1002], plan: planned.plan.filter(({ object_id }) => object_id !== 1001) }

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
