import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favoriteKey, type Favorite } from './favorite-list.ts'
import { favoritesMachine } from './favorites.ts'
import { favoritesOverSession, readStoredFavorites, unsentFavorites, writeStoredFavorites } from './stored-favorites.ts'
import { aFavoritesSimulation } from './testing/favorites-simulation.ts'
import { elapse, walk } from './testing/walk.ts'

const museum: Favorite = { object_type: 'location', object_id: 1001 }
const tour: Favorite = { object_type: 'tour', object_id: 7 }
const fair: Favorite = { object_type: 'event', object_id: 2001 }
const unknown: Favorite = { object_type: 'unknown', object_id: 1 }
const anna = { type: 'SIGNED_IN', owner: 'anna', list: null } as const
const keys = (...objects: Favorite[]) => objects.map(favoriteKey)

test('every state is reached and every transition taken', () => {
  const machine = favoritesMachine.provide({ actions: { refused: () => {} } })
  const { unreached, untaken } = walk(machine, {
    events: [
      { type: 'CHANGE', object: museum, isFavorite: true },
      anna,
      { type: 'SIGNED_OUT' },
      { type: 'WENT_OFFLINE' },
      { type: 'WENT_ONLINE' },
      { type: 'STORAGE_CHANGED' },
      { type: 'LEAVING' },
    ],
    outputs: [{ kind: 'accepted' }, { kind: 'refused' }, { kind: 'superseded' }],
    isFar: ({ pending, failures, owner, kept }) =>
      pending.length > 1 || failures > 1 || (owner === null && kept.accounts.length > 0),
  })

  expect([unreached, untaken]).toEqual([[], []])
})

test('a guest’s favourites survive a reload, the latest first, and another tab shows them', async () => {
  const { open, settled, storage } = aFavoritesSimulation()
  const before = open()
  const other = open()
  await settled()
  before.add(museum)
  before.add(tour)
  before.add(fair)
  before.remove(museum)
  await settled()

  expect(other.shown()).toEqual(keys(fair, tour))
  const after = open()
  await settled()
  expect(after.shown()).toEqual(keys(fair, tour))
  expect(storage.text).toBe(JSON.stringify([fair, tour]))
})

test('changes during reading of storage are added to the stored favourites', async () => {
  const { open, settled } = aFavoritesSimulation(JSON.stringify([museum]))
  const tab = open()
  tab.add(tour)
  await settled()

  expect(tab.shown()).toEqual(keys(tour, museum))
})

test('any text instead of favourites is read without a failure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const kept = readStoredFavorites(text)
      expect(readStoredFavorites(writeStoredFavorites(kept))).toEqual(kept)
    }),
  )
})

test('if storage is denied or full, the favourites last as long as the page', async () => {
  const { open, settled, storage, server } = aFavoritesSimulation()
  storage.isRefusing = true
  const tab = open()
  await settled()
  tab.add(museum)
  await settled()

  expect(tab.shown()).toEqual(keys(museum))
  tab.send(anna)
  await settled()
  expect(server.list).toEqual([museum])
})

test('a guest’s favourites are added to the account once, with two open tabs', async () => {
  const { open, settled, server, storage } = aFavoritesSimulation(JSON.stringify([museum, tour]))
  server.list = [fair]
  const one = open()
  const other = open()
  await settled()
  one.send(anna)
  other.send(anna)
  await settled()
  one.remove(museum)
  await settled()

  expect(server.list.map(favoriteKey).toSorted()).toEqual(keys(fair, tour).toSorted())
  expect(server.got.at(-1)).toEqual({ object: museum, isFavorite: false })
  expect([one.shown().toSorted(), other.shown().toSorted()]).toEqual([
    keys(fair, tour).toSorted(),
    keys(fair, tour).toSorted(),
  ])
  expect(readStoredFavorites(storage.text).guest).toEqual([])
})

test('a refused change is rolled back and reported once', async () => {
  const { open, settled, refusals } = aFavoritesSimulation()
  const tab = open()
  tab.send(anna)
  await settled()
  tab.add(unknown)
  const atOnce = tab.shown()
  await settled()

  expect([atOnce, tab.shown(), refusals]).toEqual([keys(unknown), [], keys(unknown)])
})

test('changes made offline wait through a reload and are sent when the network is back', async () => {
  const { open, settled, server } = aFavoritesSimulation()
  const before = open()
  before.send(anna)
  await settled()
  before.send({ type: 'WENT_OFFLINE' })
  before.add(museum)
  before.add(tour)
  before.remove(museum)
  await settled()
  before.close()
  expect(server.got).toEqual([])

  const after = open()
  after.send({ type: 'WENT_OFFLINE' })
  after.send(anna)
  await settled()
  expect(after.shown()).toEqual(keys(tour))
  after.send({ type: 'WENT_ONLINE' })
  await settled()

  expect(server.list).toEqual([tour])
})

test('a failed call is repeated later', async () => {
  const { open, settled, server, clock } = aFavoritesSimulation()
  const tab = open()
  tab.send({ ...anna, list: [] })
  await settled()
  server.isDown = true
  tab.add(museum)
  await settled()
  server.isDown = false
  elapse(clock, 60_000)
  await settled()

  expect(server.list).toEqual([museum])
})

test('nothing of the account stays in the browser after signing out, or after a page without a session', async () => {
  const { open, settled, storage, server } = aFavoritesSimulation()
  const tab = open()
  tab.send(anna)
  tab.add(museum)
  await settled()
  expect(storage.text).toContain('anna')
  tab.send({ type: 'SIGNED_OUT' })
  await settled()
  expect([storage.text, tab.shown(), server.list]).toEqual(['[]', [], [museum]])

  storage.text = JSON.stringify({ guest: [], accounts: [{ owner: 'anna', list: [museum], unsent: [] }] })
  open()
  await settled()
  expect(storage.text).toBe('[]')
})

test('changes that were unsent when a session ended are sent once in the account’s next session, and to no other', async () => {
  const { open, settled, storage, server } = aFavoritesSimulation()
  const before = open()
  before.send(anna)
  await settled()
  before.send({ type: 'WENT_OFFLINE' })
  before.add(museum)
  before.add(tour)
  await settled()
  before.send({ type: 'SIGNED_OUT' })
  await settled()
  before.close()
  storage.text = favoritesOverSession(storage.text, null)

  const guest = open()
  await settled()
  guest.add(fair)
  await settled()
  const ofGuest = guest.shown()
  guest.send({ ...anna, owner: 'boris' })
  await settled()
  const ofBoris = [guest.shown(), server.list.map(favoriteKey)]
  guest.send({ type: 'SIGNED_OUT' })
  guest.send(anna)
  await settled()
  guest.send({ type: 'SIGNED_OUT' })
  guest.send(anna)
  await settled()

  expect([ofGuest, ofBoris]).toEqual([keys(fair), [keys(fair), keys(fair)]])
  expect(server.got.map(({ object }) => favoriteKey(object))).toEqual(keys(fair, museum, tour))
  expect(unsentFavorites(readStoredFavorites(storage.text), 'anna')).toEqual([])
})

test('after the end of a session unsent changes and a guest’s favourites stay, and nothing of a signed-out account', () => {
  const unsent = [{ object: museum, isFavorite: true }]
  const anUnsent = (owner: string) => ({ owner, list: [fair], unsent })
  const sent = { owner: 'vera', list: [tour], unsent: [] }
  const text = writeStoredFavorites({ guest: [tour], accounts: [anUnsent('anna'), sent, anUnsent('boris')] })
  const left = (owner: string | null) => readStoredFavorites(favoritesOverSession(text, owner))

  expect(left(null)).toEqual({
    guest: [tour],
    accounts: ['anna', 'boris'].map((owner) => ({ owner, list: [], unsent })),
  })
  expect(left('anna').accounts.map(({ owner }) => owner)).toEqual(['boris'])
  const ofGuest = JSON.stringify([museum])
  expect([null, '', ofGuest].map((other) => favoritesOverSession(other, 'anna'))).toEqual([null, null, ofGuest])
})

test('after any actions in two tabs, both and the server have the last change of each object', async () => {
  const aStep = fc.record({
    at: fc.nat(1),
    object: fc.constantFrom(museum, tour, fair),
    isFavorite: fc.boolean(),
    act: fc.constantFrom('change', 'change', 'change', 'offline', 'online', 'down', 'up', 'settle'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { open, settled, server, clock } = aFavoritesSimulation()
      const tabs = [open(), open()]
      for (const tab of tabs) tab.send(anna)
      await settled()
      const last = new Map<string, boolean>()
      for (const { at, object, isFavorite, act } of steps) {
        const tab = tabs[at]
        if (act === 'change') {
          tab?.send({ type: 'CHANGE', object, isFavorite })
          last.set(favoriteKey(object), isFavorite)
          // A storage event is not instant: the tabs of one visitor are pressed one after the other.
          await settled()
        }
        if (act === 'offline' || act === 'online')
          tab?.send({ type: act === 'offline' ? 'WENT_OFFLINE' : 'WENT_ONLINE' })
        if (act === 'down' || act === 'up') server.isDown = act === 'down'
        if (act === 'settle') await settled()
      }
      server.isDown = false
      for (const tab of tabs) tab.send({ type: 'WENT_ONLINE' })
      for (let turn = 0; turn < 5; turn += 1) {
        await settled()
        elapse(clock, 60_000)
      }
      const wanted = [...last].filter(([, isFavorite]) => isFavorite).map(([key]) => key)
      const all = [server.list.map(favoriteKey), ...tabs.map((tab) => tab.shown())]
      expect(all.map((list) => list.toSorted())).toEqual(all.map(() => wanted.toSorted()))
    }),
    { numRuns: 60 },
  )
})
