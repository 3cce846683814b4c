// @vitest-environment jsdom
import { calendarDate } from '@tropa/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changePreferences, showReadingSettings, turnLowVisionOn } from './change-preferences.ts'
import { beginVisit } from './http/visit.ts'
import { trustedProxies } from '@tropa/http/visitor'
import { preferenceCookies, readPreferences } from '../visitor/preference-cookies.ts'
import { mostTracks } from '../visitor/my-tracks.ts'
import { preferencesPath, readingPanelForm, readingPanelPath } from '../visitor/preferences-path.ts'

const start = new Date('2026-11-21T12:00:00+05:00')
const dayMs = 86_400_000
const today = calendarDate('2026-11-21')
const nextYear = '2028-06-01'
const myTracks = (header: string | null) => readPreferences(header, today).myTracks
const header = (name: string, text: string) => `${name}=${encodeURIComponent(text)}`

const settings = { siteUrl: null, host: '127.0.0.1', port: 3000, trusted: trustedProxies('') }

/** The `Set-Cookie` that the server sends for a posted preference. */
async function chosen(fields: Record<string, string>): Promise<string> {
  const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const post = { method: 'POST', body: new URLSearchParams(fields), headers }
  const request = new Request('http://localhost/preferences', post)
  return (await changePreferences(beginVisit(request, settings, 'request-1234'))).headers.getSetCookie()[0] ?? ''
}

type Persisted = {
  name: string
  set: () => Promise<string> | string
  written: string
  read: (header: string) => unknown
  value: unknown
}

const persisted: Persisted[] = [
  { name: 'my_tracks', set: () => chosen({ keep_track: '12' }), written: '[12]', read: myTracks, value: [12] },
  {
    name: 'settings',
    set: () => chosen({ theme: 'dark' }),
    written: '{"lang":"ru","theme":"dark"}',
    read: (header) => readPreferences(header, today).settings,
    value: { lang: 'ru', theme: 'dark' },
  },
  {
    name: 'travel_date',
    set: () => chosen({ travel_date: nextYear }),
    written: nextYear,
    read: (header) => readPreferences(header, today).travelDate,
    value: nextYear,
  },
  {
    name: 'is_cookie_accepted',
    set: () => chosen({ is_cookie_accepted: 'false' }),
    written: 'false',
    read: (header) => readPreferences(header, today).isCookieAccepted,
    value: false,
  },
  {
    name: 'global_territory_id',
    set: () => chosen({ territory_id: '2' }),
    written: '2',
    read: (header) => readPreferences(header, today).territoryId,
    value: 2,
  },
]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => {
  for (const { name } of persisted) document.cookie = `${name}=; Path=/; Max-Age=0`
  vi.useRealTimers()
})

describe.each(persisted)('the cookie $name', ({ name, set, written, read, value }) => {
  test('is set for 365 days, for the whole portal, as SameSite', async () => {
    expect(await set()).toBe(`${name}=${encodeURIComponent(written)}; Path=/; Max-Age=31536000; SameSite=Lax`)
  })

  test('is read back from a browser’s cookie', async () => {
    document.cookie = await set()

    expect(read(document.cookie)).toEqual(value)
  })

  /** The cookie is set again for each reading, because jsdom counts Max-Age from the last reading. */
  async function readAfter(ms: number): Promise<unknown> {
    vi.setSystemTime(start)
    document.cookie = await set()
    vi.setSystemTime(start.getTime() + ms)
    return read(document.cookie)
  }

  test('lasts through the 365th day and expires after it', async () => {
    expect(await readAfter(365 * dayMs - 1000)).toEqual(value)
    expect(await readAfter(365 * dayMs + 1000)).not.toEqual(value)
    expect(document.cookie).toBe('')
  })
})

describe('kept tracks', () => {
  test.each(['', 'tracks', 'null', '{}', '"3"', '[["3"]]', '["3"]', '[-1,0,1.5,1e10]'])(
    '%s is not a list of tracks',
    (text) => {
      expect(myTracks(header('my_tracks', text))).toEqual([])
    },
  )

  test('invalid ids are dropped, valid ids stay once', () => {
    expect(myTracks(header('my_tracks', '[3,null,"4",3,12]'))).toEqual([3, 12])
    expect(myTracks(null)).toEqual([])
  })

  test('the cookie is deleted with the last track', () => {
    expect(preferenceCookies({ myTracks: [] }, true)).toEqual(['my_tracks=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
  })

  test('the maximum number of tracks fits into a cookie', () => {
    const ids = Array.from({ length: 300 }, (_, index) => 999_999_999 - index)
    const read = myTracks(header('my_tracks', JSON.stringify(ids)))
    const [kept = ''] = preferenceCookies({ myTracks: read }, true)

    expect(read).toEqual(ids.slice(0, mostTracks))
    expect(kept.length).toBeLessThan(4096)
    expect(myTracks(kept)).toEqual(read)
  })
})

test('the panel of reading settings stays open after a post without scripts, and only after its own', async () => {
  const location = 'http://localhost/guides'
  const cookiesAfter = async (path: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', referer: location }
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      body: new URLSearchParams({ text: '150' }),
      headers,
    })
    const response = await changePreferences(beginVisit(request, settings, 'request-1234'))
    return response.headers.getSetCookie().filter((one) => one.startsWith('form_done='))
  }

  expect(await cookiesAfter(readingPanelPath)).toEqual([expect.stringContaining(`form_done=${readingPanelForm};`)])
  expect(await cookiesAfter(preferencesPath)).toEqual([])
})

test('the link to reading settings opens their panel; the one to the low-vision version does not', async () => {
  const cookiesAfter = async (follow: typeof showReadingSettings) => {
    const request = new Request('http://localhost/followed', { headers: { referer: 'http://localhost/guides' } })
    return (await follow(beginVisit(request, settings, 'request-1234'))).headers.getSetCookie()
  }
  const opening = expect.stringContaining(`form_done=${readingPanelForm};`)

  expect(await cookiesAfter(showReadingSettings)).toContainEqual(opening)
  expect(await cookiesAfter(turnLowVisionOn)).not.toContainEqual(opening)
})

test.each([
  ['a day', { travel_date: nextYear }, '/locations?type_id=1&territory_id=2'],
  ['a month', { month: '3' }, '/locations?type_id=1&territory_id=2'],
  ['a territory', { territory_id: '3' }, '/locations?type_id=1'],
  ['a theme', { theme: 'dark' }, '/locations?type_id=1&territory_id=2&page=3'],
])('after %s is chosen without scripts a list is at an existing page', async (_, fields, address) => {
  const headers = {
    'sec-fetch-site': 'same-origin',
    referer: 'http://localhost/locations?type_id=1&territory_id=2&page=3',
  }
  const request = new Request('http://localhost/preferences', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })

  const response = await changePreferences(beginVisit(request, settings, 'request-1234'))

  expect(response.headers.get('location')).toBe(address)
})

test.each([
  ['2026-02-30', 'unknown'],
  ['1899-01-01', 'past'],
  ['01.02.2027', 'unknown'],
  ['2026-11-20', 'past'],
])('the day %s is refused: the previous one stays, and the page says that it is %s', async (date, reason) => {
  const post = (accept: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/my_tracks', accept }
    const body = new URLSearchParams({ travel_date: date })
    const request = new Request('http://localhost/preferences', { method: 'POST', body, headers })
    return changePreferences(beginVisit(request, settings, 'request-1234'))
  }
  const response = await post('text/html')

  expect([response.status, response.headers.get('location')]).toEqual([303, '/my_tracks'])
  expect(response.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual([`press_refused=date%20${reason}`])
  expect((await post('application/json')).headers.getSetCookie()).toEqual([])
})
