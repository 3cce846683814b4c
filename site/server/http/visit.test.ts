// @vitest-environment node
import { trustedProxies } from '@tropa/http/visitor'
import { expect, test } from 'vitest'
import { beginVisit, type Incoming } from './visit.ts'

const settings = { siteUrl: 'https://portal.example', host: '0.0.0.0', port: 3000, trusted: trustedProxies('loopback') }
const incoming = (url: string, headers: Record<string, string> = {}, ip = '127.0.0.1'): Incoming =>
  Object.assign(new Request(url, { headers }), { ip })

test('a request has the portal’s origin, whatever its Host', async () => {
  const visit = beginVisit(incoming('http://evil.example/a%20b?q=1'), settings, 'request-1234')
  expect([visit.request.url, visit.origin, visit.isSecure]).toEqual([
    'https://portal.example/a%20b?q=1',
    'https://portal.example',
    true,
  ])
})

test('a request keeps its headers, body and signal', async () => {
  const leaving = new AbortController()
  const post = new Request('http://evil.example/x', {
    method: 'POST',
    body: 'a=1',
    headers: { cookie: 'a=1' },
    signal: leaving.signal,
  })
  const { request } = beginVisit(post, settings, 'request-1234')
  leaving.abort()
  expect([request.method, request.headers.get('cookie'), request.signal.aborted]).toEqual(['POST', 'a=1', true])
})

test('the visitor is the address that trusted proxies report', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 192.0.2.1' }
  expect(beginVisit(incoming('http://a.example/', forwarded), settings, 'request-1234').visitor).toBe('192.0.2.1')
  expect(beginVisit(incoming('http://a.example/', forwarded, '203.0.113.5'), settings, 'request-1234').visitor).toBe(
    '203.0.113.5',
  )
})
