import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'
import { localAddress } from './request.ts'

const post = (headers: Record<string, string>) => new Request('http://portal.example/preferences', { method: 'POST', headers })

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://portal.example' }, true],
  [{ origin: 'http://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('%o → %s', (headers, isOwn) => {
  expect(isOwnOrigin(post(headers as Record<string, string>), null)).toBe(isOwn)
})

test('nothing sends a visitor to another site', () => {
  const at = (address: string | null) => localAddress(address, post({})).href
  expect(at('/hotels?x=1')).toBe('http://portal.example/hotels?x=1')
  expect([at('//evil.example/'), at('https://evil.example/'), at('http://['), at(null)]).toEqual(Array(4).fill('http://portal.example/'))
})
