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
  ])('with %j is ours: %s', (headers, isOurs) => {
    expect(isOwnOrigin(request(headers), portal)).toBe(isOurs)
  })
})

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
])('a link followed %s comes from elsewhere: %s', (site, isElsewhere) => {
  expect(isFromElsewhere(request({ 'sec-fetch-site': site }))).toBe(isElsewhere)
})

test('a browser that does not say where a link comes from is believed', () => {
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

  test('loads nothing that it does not name', () => {
    expect(directives(pagePolicy('abc')).get('default-src')).toBe("default-src 'none'")
  })

  test('lets in the hosts of maps for pictures, glyphs and tiles, and for nothing else', () => {
    const host = 'https://tiles.example'
    const having = [...directives(pagePolicy('abc', [host]))].filter(([, text]) => text.includes(host))

    expect(having.map(([name]) => name).toSorted()).toEqual(['connect-src', 'font-src', 'img-src'])
  })

  test('lets the counter be posted to, and nothing else of its host', () => {
    const host = 'https://counter.example'
    const having = [...directives(pagePolicy('abc', [], [host]))].filter(([, text]) => text.includes(host))

    expect(having.map(([name]) => name)).toEqual(['connect-src'])
  })

  test.each(['frame-ancestors', 'base-uri'])('allows no %s', (name) => {
    expect(directives(pagePolicy('abc')).get(name)).toBe(`${name} 'none'`)
  })
})

test('pages whose address is a secret send no Referer to other sites, and only the page of gates may use the camera', () => {
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

test('the header to stay with HTTPS is sent only where the portal is reached by it', () => {
  const of = (isSecure: boolean) => {
    const headers = new Headers()
    setSecurityHeaders(headers, isSecure)
    return headers
  }

  expect(of(true).get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  expect(of(false).has('strict-transport-security')).toBe(false)
  for (const isSecure of [true, false]) expect(of(isSecure).get('x-content-type-options')).toBe('nosniff')
})
