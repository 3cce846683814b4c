import { expect, test } from 'vitest'
import { isTrustedPeer, trustedProxies, visitorOf } from './visitor.ts'

const visitor = (peer: string | undefined, forwardedFor?: string | null, setting = 'loopback') =>
  visitorOf({ peer, forwardedFor, trusted: trustedProxies(setting) })

test('a peer that is not a trusted proxy is the visitor, whatever its headers say', () => {
  expect(visitor('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(visitor('127.0.0.1', '198.51.100.1', '')).toBe('127.0.0.1')
})

test('a proxy on this machine reports the visitor', () => {
  expect(visitor('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(visitor('::1', '198.51.100.1')).toBe('198.51.100.1')
  expect(visitor('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
})

test('the rightmost address that is not a trusted proxy is the visitor', () => {
  const setting = 'loopback, 10.0.0.0/8 2001:db8:1::/48'

  expect(visitor('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', setting)).toBe('198.51.100.1')
  expect(visitor('2001:db8:1::7', '6.6.6.6,198.51.100.1,::ffff:10.1.2.3', setting)).toBe('198.51.100.1')
  expect(visitor('10.0.0.1', '10.0.0.3, 10.0.0.2', setting)).toBe('10.0.0.3')
})

test.each(['unknown', '', 'evil.example', '1.2.3', '<script>', '1.2.3.4.5'])(
  'if an entry is not an address (%s), the proxy that wrote it is the visitor',
  (entry) => {
    expect(visitor('127.0.0.1', `198.51.100.1, ${entry}`)).toBe('127.0.0.1')
  },
)

test('a port, brackets and a zone in an entry are dropped', () => {
  expect(visitor('127.0.0.1', '198.51.100.1:4711')).toBe('198.51.100.1')
  expect(visitor('127.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8:0:0::/64')
  expect(visitor('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('all IPv6 addresses of one household are one visitor', () => {
  expect(visitor('2001:db8:a:b:1:2:3:4')).toBe('2001:db8:a:b::/64')
  expect(visitor('2001:DB8:A:B::')).toBe('2001:db8:a:b::/64')
  expect(visitor('2001:db8:a:c::1')).not.toBe(visitor('2001:db8:a:b::1'))
})

test('the API sees the same visitor as the portal', () => {
  for (const peer of ['198.51.100.1', '2001:db8:a:b:1:2:3:4', '::ffff:198.51.100.1']) {
    expect(visitor('127.0.0.1', visitor(peer))).toBe(visitor(peer))
  }
})

test('without a peer address there is no visitor', () => {
  expect(visitor(undefined, '198.51.100.1')).toBeUndefined()
})

test('only the address of a peer decides whether it is trusted', () => {
  const trusted = trustedProxies('loopback, 10.0.0.0/8')
  const peers = ['127.0.0.1', '::1', '::ffff:10.1.2.3', '198.51.100.1', '', undefined]
  expect(peers.map((peer) => isTrustedPeer(peer, trusted))).toEqual([true, true, true, false, false, false])
})

const unfit = ['localhost', '10.0.0.0/33', '10.0.0/8', '::/129', '10.0.0.0/', '*']

test.each(unfit)('an invalid entry %s of the setting is refused by name', (entry) => {
  expect(() => trustedProxies(`loopback ${entry}`)).toThrow(`"${entry}"`)
})
