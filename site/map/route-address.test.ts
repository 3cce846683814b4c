import { expect, test } from 'vitest'
import { mapsPlatformOf, routeAddress } from './route-address.ts'

const museum = { latitude: 61.0123, longitude: 69.0456 }

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 0, 'other'],
])('%s with %i touches opens maps as %s', (userAgent, maxTouchPoints, platform) => {
  expect(mapsPlatformOf({ userAgent, maxTouchPoints })).toBe(platform)
})

test('each device gets an address that its own app opens', () => {
  expect(routeAddress(museum, 'Музей (филиал)', 'android')).toBe(
    `geo:61.0123,69.0456?q=${encodeURIComponent('61.0123,69.0456(Музей  филиал )')}`,
  )
  expect(routeAddress(museum, 'Музей', 'apple')).toBe('https://maps.apple.com/?daddr=61.0123%2C69.0456')
  const web = new URL(routeAddress(museum, 'Музей', 'other'))
  expect([web.protocol, web.searchParams.get('rtext')]).toEqual(['https:', '~61.0123,69.0456'])
})
