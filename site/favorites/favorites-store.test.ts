import type { FavoritesEvent } from '@tropa/machines'
import { expect, test } from 'vitest'
import { createFavoritesStore } from './favorites-store.ts'

const museum = { object_type: 'location', object_id: 1 }
const fair = { object_type: 'event', object_id: 2 }
const change = (object: typeof museum, isFavorite: boolean): FavoritesEvent => ({ type: 'CHANGE', object, isFavorite })

test('the page begins with what it was rendered with; a guest’s page waits for what is stored', () => {
  expect(createFavoritesStore([museum]).view()).toEqual({
    favorites: [museum],
    isLoading: false,
    isUnavailable: false,
    isKept: true,
    unsent: undefined,
  })
  expect(createFavoritesStore(null).view()).toMatchObject({ favorites: [], isLoading: true })
})

test('a heart that is pressed before the machine has loaded is shown at once, and sent in its turn', () => {
  const store = createFavoritesStore([museum])
  const sent: FavoritesEvent[] = []

  store.send(change(fair, true))
  store.send(change(museum, false))
  const shown = store.view().favorites
  store.connect((event) => sent.push(event))

  expect(shown).toEqual([fair])
  expect(sent).toEqual([change(fair, true), change(museum, false)])
})

test('once connected, a press goes to the machine alone, and nothing is sent twice', () => {
  const store = createFavoritesStore([])
  const sent: FavoritesEvent[] = []
  store.send(change(museum, true))
  store.connect((event) => sent.push(event))

  store.send(change(fair, true))

  expect(sent).toEqual([change(museum, true), change(fair, true)])
  expect(store.view().favorites).toEqual([museum])
})

test('who listens hears of each change until it stops listening', () => {
  const store = createFavoritesStore([])
  let changes = 0
  const stop = store.subscribe(() => (changes += 1))

  store.send(change(museum, true))
  store.show({ favorites: [fair], isLoading: false, isUnavailable: false, isKept: false, unsent: 1 })
  stop()
  store.send(change(fair, false))

  expect(changes).toBe(2)
})

test('what the first HTML shows stays as it was, so that hydration meets it', () => {
  const store = createFavoritesStore([museum])

  store.send(change(museum, false))

  expect([store.firstView.favorites, store.view().favorites]).toEqual([[museum], []])
})
