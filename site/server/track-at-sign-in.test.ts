// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { aVisit, json } from './gateway/testing/test-provider.ts'
import {
  accountWith,
  aPortal,
  cookieOf,
  fullAccountWith,
  own,
  planned,
  signedIn,
  withCookie,
} from './testing/posted-track.ts'
import { createTrackAdoption } from './track-post.ts'

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
