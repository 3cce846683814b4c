import { and, assign, fromPromise, not, or, raise, setup, stateIn } from 'xstate'
import { connection, type ConnectivityEvent } from './connectivity.ts'
import { type Favorite, type FavoriteChange, type Favorites, parseFavorites } from './favorite-list.ts'
import {
  favoritesShown,
  type FavoritesOperation,
  keptAfter,
  type KeptFavorites,
  noFavorites,
  readKeptFavorites,
  unsentFavorites,
} from './kept-favorites.ts'
import type { Owner } from './kept-track.ts'
import { notProvided } from './not-provided.ts'
import { backoffMs } from './timing.ts'

/** The key under which a browser stores a guest's favourites, and what the server has not confirmed of an account's. */
export const favoritesKey = 'favorites'

/** What the visitor, the session, the network and other tabs do to the favourites. */
export type FavoritesEvent =
  /** By the visitor. */
  | { type: 'CHANGE'; object: Favorite; isFavorite: boolean }
  /** Also at the start of a page rendered for an account. `list`: as the page was rendered with; `null`: not known. */
  | { type: 'SIGNED_IN'; owner: string; list: Favorites | null }
  | { type: 'SIGNED_OUT' }
  | ConnectivityEvent
  /** Another tab may have changed what is stored. */
  | { type: 'STORAGE_CHANGED' }
  /** The visitor is leaving the page. */
  | { type: 'LEAVING' }

/** The favourites of this tab, and what of them is neither stored nor sent yet. */
export type FavoritesContext = {
  /** As they are shown, the latest first. */
  favorites: Favorites
  owner: Owner
  /** What this tab has done and not stored yet, in order. */
  pending: readonly FavoritesOperation[]
  /** What of `pending` was passed to `store` last. */
  tried: readonly FavoritesOperation[]
  /** What storage held when it was read or written last, with `pending` applied. */
  kept: KeptFavorites
  /** Whether the account's list has loaded since the visitor signed in. */
  isSynced: boolean
  /** The change that the server is being sent. */
  sent: FavoriteChange | null
  /** Failed calls in a row. */
  failures: number
}
/**
 * The server's response to a change. A call that fails, or has status 401 or 429, rejects instead and is repeated.
 * `superseded`: it was not sent, because another tab had sent it or the visitor had changed the object again.
 */
export type FavoriteAnswer = { kind: 'accepted' | 'refused' | 'superseded' }
/** The input of `send`. `isStored`: other tabs see the change too, so only one of them may send at a time. */
export type SentFavorite = { change: FavoriteChange; owner: Owner; isStored: boolean }
/**
 * The input of `store`, which writes `favoritesTextAfter(what is stored, operations)` and resolves with that text. No
 * other tab may write between its reading and writing. It resolves as soon as it has written.
 */
export type StoredFavorites = {
  operations: readonly FavoritesOperation[]
  /** The page is closing, so there is no time to wait for a lock. */
  isLeaving: boolean
}

const none: readonly FavoritesOperation[] = []
const readAgain = { target: 'reading', reenter: true } as const
const isSame = (one: KeptFavorites, other: KeptFavorites) => JSON.stringify(one) === JSON.stringify(other)

function loaded({ owner, kept: before }: FavoritesContext, text: string | null, pending: typeof none) {
  const kept = pending.reduce(keptAfter, readKeptFavorites(text))
  return { pending, ...(isSame(kept, before) ? {} : { kept, favorites: favoritesShown(kept, owner) }) }
}

function added(context: FavoritesContext, operation: FavoritesOperation) {
  const kept = keptAfter(context.kept, operation)
  return { kept, favorites: favoritesShown(kept, operation.owner), pending: [...context.pending, operation] }
}

function sentOf({ sent }: FavoritesContext): FavoriteChange {
  if (!sent) throw new Error('No change is being sent')
  return sent
}

/** The server has accepted or refused the change being sent. */
function settled(context: FavoritesContext, type: 'ACCEPTED' | 'REFUSED') {
  const { owner, sent } = context
  return { ...(owner !== null && sent && added(context, { type, owner, change: sent })), sent: null, failures: 0 }
}

/**
 * The visitor's favourites, every change shown at once. They are a set, so a change may be made and sent twice and no
 * tab leads. Four regions run side by side:
 * - `session`: `guest` or `signedIn`;
 * - `connection`;
 * - `storage`: in `refused`, storage has not accepted the changes: they are shown until the page is closed;
 * - `syncing`: the server's list is requested if the page came without it, then changes are sent one at a time.
 */
export const favoritesMachine = setup({
  types: {} as { context: FavoritesContext; events: FavoritesEvent; tags: 'loading' },
  actors: {
    /** Reads what is stored. */
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<string, StoredFavorites>(async () => notProvided('store')),
    sync: fromPromise<unknown>(async () => notProvided('sync')),
    send: fromPromise<FavoriteAnswer, SentFavorite>(async () => notProvided('send')),
  },
  actions: {
    change: assign(({ context }, change: FavoriteChange) =>
      added(context, { type: 'CHANGE', owner: context.owner, change }),
    ),
    read: assign(({ context }, { text }: { text: string | null }) => loaded(context, text, context.pending)),
    /** A session may have ended while no page of the portal was open. */
    forgetOthers: assign(({ context }) => {
      const operation = { type: 'SESSION', owner: context.owner } as const
      return isSame(keptAfter(context.kept, operation), context.kept) ? {} : added(context, operation)
    }),
    try: assign({ tried: ({ context }) => context.pending }),
    wrote: assign(({ context }, { text }: { text: string }) => ({
      ...loaded(context, text, context.pending.slice(context.tried.length)),
      tried: none,
    })),
    changeOwner: assign(({ context }, { owner }: { owner: Owner }) => ({
      ...added(context, { type: 'SESSION', owner }),
      owner,
      isSynced: false,
      sent: null,
      failures: 0,
    })),
    receive: assign(({ context }, { list }: { list: Favorites | null }) => {
      const { owner } = context
      if (owner === null || list === null) return {}
      return { ...added(context, { type: 'RECEIVED', owner, list }), isSynced: true, failures: 0 }
    }),
    pick: assign({ sent: ({ context }) => unsentFavorites(context.kept, context.owner)[0] ?? null }),
    accept: assign(({ context }) => settled(context, 'ACCEPTED')),
    removeRefused: assign(({ context }) => settled(context, 'REFUSED')),
    skip: assign({ sent: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, sent: null }),
    refused: (_, _change: FavoriteChange) => notProvided('refused'),
  },
  delays: { retry: ({ context }) => backoffMs(context.failures) },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    isUntried: ({ context }) => context.pending !== context.tried,
    isSynced: ({ context }) => context.isSynced,
    hasUnsent: ({ context }) => unsentFavorites(context.kept, context.owner).length > 0,
    isAccepted: (_, { kind }: FavoriteAnswer) => kind === 'accepted',
    isRefused: (_, { kind }: FavoriteAnswer) => kind === 'refused',
    mayRequest: and([
      stateIn({ session: 'signedIn' }),
      stateIn({ connection: 'online' }),
      or([stateIn({ storage: 'stored' }), stateIn({ storage: 'refused' })]),
    ]),
  },
}).createMachine({
  id: 'favorites',
  context: {
    favorites: [],
    owner: null,
    pending: none,
    tried: none,
    kept: noFavorites,
    isSynced: false,
    sent: null,
    failures: 0,
  },
  type: 'parallel',
  on: {
    CHANGE: { actions: { type: 'change', params: ({ event: { object, isFavorite } }) => ({ object, isFavorite }) } },
  },
  states: {
    session: {
      initial: 'guest',
      on: {
        SIGNED_IN: {
          target: '.signedIn',
          actions: [
            { type: 'changeOwner', params: ({ event }) => event },
            { type: 'receive', params: ({ event }) => event },
          ],
        },
        SIGNED_OUT: { target: '.guest', actions: { type: 'changeOwner', params: { owner: null } } },
      },
      states: { guest: {}, signedIn: {} },
    },
    connection,
    storage: {
      initial: 'loading',
      on: { LEAVING: { guard: 'hasPending', target: '.writing', reenter: true } },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'load',
            onDone: {
              target: 'stored',
              actions: [{ type: 'read', params: ({ event }) => ({ text: event.output }) }, 'forgetOthers'],
            },
            onError: 'refused',
          },
        },
        stored: { on: { STORAGE_CHANGED: readAgain }, always: { guard: 'hasPending', target: 'writing' } },
        reading: {
          on: { STORAGE_CHANGED: readAgain },
          invoke: {
            src: 'load',
            onDone: { target: 'stored', actions: { type: 'read', params: ({ event }) => ({ text: event.output }) } },
            onError: 'refused',
          },
        },
        writing: {
          entry: 'try',
          invoke: {
            src: 'store',
            input: ({ context, event }) => ({ operations: context.pending, isLeaving: event.type === 'LEAVING' }),
            // Reads again what another tab may have written since.
            onDone: { target: 'reading', actions: { type: 'wrote', params: ({ event }) => ({ text: event.output }) } },
            onError: 'refused',
          },
        },
        refused: { on: { STORAGE_CHANGED: readAgain }, always: { guard: 'isUntried', target: 'writing' } },
      },
    },
    syncing: {
      initial: 'idle',
      // Ignores a response that belongs to an earlier session.
      on: { SIGNED_IN: '.idle', SIGNED_OUT: '.idle' },
      states: {
        idle: {
          always: [
            { guard: and(['mayRequest', not('isSynced')]), target: 'requesting' },
            { guard: and(['mayRequest', 'hasUnsent']), target: 'sending' },
          ],
        },
        requesting: {
          tags: 'loading',
          invoke: {
            src: 'sync',
            onDone: {
              target: 'idle',
              actions: { type: 'receive', params: ({ event }) => ({ list: parseFavorites(event.output) }) },
            },
            onError: 'failed',
          },
        },
        sending: {
          entry: 'pick',
          invoke: {
            src: 'send',
            input: ({ context }) => ({
              change: sentOf(context),
              owner: context.owner,
              isStored: context.pending.length === 0,
            }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'idle',
                actions: 'accept',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'refused', params: ({ context }) => sentOf(context) }, 'removeRefused'],
              },
              { target: 'superseded', actions: 'skip' },
            ],
            onError: 'failed',
          },
        },
        // What is stored is read before the next change is picked.
        superseded: { entry: raise({ type: 'STORAGE_CHANGED' }), on: { STORAGE_CHANGED: 'idle' } },
        failed: { entry: 'countFailure', on: { WENT_ONLINE: 'idle' }, after: { retry: 'idle' } },
      },
    },
  },
})
