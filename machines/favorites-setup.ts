import { and, assign, fromPromise, or, setup, stateIn } from 'xstate'
import type { FavoriteChange, Favorites } from './favorite-list.ts'
import type {
  FavoriteResponse,
  FavoritesContext,
  FavoritesEvent,
  SentFavorite,
  FavoritesToStore,
} from './favorites-events.ts'
import {
  favoritesShown,
  type FavoritesOperation,
  keptAfter,
  type StoredFavorites,
  readStoredFavorites,
  unsentFavorites,
} from './stored-favorites.ts'
import type { Owner } from './stored-track.ts'
import { notProvided } from './not-provided.ts'
import { backoffMs } from './timing.ts'

/** Nothing is pending. */
export const noOperations: readonly FavoritesOperation[] = []
const isSame = (one: StoredFavorites, other: StoredFavorites) => JSON.stringify(one) === JSON.stringify(other)

function loaded(
  { owner, kept: before }: FavoritesContext,
  text: string | null,
  pending: readonly FavoritesOperation[],
) {
  const kept = pending.reduce(keptAfter, readStoredFavorites(text))
  return { pending, ...(isSame(kept, before) ? {} : { kept, favorites: favoritesShown(kept, owner) }) }
}

function added(context: FavoritesContext, operation: FavoritesOperation) {
  const kept = keptAfter(context.kept, operation)
  return { kept, favorites: favoritesShown(kept, operation.owner), pending: [...context.pending, operation] }
}

/** @throws if no change is being sent */
export function sentOf({ sent }: FavoritesContext): FavoriteChange {
  if (!sent) throw new Error('No change is being sent')
  return sent
}

/** The server has accepted or refused the change being sent. */
function settled(context: FavoritesContext, type: 'ACCEPTED' | 'REFUSED') {
  const { owner, sent } = context
  return { ...(owner !== null && sent && added(context, { type, owner, change: sent })), sent: null, failures: 0 }
}

/** The actors, actions and guards of `favoritesMachine`. */
export const favoritesSetup = setup({
  types: {} as { context: FavoritesContext; events: FavoritesEvent; tags: 'loading' },
  actors: {
    /** Reads what is stored. */
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<string, FavoritesToStore>(async () => notProvided('store')),
    sync: fromPromise<unknown>(async () => notProvided('sync')),
    send: fromPromise<FavoriteResponse, SentFavorite>(async () => notProvided('send')),
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
      tried: noOperations,
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
    isAccepted: (_, { kind }: FavoriteResponse) => kind === 'accepted',
    isRefused: (_, { kind }: FavoriteResponse) => kind === 'refused',
    mayRequest: and([
      stateIn({ session: 'signedIn' }),
      stateIn({ connection: 'online' }),
      or([stateIn({ storage: 'stored' }), stateIn({ storage: 'refused' })]),
    ]),
  },
})
