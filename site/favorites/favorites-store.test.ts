import type { FavoritesEvent } from '@tropa/machines'
import { expect, test } from 'vitest'
import { createFavoritesStore } from './favorites-store.ts'

const museum = { object_type: 'location', object_id: 1 }
const fair = { object_type: 'event', object_id: 2 }
const change = (object: typeof museum, isFavorite: boolean): FavoritesEvent => ({ type: 'CHANGE', object, isFavorite })

test('the page begins with its rendered favourites; a guest’s page waits for the stored ones', () => {
  expect(createFavoritesStore([museum]).view()).toEqual({
    favorites: [museum],
    isLoading: false,
    isUnavailable: false,
    isKept: true,
    unsent: undefined,
  })
  expect(createFavoritesStore(null).view()).toMatchObject({ favorites: [], isLoading: true })
})

test('a heart pressed before the machine has loaded is shown at once, and sent later', () => {
  const store = createFavoritesStore([museum])
  const sent: FavoritesEvent[] = []

  store.send(change(fair, true))
  store.send(change(museum, false))
  const shown = store.view().favorites
  store.connect((event) => sent.push(event))

  expect(shown).toEqual([fair])
  expect(sent).toEqual([change(fair, true), change(museum, false)])
})

test('once connected, a press goes only to the machine, and nothing is sent twice', () => {
  const store = createFavoritesStore([])
  const sent: FavoritesEvent[] = []
  store.send(change(museum, true))
  store.connect((event) => sent.push(event))

  store.send(change(fair, true))

  expect(sent).toEqual([change(museum, true), change(fair, true)])
  expect(store.view().favorites).toEqual([museum])
})

test('a listener gets each change until it unsubscribes', () => {
  const store = createFavoritesStore([])
  let changes = 0
  const stop = store.subscribe(() => (changes += 1))

  store.send(change(museum, true))
  store.show({ favorites: [fair], isLoading: false, isUnavailable: false, isKept: false, unsent: 1 })
  stop()
  store.send(change(fair, false))

  expect(changes).toBe(2)
})

test('the state for the first HTML stays unchanged during hydration', () => {
  const store = createFavoritesStore([museum])

  store.send(change(museum, false))

  expect([store.firstView.favorites, store.view().favorites]).toEqual([[museum], []])
})
