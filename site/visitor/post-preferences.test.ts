import { calendarDate } from '@tropa/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changedPreferences } from './preference-change.ts'
import { parseCookies, preferenceCookies, readPreferences } from './preference-cookies.ts'
import { postPreferences } from './post-preferences.ts'
import { refuseLocks } from './testing/locks.ts'

const today = calendarDate('2026-11-22')
const jar = new Map<string, string>()
const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
const kept = () => readPreferences(cookieHeader(), today).myTracks
const answered = () => new Promise<void>((done) => setImmediate(done))

/**
 * A slow portal: it reads the cookies at the time of the request, and the browser gets the new ones only with the
 * response.
 */
async function portal(_path: string, { body }: { body: URLSearchParams }) {
  const now = readPreferences(cookieHeader(), today)
  await answered()
  const changed = changedPreferences(new Map(body), now, today)
  for (const cookie of preferenceCookies(changed, false)) {
    const [[name, value] = ['', '']] = [...parseCookies(cookie.split(';')[0] ?? '')]
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return Response.json({ ...now, ...changed })
}

beforeEach(() => {
  jar.clear()
  jar.set('my_tracks', '[1,2,3]')
  vi.stubGlobal('fetch', portal)
})
afterEach(() => vi.unstubAllGlobals())

test('two quick changes are both stored, and the second response has the first change', async () => {
  const responses = await Promise.all([postPreferences({ drop_track: '1' }), postPreferences({ drop_track: '2' })])

  expect(kept()).toEqual([3])
  expect(responses.map((preferences) => preferences?.myTracks)).toEqual([[2, 3], [3]])
})

test('two quick changes are both stored if the browser refuses locks', async () => {
  refuseLocks()

  await Promise.all([postPreferences({ drop_track: '1' }), postPreferences({ drop_track: '2' })])

  expect(kept()).toEqual([3])
})

test('a failed change neither rejects nor delays the next one', async () => {
  vi.stubGlobal('fetch', async (path: string, init: { body: URLSearchParams }) => {
    if (init.body.has('theme')) throw new TypeError('Failed to fetch')
    return portal(path, init)
  })

  const [failed] = await Promise.all([postPreferences({ theme: 'dark' }), postPreferences({ keep_track: '4' })])

  expect([failed, kept()]).toEqual([undefined, [1, 2, 3, 4]])
})

test('a restored track is at its old position, even if the track after it has been removed', async () => {
  await postPreferences({ drop_track: '1' })
  await postPreferences({ drop_track: '2' })

  await postPreferences({ keep_track: '1', keep_before: '2,3' })

  expect(kept()).toEqual([1, 3])
})

test('a change is sent even if the visitor leaves the page', async () => {
  const post = vi.fn(portal)
  vi.stubGlobal('fetch', post)

  await postPreferences({ keep_track: '4' })

  expect(post).toHaveBeenCalledWith('/preferences', expect.objectContaining({ keepalive: true }))
})
