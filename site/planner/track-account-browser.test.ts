// @vitest-environment jsdom
import { activeTrackKey } from '@tropa/machines'
import { afterEach, expect, test, vi } from 'vitest'
import { accountInBrowser } from './track-account-browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const news = {
  refused: () => {},
  replaced: () => {},
  saved: () => {},
  outdated: () => {},
  overtaken: () => {},
  lost: () => {},
}
const signal = new AbortController().signal
const cleared = { accounts: [{ owner: 'anna', unsent: [{ type: 'CLEAR' }] }] }

test('presses before the track has loaded are based on the version that the page shows', async () => {
  const conditions: (string | null)[] = []
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    conditions.push(headers.get('if-match'))
    return Response.json({ track: { locations: [1001, 1002], events: [], object_list: [], version: 7 } })
  })
  const account = accountInBrowser(news, { owner: () => 'anna', rendered: 5, opened: null })
  localStorage.setItem(activeTrackKey, JSON.stringify(cleared))

  await account.sync(signal)
  await account.send({ type: 'CLEAR' }, signal)

  expect(conditions).toEqual([null, '"5"'])
})
