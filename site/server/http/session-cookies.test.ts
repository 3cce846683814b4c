// @vitest-environment node
import { expect, test } from 'vitest'
import { authenticationOf, sessionCookies, withSession } from './session-cookies.ts'

const now = Date.UTC(2026, 11, 1)
const expires = now / 1000 + 3600
const started = { kind: 'started', token: 'token-of-a-user', expires } as const
const auth = (end: unknown) => `auth=${encodeURIComponent(JSON.stringify({ expires: end }))}`

test('on HTTPS the cookie of the token is bound to the host and HttpOnly; the earlier owner is removed', () => {
  expect(sessionCookies(started, true, now)).toEqual([
    '__Host-session=token-of-a-user; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
    `${auth(expires)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    'draft_owner=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

test('a new session sets the reading settings of the account on the device', () => {
  const reading = { lang: 'en', theme: 'dark', text: '150', motion: 'off' } as const

  expect(sessionCookies({ ...started, reading }, true, now).at(-1)).toBe(
    `settings=${encodeURIComponent(JSON.stringify(reading))}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  )
})

test('the end of a session removes its cookies and those of the visitor’s plans', () => {
  const cookies = sessionCookies({ kind: 'ended' }, false, now)

  const expired = ['session', 'auth', 'my_tracks', 'travel_date', 'guest_track_before', 'track_removed', 'guest_links']
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([...expired, 'draft_owner', 'kept_form'])
  const afterExpiry = sessionCookies({ kind: 'expired' }, false, now)
  expect(afterExpiry.map((cookie) => cookie.split('=')[0])).toEqual(expired)
  for (const cookie of cookies) expect(cookie).toMatch(/^\w+=; Path=\/; Max-Age=0; /)
})

test.each([
  ['', { kind: 'guest' }],
  ['settings=x', { kind: 'guest' }],
  [`session=token-of-a-user; ${auth(expires)}`, { kind: 'signedIn', expires }],
  [`session=token-of-a-user; ${auth(expires - 3600)}`, { kind: 'ended' }],
  [auth(expires - 3601), { kind: 'ended' }],
  // The browser has dropped the token.
  [auth(expires), { kind: 'ended' }],
  [`session=short; ${auth(expires)}`, { kind: 'ended' }],
  ['auth=true', { kind: 'guest' }],
  [auth('soon'), { kind: 'guest' }],
  [`session=token-of-a-user; ${auth('soon')}`, { kind: 'signedIn', expires: now / 1000 + 365 * 86_400 }],
  ['session=token-of-a-user', { kind: 'signedIn', expires: now / 1000 + 365 * 86_400 }],
])('a browser with the cookies "%s" is %o', (cookies, authentication) => {
  expect(authenticationOf(cookies, false, now)).toEqual(authentication)
})

test('a response that changes the session is not cached', async () => {
  const response = new Response('{}', { status: 201, headers: { 'cache-control': 'public, max-age=60' } })

  const changed = withSession(response, started, true)

  expect([changed.status, changed.headers.get('cache-control'), await changed.text()]).toEqual([
    201,
    'private, no-store',
    '{}',
  ])
  expect(changed.headers.getSetCookie()).toHaveLength(3)
})
