// @vitest-environment node
import { expect, test } from 'vitest'
import { pagePolicy, setSecurityHeaders } from './security-headers.ts'

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('forms may send only to the portal, and on the pages before payment to the gateway; the rest of the policy is the same', () => {
  const usual = pagePolicy('n')
  const before = pagePolicy('n', [], [], ['https://gateway.example'])

  expect(directive(usual, 'form-action')).toBe("form-action 'self'")
  expect(directive(before, 'form-action')).toBe("form-action 'self' https://gateway.example")
  expect(before.replace(' https://gateway.example', '')).toBe(usual)
})

const secretAddresses = [
  '/checkout?order=secret',
  '/ticket?code=secret',
  '/ticket.pdf?code=secret',
  '/payment?order=secret',
  '/order/pay',
  '/reset-password?token=secret',
  '/verification?token=secret',
  '/share_track?token=secret',
  '/unsubscribe?token=secret',
] as const
const spellings = [
  (path: string) => path,
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.replace(/^\/[a-z]+/, (start) => start.toUpperCase()),
]

test.each(secretAddresses)('%s and its redirects send no Referer, are not stored and not indexed', (address) => {
  const { pathname } = new URL(address, 'https://portal.example')
  for (const spelling of spellings) {
    const headers = new Headers({ 'cache-control': 'private, no-cache' })
    setSecurityHeaders(headers, true, spelling(pathname))

    expect(
      ['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name)),
      spelling(pathname),
    ).toEqual(['same-origin', 'private, no-store', 'noindex'])
    expect(headers.get('permissions-policy')).toContain('payment=()')
  }
})

test('other addresses keep the cache headers of their response', () => {
  const headers = new Headers({ 'cache-control': 'public, max-age=60' })
  setSecurityHeaders(headers, true, '/tours')

  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['public, max-age=60', null])
})
