import { and, assign, type EventObject, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate'
import { connection, type ConnectivityEvent } from './connectivity.ts'
import { emptyKept, type KeptTrack, type Owner, readKept, shownTo, unsentOf, writeKept } from './kept-track.ts'
import { notProvided } from './not-provided.ts'
import { withRemoved } from './restored.ts'
import { backoffMs } from './timing.ts'
import {
  type AccountChange,
  count,
  emptyTrack,
  keyOf,
  parseTrack,
  type PlannedObject,
  planOf,
  type SaveWish,
  type Track,
  type TrackChange,
} from './track.ts'
import { applyOperation, type TrackOperation } from './track-operation.ts'

/** The key under which a browser stores a guest's track, and what its server has not confirmed yet. */
export const activeTrackKey = 'active_track'

/** Events of `activeTrackMachine`. A `TrackChange` is by the visitor. */
export type ActiveTrackEvent =
  | TrackChange
  | ({ type: 'SAVE' } & SaveWish)
  /** Also at the start of a page rendered for an account. `owner`: any name that tells this account from others. */
  | { type: 'SIGNED_IN'; owner: string }
  | { type: 'SIGNED_OUT' }
  | ConnectivityEvent
  /** This tab is the one that calls the server; sent by `lead`. */
  | { type: 'TOOK_LEAD' }
  /** Another tab may have changed what is stored. Storage itself is read, so late and repeated events do no harm. */
  | { type: 'STORAGE_CHANGED' }
  /** The page is left, maybe for good. */
  | { type: 'LEAVING' }

/** The context of `activeTrackMachine`. */
export type ActiveTrack = {
  /** As it is shown. */
  track: Track
  /** What is on the track, and in its place what was removed from it since this visitor came: it may be restored. */
  order: readonly PlannedObject[]
  owner: Owner
  /** What this tab has done and not stored yet, in order. */
  pending: readonly TrackOperation[]
  /** What of `pending` was passed to `store` last. */
  tried: readonly TrackOperation[]
  /** What storage held when it was read or written last, with `pending` applied. */
  kept: KeptTrack
  /** Has the server sent its track since the visitor signed in? */
  isSynced: boolean
  /** The change that the server is being sent. */
  sent: AccountChange | null
  /** In a row. */
  failures: number
}
/**
 * The server's response to a change. A call that fails, or has status 401 or 429, rejects instead and is repeated.
 */
export type TrackResponse = { kind: 'accepted'; track: unknown } | { kind: 'refused' }
/** The input of `send`. */
export type SentChange = { change: AccountChange }
/**
 * The input of `store`, which writes `textAfter(what is stored, operations)` and resolves with that text. No other tab
 * may write between its reading and writing: a lock of the browser's. Stopped before it has the lock, it writes
 * nothing. It resolves as soon as it has written.
 */
export type StoredOperations = {
  operations: readonly TrackOperation[]
  /** There is no time to wait for a lock. */
  isLeaving: boolean
}

const changeOrSave = ({ event }: { event: TrackChange | ({ type: 'SAVE' } & SaveWish) }) => event
const made = { actions: { type: 'change', params: changeOrSave } } as const
const readAgain = { target: 'reading', reenter: true } as const
const noOperations: readonly TrackOperation[] = []

function sentOf({ sent }: ActiveTrack): AccountChange {
  if (!sent) throw new Error('No change is being sent')
  return sent
}
const trackIn = (answer: TrackResponse) => (answer.kind === 'accepted' ? answer.track : null)

/** Whatever changes what is kept shows it at once. */
const shown = ({ owner, order }: Pick<ActiveTrack, 'owner' | 'order'>, kept: KeptTrack) => {
  const track = shownTo(kept, owner)
  return { kept, track, order: withRemoved(order, planOf(track), keyOf) }
}
const added = (context: ActiveTrack, operation: TrackOperation) => ({
  ...shown(context, applyOperation(context.kept, operation)),
  pending: [...context.pending, operation],
})
/** The same objects stay where nothing is different, so that nothing is rendered again. */
function loaded(context: ActiveTrack, text: string | null, pending: readonly TrackOperation[]) {
  const kept = pending.reduce(applyOperation, readKept(text))
  const isSame = writeKept(kept) === writeKept(context.kept)
  return { pending, ...(isSame ? {} : shown(context, kept)) }
}

/**
 * The track being built, every change shown at once. Four regions run side by side:
 * - `session`: a `guest`, or `signedIn` in a tab that follows or leads, so that of several tabs one calls the server;
 * - `connection`;
 * - `storage`: `loading`, then `ready`, where `refused` is what storage did not take: still shown, gone with the page;
 * - `syncing`: the server's track is requested, then changes are sent one at a time, in order, each until the server
 *   answers. A change may be sent twice, as when its response was lost: the server must apply it once.
 */
export const activeTrackMachine = setup({
  types: {} as { context: ActiveTrack; events: ActiveTrackEvent; tags: 'loading' },
  actors: {
    /** Reads what is stored. */
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<string, StoredOperations>(async () => notProvided('store')),
    /** Sends TOOK_LEAD once no other tab leads, and gives the lead up when it is stopped: a lock of the browser's. */
    lead: fromCallback<EventObject>(() => notProvided('lead')),
    sync: fromPromise<unknown>(async () => notProvided('sync')),
    send: fromPromise<TrackResponse, SentChange>(async () => notProvided('send')),
  },
  actions: {
    change: assign(({ context }, change: AccountChange) =>
      added(context, { type: 'CHANGE', owner: context.owner, change }),
    ),
    read: assign(({ context }, { text }: { text: string | null }) => loaded(context, text, context.pending)),
    /** A page may begin after a session has ended without it. */
    forgetOthers: assign(({ context }) => {
      const operation = { type: 'SESSION', owner: context.owner } as const
      return applyOperation(context.kept, operation) === context.kept ? {} : added(context, operation)
    }),
    try: assign({ tried: ({ context }) => context.pending }),
    wrote: assign(({ context }, { text }: { text: string }) => ({
      ...loaded(context, text, context.pending.slice(context.tried.length)),
      tried: noOperations,
    })),
    changeOwner: assign(({ context }, { owner }: { owner: Owner }) => ({
      ...added({ ...context, owner, order: [] }, { type: 'SESSION', owner }),
      owner,
      isSynced: false,
      sent: null,
      failures: 0,
    })),
    pick: assign({ sent: ({ context }) => unsentOf(context.kept, context.owner)[0] ?? null }),
    receive: assign(({ context }, { track }: { track: unknown }) => {
      const { owner, sent } = context
      const operation = owner !== null && ({ type: 'RECEIVED', owner, track: parseTrack(track), sent } as const)
      return { ...(operation && added(context, operation)), isSynced: true, sent: null, failures: 0 }
    }),
    removeRefused: assign(({ context }) => {
      const { owner, sent } = context
      const operation = owner !== null && sent !== null && ({ type: 'REFUSED', owner, sent } as const)
      return { ...(operation && added(context, operation)), sent: null, failures: 0 }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, sent: null }),
    refused: (_, _refused: SentChange) => notProvided('refused'),
    go: (_, _place: { to: '/login' }) => notProvided('go'),
  },
  delays: { retry: ({ context }) => backoffMs(context.failures) },
  guards: {
    isSignedIn: ({ context }) => context.owner !== null,
    isEmpty: ({ context }) => count(context.track) === 0,
    hasPending: ({ context }) => context.pending.length > 0,
    isUntried: ({ context }) => context.pending !== context.tried,
    isSynced: ({ context }) => context.isSynced,
    hasUnsent: ({ context }) => unsentOf(context.kept, context.owner).length > 0,
    isAccepted: (_, { kind }: { kind: TrackResponse['kind'] }) => kind === 'accepted',
    // Where storage takes nothing no tab knows of another's changes, so each calls the server.
    mayRequest: and([
      'isSignedIn',
      stateIn({ connection: 'online' }),
      or([
        and([stateIn({ session: { signedIn: 'leading' } }), stateIn({ storage: 'ready' })]),
        stateIn({ storage: { ready: 'refused' } }),
      ]),
    ]),
    // The order of changes is that of what is stored.
    isStored: or([
      and([not('hasPending'), stateIn({ storage: { ready: 'stored' } })]),
      stateIn({ storage: { ready: 'refused' } }),
    ]),
  },
}).createMachine({
  id: 'activeTrack',
  context: {
    track: emptyTrack,
    order: [],
    owner: null,
    pending: noOperations,
    tried: noOperations,
    kept: emptyKept,
    isSynced: false,
    sent: null,
    failures: 0,
  },
  type: 'parallel',
  states: {
    session: {
      initial: 'guest',
      on: {
        SIGNED_IN: { target: '.signedIn', actions: { type: 'changeOwner', params: ({ event }) => event } },
        SIGNED_OUT: { target: '.guest', actions: { type: 'changeOwner', params: { owner: null } } },
      },
      states: {
        guest: {
          on: {
            SAVE: {
              guard: and([not('isEmpty'), stateIn({ storage: 'ready' })]),
              actions: { type: 'go', params: { to: '/login' } },
            },
          },
        },
        signedIn: {
          // In a browser without locks every tab calls the server.
          invoke: { src: 'lead', onError: '.leading' },
          initial: 'following',
          states: { following: { on: { TOOK_LEAD: 'leading' } }, leading: {} },
        },
      },
    },
    connection,
    storage: {
      initial: 'loading',
      on: { LEAVING: { guard: 'hasPending', target: '.ready.writing', reenter: true } },
      states: {
        loading: {
          tags: 'loading',
          on: {
            ATTACH: made,
            DETACH: made,
            CLEAR: made,
            REORDER: made,
            STORAGE_CHANGED: { target: 'loading', reenter: true },
          },
          invoke: {
            src: 'load',
            onDone: {
              target: 'ready',
              actions: [{ type: 'read', params: ({ event }) => ({ text: event.output }) }, 'forgetOthers'],
            },
            onError: 'ready.refused',
          },
        },
        ready: {
          on: {
            ATTACH: made,
            DETACH: made,
            CLEAR: made,
            REORDER: made,
            SAVE: { guard: not('isEmpty'), ...made },
          },
          initial: 'stored',
          states: {
            stored: {
              on: { STORAGE_CHANGED: readAgain, TOOK_LEAD: readAgain },
              always: { guard: 'hasPending', target: 'writing' },
            },
            reading: {
              on: { STORAGE_CHANGED: readAgain, TOOK_LEAD: readAgain },
              invoke: {
                src: 'load',
                onDone: {
                  target: 'stored',
                  actions: { type: 'read', params: ({ event }) => ({ text: event.output }) },
                },
                onError: 'refused',
              },
            },
            writing: {
              entry: 'try',
              invoke: {
                src: 'store',
                input: ({ context, event }) => ({
                  operations: context.pending,
                  isLeaving: event.type === 'LEAVING',
                }),
                // What another tab has written since is read after it.
                onDone: {
                  target: 'reading',
                  actions: { type: 'wrote', params: ({ event }) => ({ text: event.output }) },
                },
                onError: 'refused',
              },
            },
            refused: {
              on: { STORAGE_CHANGED: readAgain, TOOK_LEAD: readAgain },
              always: { guard: 'isUntried', target: 'writing' },
            },
          },
        },
      },
    },
    syncing: {
      initial: 'idle',
      // A response to the session before this one is ignored.
      on: { SIGNED_IN: '.idle', SIGNED_OUT: '.idle' },
      states: {
        idle: {
          always: [
            { guard: and(['mayRequest', not('isSynced')]), target: 'requesting' },
            { guard: and(['mayRequest', 'isStored', 'hasUnsent']), target: 'sending' },
          ],
        },
        requesting: {
          tags: 'loading',
          invoke: {
            src: 'sync',
            onDone: { target: 'idle', actions: { type: 'receive', params: ({ event }) => ({ track: event.output }) } },
            onError: 'failed',
          },
        },
        sending: {
          entry: 'pick',
          invoke: {
            src: 'send',
            input: ({ context }) => ({ change: sentOf(context) }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'receive', params: ({ event }) => ({ track: trackIn(event.output) }) },
              },
              {
                target: 'idle',
                actions: [{ type: 'refused', params: ({ context }) => ({ change: sentOf(context) }) }, 'removeRefused'],
              },
            ],
            onError: 'failed',
          },
        },
        failed: { entry: 'countFailure', on: { WENT_ONLINE: 'idle' }, after: { retry: 'idle' } },
      },
    },
  },
})
