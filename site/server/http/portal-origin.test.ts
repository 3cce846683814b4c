// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localAddress } from '../../addresses/local-address.ts'
import { portalOrigin } from './portal-origin.ts'

const origins = ['http://127.0.0.1:3000', 'https://portal.example']

/** Where a browser goes from a page of the portal with that path in `Location`. */
const leadsTo = (address: string | null, origin: string) => {
  const { pathname, search } = localAddress(address, origin)
  return new URL(pathname + search, `${origin}/any/page`).origin
}

const evil = [
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example/x',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@evil.example',
  'https://portal.example@evil.example/',
  'https://evil.example\\@portal.example/',
  'https://user:pass@portal.example/',
  'https://portal.example.evil.example/',
  'https://portal.example:8443/',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  '\u0001https://evil.example',
  ' //evil.example',
  'http://[',
  'https://portal.example//evil.example',
  'http://127.0.0.1:3000//evil.example/x',
  '',
  null,
]

test.each(origins)('no address redirects away from %s', (origin) => {
  for (const address of evil) expect([address, leadsTo(address, origin)]).toEqual([address, origin])
})

test('no combination of their parts redirects away', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'http:',
    'https:',
    'evil.example',
    'portal.example',
    'x',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom(...origins),
      (pieces, origin) => leadsTo(pieces.join(''), origin) === origin,
    ),
    { numRuns: 3000 },
  )
})

test('an address of the portal is kept, with its query', () => {
  expect(localAddress('/hotels?x=1', 'https://portal.example').href).toBe('https://portal.example/hotels?x=1')
  expect(localAddress('https://portal.example/q?q=a%20b', 'https://portal.example').href).toBe(
    'https://portal.example/q?q=a%20b',
  )
})

const settings = { siteUrl: null, host: '127.0.0.1', port: 3000 }

test.each([
  'http://evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://192.0.2.1:3000/',
])('a foreign Host is not trusted: %s', (url) => {
  expect(portalOrigin(new URL(url), settings)).toBe('http://127.0.0.1:3000')
  expect(portalOrigin(new URL(url), { ...settings, host: '::1' })).toBe('http://[::1]:3000')
  expect(portalOrigin(new URL(url), { ...settings, siteUrl: 'https://portal.example' })).toBe('https://portal.example')
})

test.each(['http://localhost:8080', 'http://127.0.0.2:3000', 'http://[::1]:3000', 'http://tropa.localhost'])(
  'names of this machine are trusted: %s',
  (origin) => {
    expect(portalOrigin(new URL(origin), settings)).toBe(origin)
  },
)
