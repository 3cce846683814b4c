import { afterEach, expect, test, vi } from 'vitest'
import { openStoredPage, openStoredPageOnce } from './open-stored-page.ts'

const origin = 'https://portal.example'
const reload = vi.fn()

/** @param kept paths that are stored */
function visit(path: string, kept: readonly string[], { hasWorker = true } = {}) {
  const { pathname, href } = new URL(path, origin)
  const items = new Map<string, string>()
  vi.stubGlobal('location', { origin, pathname, href, reload })
  vi.stubGlobal('caches', { match: async (url: string) => (kept.includes(url.replace(origin, '')) ? {} : undefined) })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (hasWorker ? {} : undefined) } })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => items.get(key) ?? null, setItem: items.set.bind(items) })
}
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})
const isWanted = () => true

test.each([
  ['/ticket?code=A', ['/ticket?code=A'], 1],
  ['/ticket?lang=en&code=a', ['/ticket?code=A'], 1],
  ['/my_tracks?view=map', ['/my_tracks'], 1],
  ['/ticket?code=B', ['/ticket?code=A'], 0],
  ['/tours', ['/my_tracks'], 0],
])('%s with %o stored is loaded as a document %i times', async (path, kept, times) => {
  visit(path, kept)

  expect(await openStoredPage()).toBe(times === 1)
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a page that no worker can serve, or that the visitor has left, is not loaded', async () => {
  visit('/my_tracks', ['/my_tracks'], { hasWorker: false })
  await openStoredPage()
  visit('/my_tracks', ['/my_tracks'])
  await openStoredPageOnce('1', () => false)

  expect(reload).not.toHaveBeenCalled()
})

test('a page is loaded by itself once for an entry of the history', async () => {
  visit('/my_tracks', ['/my_tracks'])
  for (const entry of ['1', '1', '2']) await openStoredPageOnce(entry, isWanted)

  expect(reload).toHaveBeenCalledTimes(2)
})
