// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAuth, changeUnauthorized, unauthorized } from './auth-actor.ts'
import type { SignedIn } from './session.ts'
import { draftOwnerKey, signedInKey } from './stored.ts'

const nowMs = Date.UTC(2026, 11, 1)
const expires = nowMs / 1000 + 3600
const draft = 'draft:/profile'

/** The channel between all tabs, without the delay of a browser. */
class Channel {
  static readonly open = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor() {
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

let stops: (() => void)[] = []
const assign = vi.fn()
const signedInElsewhere = vi.fn()

/** A tab whose page was rendered for this session. */
const open = (drawn: SignedIn | null, isOver = false) => stops.push(startAuth({ drawn, isOver }, signedInElsewhere))

const marker = () => localStorage.getItem(signedInKey)

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs })
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('location', { pathname: '/profile', search: '?tab=family', origin: 'https://portal.example', assign })
  localStorage.setItem(draftOwnerKey, 'owner')
  sessionStorage.setItem(draft, 'typed')
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  assign.mockReset()
  signedInElsewhere.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a page with a session stores its expiry, and notifies the other tabs once', () => {
  open(null)
  open({ expires })
  open({ expires })

  expect(marker()).toBe(String(expires))
  expect(signedInElsewhere.mock.calls).toEqual([[{ expires }]])
})

test('at its expiry the session is cleared and the visitor is redirected to sign in once, and back to the page', () => {
  open({ expires })
  localStorage.setItem('active_track', '{}')
  vi.advanceTimersByTime(3600_000)
  vi.advanceTimersByTime(3600_000)

  expect(assign.mock.calls).toEqual([['/login?return_to=%2Fprofile%3Ftab%3Dfamily']])
  expect([localStorage.getItem('active_track'), marker(), sessionStorage.getItem(draft)]).toEqual([null, null, 'typed'])
})

test('a device that slept past the expiry of the session notices it when it wakes', () => {
  open({ expires })
  vi.setSystemTime(nowMs + 7200_000)
  document.dispatchEvent(new Event('visibilitychange'))

  expect(assign.mock.calls).toEqual([['/login?return_to=%2Fprofile%3Ftab%3Dfamily']])
})

test('a 401 clears the session in every tab and redirects each of them home', () => {
  open({ expires })
  open({ expires })
  unauthorized()
  unauthorized()

  expect(assign.mock.calls).toEqual([['/'], ['/']])
  expect(marker()).toBeNull()
})

test('a 401 to a change redirects to sign in and back to the page, and does not redirect a guest', () => {
  open({ expires })
  changeUnauthorized()
  changeUnauthorized()

  expect(assign.mock.calls).toEqual([['/login?return_to=%2Fprofile%3Ftab%3Dfamily']])
})

test('a 401 does not redirect a guest, and keeps the guest’s storage', () => {
  open(null)
  localStorage.setItem('active_track', '{}')
  unauthorized()

  expect([assign.mock.calls, localStorage.getItem('active_track')]).toEqual([[], '{}'])
})

test('a guest’s page after an ended session clears everything in this tab and the others', () => {
  open({ expires })
  localStorage.setItem('active_track', '{}')
  open(null)

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(assign.mock.calls).toEqual([['/']])
})

const guestTrack = { locations: [1001], events: [2001] }
const waiting = (owner: string) =>
  JSON.stringify({
    locations: [],
    events: [],
    accounts: [{ owner, unsent: [{ type: 'ATTACH', object: { object_type: 'location', object_id: 1001 } }] }],
  })

test('a 401 keeps the unsent changes of the track, also with two tabs', () => {
  open({ expires, owner: 'anna' })
  open({ expires, owner: 'anna' })
  localStorage.setItem('active_track', waiting('anna'))
  unauthorized()

  expect(localStorage.getItem('active_track')).toBe(waiting('anna'))
})

test.each([
  { what: 'ended by the portal', isOver: true, left: waiting('anna') },
  { what: 'that was signed out of', isOver: false, left: null },
])(
  'a guest’s page after a session $what keeps everything that should wait for the next session',
  ({ isOver, left }) => {
    localStorage.setItem(signedInKey, `${expires} anna`)
    localStorage.setItem('active_track', waiting('anna'))
    open(null, isOver)

    expect([marker(), localStorage.getItem('active_track')]).toEqual([null, left])
  },
)

test.each([
  ['before', { locations: [], events: [], accounts: [{ owner: 'anna', unsent: [], refused: guestTrack }] }],
  ['after', guestTrack],
])(
  'a page of a guest who has signed out clears the account %s the track is shown: a refused track stays',
  (_, stored) => {
    localStorage.setItem(signedInKey, `${expires} anna`)
    localStorage.setItem('active_track', JSON.stringify(stored))
    open(null)

    expect([marker(), localStorage.getItem('active_track')]).toEqual([null, JSON.stringify(guestTrack)])
  },
)

test('another tab gets the owner id of the account with the session', () => {
  open(null)
  open({ expires, owner: 'anna' })

  expect([marker(), signedInElsewhere.mock.calls]).toEqual([`${expires} anna`, [[{ expires, owner: 'anna' }]]])
})

test('after an expired session typed values stay for the next sign-in', () => {
  localStorage.setItem(signedInKey, String(nowMs / 1000 - 1))
  open(null)

  expect([marker(), localStorage.getItem(draftOwnerKey), sessionStorage.getItem(draft)]).toEqual([
    null,
    'owner',
    'typed',
  ])
})

test.each([null, 'SIGNED_OUT_ELSEWHERE', {}, { type: 'SIGN_OUT' }, { type: 'NOT_SIGNED_OUT_ELSEWHERE' }])(
  'the message %o is ignored',
  (data) => {
    open({ expires })
    new Channel().postMessage(data)

    expect([assign.mock.calls, marker()]).toEqual([[], String(expires)])
  },
)

test('a page that was left gets no messages', () => {
  open({ expires })
  for (const stop of stops.splice(0)) stop()
  unauthorized()
  vi.advanceTimersByTime(7200_000)

  expect([assign.mock.calls, marker()]).toEqual([[], String(expires)])
  for (const channel of Channel.open) channel.close()
})

test('if BroadcastChannel is refused, a page stores its session, without the other tabs', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure', 'SecurityError')
      }
    },
  )
  open({ expires })
  expect(marker()).toBe(String(expires))
})
