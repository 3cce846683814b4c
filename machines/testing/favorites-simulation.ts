import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { applyFavorite, favoriteKey, type Favorite, type FavoriteChange, type Favorites } from '../favorite-list.ts'
import { favoritesMachine } from '../favorites.ts'
import type { FavoriteResponse, SentFavorite, FavoritesToStore } from '../favorites-events.ts'
import { favoritesTextAfter, readStoredFavorites, unsentFavorites } from '../stored-favorites.ts'

/** The browser's storage, which its tabs share, and a server that knows every object but those of type `unknown`. */
export function aFavoritesSimulation(text: string | null = null) {
  const storage = { text, isRefusing: false }
  const server: { list: Favorites; isDown: boolean; got: FavoriteChange[] } = { list: [], isDown: false, got: [] }
  const refusals: string[] = []
  const clock = new SimulatedClock()
  const tabs: { send: (event: { type: 'STORAGE_CHANGED' }) => void }[] = []
  let sending: Promise<unknown> = Promise.resolve()

  const respond = async (change: FavoriteChange): Promise<FavoriteResponse> => {
    if (server.isDown) throw new Error('The server is down')
    server.got.push(change)
    if (change.object.object_type === 'unknown') return { kind: 'refused' }
    server.list = applyFavorite(server.list, change)
    return { kind: 'accepted' }
  }
  const isUnsent = ({ change, owner }: SentFavorite) =>
    unsentFavorites(readStoredFavorites(storage.text), owner).some(
      (one) => JSON.stringify(one) === JSON.stringify(change),
    )
  /** One tab at a time, as under a lock of the browser's. */
  const send = (sent: SentFavorite): Promise<FavoriteResponse> => {
    const turn = sending.then(() =>
      sent.isStored && !isUnsent(sent) ? { kind: 'superseded' as const } : respond(sent.change),
    )
    sending = turn.catch(() => undefined)
    return turn
  }

  function open() {
    const machine = favoritesMachine.provide({
      actors: {
        load: fromPromise(async () => {
          if (storage.isRefusing) throw new Error('Storage is denied')
          return storage.text
        }),
        store: fromPromise<string, FavoritesToStore>(async ({ input }) => {
          if (storage.isRefusing) throw new Error('Storage is full')
          const before = storage.text
          const after = favoritesTextAfter(before, input.operations)
          storage.text = after
          if (after !== before)
            for (const tab of tabs) if (tab !== actor) queueMicrotask(() => tab.send({ type: 'STORAGE_CHANGED' }))
          return after
        }),
        sync: fromPromise<unknown>(async () => {
          if (server.isDown) throw new Error('The server is down')
          return server.list
        }),
        send: fromPromise<FavoriteResponse, SentFavorite>(({ input }) => send(input)),
      },
      actions: { refused: (_, { object }) => void refusals.push(favoriteKey(object)) },
    })
    const actor = createActor(machine, { clock })
    tabs.push(actor)
    actor.start()
    return {
      send: actor.send.bind(actor),
      shown: () => actor.getSnapshot().context.favorites.map(favoriteKey),
      add: (object: Favorite) => actor.send({ type: 'CHANGE', object, isFavorite: true }),
      remove: (object: Favorite) => actor.send({ type: 'CHANGE', object, isFavorite: false }),
      close: () => {
        tabs.splice(tabs.indexOf(actor), 1)
        actor.stop()
      },
    }
  }
  /** Resolves when all that has been started is done. */
  const settled = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { storage, server, refusals, clock, open, settled }
}
