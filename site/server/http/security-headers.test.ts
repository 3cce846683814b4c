// @vitest-environment node
import { expect, test } from 'vitest'
import { pagePolicy, setSecurityHeaders } from './security-headers.ts'

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('forms reach the portal alone, and the gateway from the pages before it; nothing else of the policy changes', () => {
  const usual = pagePolicy('n')
  const before = pagePolicy('n', [], [], ['https://gateway.example'])

  expect(directive(usual, 'form-action')).toBe("form-action 'self'")
  expect(directive(before, 'form-action')).toBe("form-action 'self' https://gateway.example")
  expect(before.replace(' https://gateway.example', '')).toBe(usual)
})

test.each(['/payment', '/order/pay', '/ticket'])('%s sends no Referer and is not indexed', (pathname) => {
  const headers = new Headers()
  setSecurityHeaders(headers, true, pathname)

  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex'])
  expect(headers.get('permissions-policy')).toContain('payment=()')
})
