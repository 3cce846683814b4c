import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, returnAddress } from './return-address.ts'

const origin = 'https://portal.example'

/** Where a browser goes from a page of the portal. */
const destination = (address: string | null) => new URL(returnAddress(address, origin), `${origin}/login`)

/** @see https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html */
const elsewhere = [
  'https://evil.example',
  'https://evil.example/profile',
  'http://portal.example/profile',
  'https://portal.example.evil.example/',
  'https://portal.example@evil.example/',
  'https://user:secret@portal.example/',
  'https://portal.example:8443/',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/tours/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'mailto:anna@evil.example',
  '\u0000//evil.example',
  '\u0001https://evil.example',
  ' //evil.example',
  'https://evil。example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%2f%5cevil.example',
  '/%09/evil.example',
  '/%00//evil.example',
  '/%0d%0aLocation:https://evil.example',
  '/.%2f/evil.example',
  '/tours/%5c..%5cevil.example',
  '//%65vil.example',
  '///\\evil.example',
  '////portal.example@evil.example',
  'https:\\evil.example',
  'https:///evil.example',
  'http:evil.example',
  'ftp://portal.example/',
  'intent://evil.example#Intent;scheme=https;end',
  '\u2028//evil.example',
  '\u202e//evil.example',
  'https://portal.example\u0000.evil.example',
  'https://portal.example%2eevil.example',
  'https://[::ffff:127.0.0.1]/',
  '//0x7f.1',
  '/%',
  '/%c0%af%c0%afevil.example',
  'http://[',
  '',
  null,
]

test.each(elsewhere)('%j redirects home', (address) => {
  expect(destination(address).href).toBe(`${origin}/`)
})

test.each([
  'https:evil.example',
  'https:/evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  ';//evil.example',
  '／／evil.example',
  '/%252fevil.example',
  '/%255cevil.example',
  '/tours?next=https://evil.example',
  '/tours#//evil.example',
])('%j is a path of the portal', (address) => {
  expect(destination(address).origin).toBe(origin)
})

test.each([
  '/login',
  '/login?return_to=/login',
  '/logout',
  '/LOGOUT',
  '/log%6Fut',
  '/logout/',
  'https://portal.example/logout',
  '/tours/../logout',
  '/registration',
  '/recovery',
  '/reset-password?token=1',
  '/api/portal/auth/logout',
  '/%',
])('%j is not a return address', (address) => {
  expect(destination(address).href).toBe(`${origin}/`)
})

test.each([
  '/profile?tab=orders',
  '/tours/7#dates',
  '/q?q=%D0%B4%D0%BE%D0%BC',
  '/loginless',
  '/my_tracks',
  '/verification/email',
])('a visitor returns to %j', (address) => {
  expect(returnAddress(address, origin)).toBe(address)
  const login = new URL(loginAddress(address, origin), origin)
  expect([login.pathname, login.searchParams.get('return_to')]).toEqual(['/login', address])
})

test('no address leaves the portal', () => {
  const piece = fc.constantFrom('/', '\\', '.', '%2f', '%5c', '@', ':', 'https:', 'evil.example', '\t', '?', '#', 'a')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      expect(destination(pieces.join('')).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})
