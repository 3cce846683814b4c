import { expect, test } from 'vitest'
import { principalOf, sessionCookieName } from './principal.ts'

test('the session is read from its cookie, which is bound to the host on HTTPS', () => {
  const cookies = 'session=plain-token-1; __Host-session=host-token-1'
  expect(principalOf(cookies, true)).toEqual({ kind: 'user', token: 'host-token-1' })
  expect(principalOf(cookies, false)).toEqual({ kind: 'user', token: 'plain-token-1' })
  expect(principalOf('session=plain-token-1', true)).toEqual({ kind: 'anonymous' })
  expect([sessionCookieName(true), sessionCookieName(false)]).toEqual(['__Host-session', 'session'])
})

test.each([
  null,
  '',
  'session=',
  'session=short',
  'session=two words 123',
  'session=a%0d%0aX-Evil:1',
  `session=${'a'.repeat(3000)}`,
  'session=тропа-тропа',
])('a cookie %j is not a session', (cookie) => expect(principalOf(cookie, false)).toEqual({ kind: 'anonymous' }))
