// @vitest-environment node
import { expect, test } from 'vitest'
import { trustedProxies } from '@tropa/http/visitor'
import { PortalError } from '../portal/error.ts'
import { storeLanguage, storeReading } from './account-reading.ts'
import { changePreferences, showReadingSettings, turnLowVisionOn } from './change-preferences.ts'
import type { GatewayCall } from './gateway/gateway.ts'
import { beginVisit } from './http/visit.ts'

const origin = 'http://127.0.0.1:3000'
const settings = { siteUrl: null, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') }

/** A provider that records what it is sent. */
function aProvider(isFailing = false) {
  const stored: unknown[] = []
  const gateway = {
    call: async ({ path, body }: GatewayCall) => {
      stored.push([path, body])
      if (isFailing) throw new PortalError(503)
      return { status: 200, headers: {}, body: '{}' }
    },
  }
  return { stored, gateway }
}

/** Posts preferences, and returns what the account and the device received. */
async function posted(fields: Record<string, string>, cookie: string, isFailing = false) {
  const { stored, gateway } = aProvider(isFailing)
  const request = new Request(`${origin}/preferences`, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  })
  const visit = beginVisit(request, settings, 'request-1234')
  const response = await changePreferences(visit, (reading) => storeReading(gateway, visit, reading))
  return { stored, status: response.status, cookies: response.headers.getSetCookie() }
}

test('a change of the reading settings is stored in the account', async () => {
  const { stored } = await posted({ motion: 'off' }, 'session=token-of-a-user')

  expect(stored).toEqual([['portal/profile/settings', { reading: { lang: 'ru', motion: 'off' } }]])
})

test('nothing is sent for a guest, or for another preference', async () => {
  expect((await posted({ theme: 'dark' }, '')).stored).toEqual([])
  expect((await posted({ territory_id: '3' }, 'session=token-of-a-user')).stored).toEqual([])
})

test('the device keeps the change if the account cannot be reached', async () => {
  const { status, cookies } = await posted({ text: '150' }, 'session=token-of-a-user', true)

  expect([status, cookies.length]).toEqual([303, 1])
})

/** Follows a link of the page, or of another site. */
function followed(path: string, more: Record<string, string> = {}) {
  const headers = { cookie: `session=token-of-a-user; settings=${encodeURIComponent('{"lang":"en"}')}`, ...more }
  return beginVisit(new Request(`${origin}${path}`, { headers }), settings, 'request-1234')
}

test.each([
  [turnLowVisionOn, { lang: 'en', vision: 'low', theme: 'lv-black-on-white' }],
  [showReadingSettings, { lang: 'en', vision: 'low' }],
])('changes by links to reading settings are stored in the account: %o', async (follow, reading) => {
  const { stored, gateway } = aProvider()
  const visit = followed('/low-vision')

  const { status } = await follow(visit, (changed) => storeReading(gateway, visit, changed))

  expect([status, stored]).toEqual([303, [['portal/profile/settings', { reading }]]])
})

test('a language that is chosen by an address is stored in the account once', async () => {
  const { stored, gateway } = aProvider()
  await storeLanguage(gateway, followed('/?lang=ru'), { lang: 'ru', motion: 'off' })
  await storeLanguage(gateway, followed('/?lang=en'), { lang: 'en' })

  expect(stored).toEqual([['portal/profile/settings', { reading: { lang: 'ru', motion: 'off' } }]])
})

test('a link on another site does not change the account', async () => {
  const { stored, gateway } = aProvider()
  const visit = followed('/?lang=ru', { 'sec-fetch-site': 'cross-site' })
  const store = (changed: Parameters<typeof storeReading>[2]) => storeReading(gateway, visit, changed)
  await storeLanguage(gateway, visit, { lang: 'ru' })
  await turnLowVisionOn(visit, store)

  expect(stored).toEqual([])
})
