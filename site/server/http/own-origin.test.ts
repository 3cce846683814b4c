// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isFromElsewhere, isOwnOrigin } from './own-origin.ts'
import { pagePolicy, setSecurityHeaders } from './security-headers.ts'

const portal = 'https://portal.example'
const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

describe('a write', () => {
  test.each<[Record<string, string>, boolean]>([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ origin: portal }, true],
    [{ 'sec-fetch-site': 'none', origin: portal }, true],
    [{}, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: portal }, false],
    [{ 'sec-fetch-site': 'same-site', origin: portal }, false],
    [{ origin: 'null' }, false],
    [{ origin: `${portal}.evil.example` }, false],
    [{ origin: 'http://portal.example' }, false],
    [{ referer: `${portal}/tours` }, false],
  ])('with %j is from the portal: %s', (headers, isOurs) => {
    expect(isOwnOrigin(request(headers), portal)).toBe(isOurs)
  })
})

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
])('a link followed %s is from another site: %s', (site, isElsewhere) => {
  expect(isFromElsewhere(request({ 'sec-fetch-site': site }))).toBe(isElsewhere)
})

test('without a header a link counts as one of the portal', () => {
  expect(isFromElsewhere(request({}))).toBe(false)
})

describe('the policy of a page', () => {
  const directives = (policy: string) =>
    new Map(policy.split('; ').map((one): [string, string] => [one.split(' ')[0] ?? '', one]))

  test('runs only scripts with its own nonce, and none written inline', () => {
    const script = directives(pagePolicy('abc')).get('script-src')

    expect(script).toContain("'nonce-abc'")
    expect(script).not.toMatch(/unsafe|https?:|\*/)
  })

  test('allows only named sources', () => {
    expect(directives(pagePolicy('abc')).get('default-src')).toBe("default-src 'none'")
  })

  test('allows the hosts of maps only for pictures, glyphs and tiles', () => {
    const host = 'https://tiles.example'
    const having = [...directives(pagePolicy('abc', [host]))].filter(([, text]) => text.includes(host))

    expect(having.map(([name]) => name).toSorted()).toEqual(['connect-src', 'font-src', 'img-src'])
  })

  test('allows posting to the counter, and nothing else of its host', () => {
    const host = 'https://counter.example'
    const having = [...directives(pagePolicy('abc', [], [host]))].filter(([, text]) => text.includes(host))

    expect(having.map(([name]) => name)).toEqual(['connect-src'])
  })

  test.each(['frame-ancestors', 'base-uri'])('allows no %s', (name) => {
    expect(directives(pagePolicy('abc')).get(name)).toBe(`${name} 'none'`)
  })
})

test('pages with a secret address send no Referer to other sites, and only the gate page may use the camera', () => {
  const of = (pathname: string) => {
    const headers = new Headers()
    setSecurityHeaders(headers, true, pathname)
    return headers
  }
  const secret = ['/ticket', '/ticket.pdf', '/ticket.ics', '/order/pay', '/payment', '/checkout']
  const open = ['/', '/gate', '/tickets', '/ticket/other', '/locations/1001', '/orders']

  expect(secret.map((path) => of(path).get('referrer-policy'))).toEqual(secret.map(() => 'same-origin'))
  expect(secret.map((path) => of(path).get('x-robots-tag'))).toEqual(secret.map(() => 'noindex'))
  expect(open.map((path) => of(path).get('referrer-policy'))).toEqual(open.map(() => 'strict-origin-when-cross-origin'))
  expect([...secret, ...open].filter((path) => of(path).get('permissions-policy')?.includes('camera=(self)'))).toEqual([
    '/gate',
  ])
})

test('Strict-Transport-Security is sent only on HTTPS', () => {
  const of = (isSecure: boolean) => {
    const headers = new Headers()
    setSecurityHeaders(headers, isSecure)
    return headers
  }

  expect(of(true).get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  expect(of(false).has('strict-transport-security')).toBe(false)
  for (const isSecure of [true, false]) expect(of(isSecure).get('x-content-type-options')).toBe('nosniff')
})
