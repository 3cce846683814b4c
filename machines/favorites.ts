import { and, not, raise } from 'xstate'
import { connection } from './connectivity.ts'
import { parseFavorites } from './favorite-list.ts'
import { favoritesSetup, noOperations, sentOf } from './favorites-setup.ts'
import { noFavorites } from './stored-favorites.ts'

const readAgain = { target: 'reading', reenter: true } as const

/**
 * The visitor's favourites, every change shown at once. They are a set, so a change may be made and sent twice and no
 * tab leads. Four regions run side by side:
 * - `session`: `guest` or `signedIn`;
 * - `connection`;
 * - `storage`: in `refused`, storage has not accepted the changes: they are shown until the page is closed;
 * - `syncing`: the server's list is requested if the page came without it, then changes are sent one at a time.
 */
export const favoritesMachine = favoritesSetup.createMachine({
  id: 'favorites',
  context: {
    favorites: [],
    owner: null,
    pending: noOperations,
    tried: noOperations,
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
