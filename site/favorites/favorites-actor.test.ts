// @vitest-environment jsdom
import type { Outgoing } from '@tropa/contract'
import type { Favorites } from '@tropa/machines'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { sendUnsent } from '../visitor/unsent-changes.ts'
import { favoriteIn, takeEarlyFavorites } from './early-favorites.ts'
import { startFavorites } from './favorites-actor.ts'
import { favoritesAccess } from './favorites-calls.ts'
import { createFavoritesStore } from './favorites-store.ts'
import { holdFavorites } from './hold-favorites.ts'

const tour = { object_type: 'tour', object_id: 7 }
const museum = { object_type: 'location', object_id: 1001 }
let stop = new AbortController()

/** A page of a signed-in visitor, and what its provider receives. */
function aPage(respond: (outgoing: Outgoing) => unknown = () => undefined, rendered: Favorites | null = null) {
  const sent: string[] = []
  const refusals: string[] = []
  const access = favoritesAccess(async (outgoing) => {
    if (outgoing.method === 'get') return { favorite_list: [museum] }
    sent.push(`${outgoing.method} ${outgoing.path}`)
    return respond(outgoing)
  })
  const store = createFavoritesStore(rendered)
  const start = () => startFavorites(store, { access, onRefused: () => refusals.push('refused') }, stop.signal)
  return { store, sent, refusals, start, shown: () => store.view().favorites }
}

afterEach(() => {
  stop.abort()
  stop = new AbortController()
  localStorage.clear()
})

test('a press before the machine is loaded is shown at once and stored', async () => {
  const { store, shown, start } = aPage()
  store.send({ type: 'CHANGE', object: tour, isFavorite: true })
  expect(shown()).toEqual([tour])
  start()

  await vi.waitFor(() => expect(localStorage.getItem('favorites')).toBe(JSON.stringify([tour])))
})

test('a guest’s favourites are added to those of the account, and presses are sent', async () => {
  localStorage.setItem('favorites', JSON.stringify([tour]))
  const { store, sent, shown, start } = aPage()
  start()
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  await vi.waitFor(() => expect(sent).toEqual(['put portal/profile/favorite/tour/7']))
  store.send({ type: 'CHANGE', object: museum, isFavorite: false })

  await vi.waitFor(() => expect(sent.at(-1)).toBe('delete portal/profile/favorite/location/1001'))
  await vi.waitFor(() => expect([shown(), store.view().unsent]).toEqual([[tour], 0]))
})

test('hearts stay as the server rendered them until the list of the account has loaded', async () => {
  const { store, shown, start } = aPage(() => undefined, [museum])
  const seen: unknown[] = [shown()]
  store.subscribe(() => seen.push(shown()))
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  start()
  await vi.waitFor(() => expect(store.view().unsent).toBe(0))

  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen.map((list) => JSON.stringify(list)))).toEqual(new Set([JSON.stringify([museum])]))
})

test('a list of an account that cannot be loaded is not called empty, and is shown once it has loaded', async () => {
  let isAway = true
  let calls = 0
  const access = favoritesAccess(async () => {
    calls += 1
    if (isAway) throw new PortalError(503)
    return { favorite_list: [museum] }
  })
  const store = createFavoritesStore(null)
  startFavorites(store, { access, onRefused: () => {} }, stop.signal)
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  await vi.waitFor(() => expect(store.view()).toMatchObject({ favorites: [], isLoading: false, isUnavailable: true }))

  // The button of the retry stays while the call is repeated.
  const seen: boolean[] = []
  store.subscribe(() => seen.push(store.view().isUnavailable))
  store.send({ type: 'WENT_ONLINE' })
  await vi.waitFor(() => expect(calls).toBe(2))
  expect(new Set(seen)).toEqual(new Set([true]))

  isAway = false
  await vi.waitFor(() => {
    store.send({ type: 'WENT_ONLINE' })
    expect(store.view()).toMatchObject({ favorites: [museum], isUnavailable: false })
  })
})

test('a refused change is rolled back with a notice; a failed one is not', async () => {
  let status = 422
  const { store, refusals, shown, start } = aPage(() => {
    throw new PortalError(status)
  })
  start()
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  store.send({ type: 'CHANGE', object: tour, isFavorite: true })
  expect(shown()).toEqual([tour])
  await vi.waitFor(() => expect([refusals, shown()]).toEqual([['refused'], [museum]]))

  status = 503
  store.send({ type: 'CHANGE', object: tour, isFavorite: true })
  await vi.waitFor(() => expect(localStorage.getItem('favorites')).toContain('"unsent":[{'))
  expect([refusals, shown()]).toEqual([['refused'], [tour, museum]])
})

test('signing out leaves nothing of the account in the browser', async () => {
  const { store, start, shown } = aPage()
  start()
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  await vi.waitFor(() => expect(localStorage.getItem('favorites')).toContain('1001'))
  store.send({ type: 'SIGNED_OUT' })

  await vi.waitFor(() => expect([localStorage.getItem('favorites'), shown()]).toEqual(['[]', []]))
})

test('before signing out the hearts are sent, or the visitor is warned', async () => {
  let status = 503
  const { store, start } = aPage(() => {
    if (status !== 200) throw new PortalError(status)
  })
  const release = holdFavorites(store)
  start()
  store.send({ type: 'SIGNED_IN', owner: '1', list: null })
  store.send({ type: 'CHANGE', object: tour, isFavorite: true })
  await vi.waitFor(() => expect(localStorage.getItem('favorites')).toContain('"unsent":[{'))

  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await sendUnsent()).toBe(false)
  network.mockRestore()
  status = 200
  expect(await sendUnsent()).toBe(true)
  release()
})

test('hearts pressed before hydration are handled once', () => {
  document.body.innerHTML =
    '<button data-favorite="tour/7" aria-busy="true" aria-pressed="true"></button><button data-favorite="tour/8"></button>'

  expect(takeEarlyFavorites()).toEqual([{ object: tour, isFavorite: true }])
  expect(takeEarlyFavorites()).toEqual([])
  expect(['tour/7', '<b>/1', 'tour/x', ''].map(favoriteIn)).toEqual([tour, undefined, undefined, undefined])
})
