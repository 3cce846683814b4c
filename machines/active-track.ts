import { and, assign, type EventObject, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate'
import { connection, type ConnectivityEvent } from './connectivity.ts'
import {
  ask,
  drop,
  emptyKept,
  type KeptTrack,
  land,
  type Owner,
  readKept,
  settle,
  shownTo,
  unsentOf,
  writeKept,
} from './kept-track.ts'
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
  type Track,
  type TrackChange,
} from './track.ts'

/** Where a browser keeps a guest's track, and what its server has not received yet. */
export const activeTrackKey = 'active_track'

export type ActiveTrackEvent =
  | TrackChange
  /** `key`: a new one for each press, so that a repeated call saves once. */
  | { type: 'SAVE'; key: string }
  /** Also at the start of a page drawn for somebody. `owner`: any name that tells this account from others. */
  | { type: 'SIGNED_IN'; owner: string }
  | { type: 'SIGNED_OUT' }
  | ConnectivityEvent
  /** This tab is the one that talks to the server; sent by `lead`. */
  | { type: 'TOOK_LEAD' }
  /** By another tab, or while this one slept; `null`: nothing is kept any more. */
  | { type: 'STORAGE_CHANGED'; text: string | null }

export type ActiveTrack = {
  /** As it is shown. */
  track: Track
  /** What is on the track, and in its place what was removed from it since this visitor came: it may be restored. */
  order: readonly PlannedObject[]
  owner: Owner
  kept: KeptTrack
  /** What storage was given last. */
  written: KeptTrack
  /** Asked for before the kept track was there; made again on top of it. */
  early: readonly { owner: Owner; change: TrackChange }[]
  /** Has the server told its track since the visitor signed in? */
  isSynced: boolean
  /** What the server is being told. */
  sent: AccountChange | null
  /** In a row. */
  failures: number
}
/**
 * What the server made of a change. A call that fails, or is answered 401 or 429, rejects instead and is made again.
 */
export type TrackAnswer = { kind: 'accepted'; track: unknown } | { kind: 'refused' }
export type SentChange = { change: AccountChange }

const changeOrSave = ({ event }: { event: TrackChange | { type: 'SAVE'; key: string } }) => event
const changeIn = ({ event }: { event: TrackChange }) => event
const early = {
  actions: [
    { type: 'remember', params: changeIn },
    { type: 'ask', params: changeOrSave },
  ],
} as const
const made = { actions: { type: 'ask', params: changeOrSave } } as const

function sentOf({ sent }: ActiveTrack): AccountChange {
  if (!sent) throw new Error('No change is under way')
  return sent
}
const trackIn = (answer: TrackAnswer) => (answer.kind === 'accepted' ? answer.track : null)
/** Whatever changes what is kept shows it at once. */
const now = ({ owner, order }: Pick<ActiveTrack, 'owner' | 'order'>, kept: KeptTrack) => {
  const track = shownTo(kept, owner)
  return { kept, track, order: withRemoved(order, planOf(track), keyOf) }
}

/**
 * The track being built, every change shown at once. Four things go on side by side:
 * `session`: a `guest`, or `signedIn` in a tab that follows or leads, so that of several tabs one talks to the server;
 * `connection`; `keeping`: `loading` → `ready`, where `unkept` is what storage refused: still shown, gone with the
 * page; `telling`: the server is asked for its track, then told one change at a time, in order, each until it is
 * answered. A change may be told twice, as when its answer got lost: the server must take it as once.
 */
export const activeTrackMachine = setup({
  types: { context: {} as ActiveTrack, events: {} as ActiveTrackEvent, tags: {} as 'loading' },
  actors: {
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<unknown, { text: string }>(async () => notProvided('store')),
    /** Sends TOOK_LEAD once no other tab leads, and gives the lead up when it is stopped: a lock of the browser's. */
    lead: fromCallback<EventObject>(() => notProvided('lead')),
    sync: fromPromise<unknown>(async () => notProvided('sync')),
    send: fromPromise<TrackAnswer, SentChange>(async () => notProvided('send')),
  },
  actions: {
    ask: assign(({ context }, change: AccountChange) => now(context, ask(context.kept, context.owner, change))),
    remember: assign({ early: ({ context: { early, owner } }, change: TrackChange) => [...early, { owner, change }] }),
    take: assign(({ context }, { text }: { text: string | null }) => {
      const written = readKept(text)
      const kept = context.early.reduce((before, { owner, change }) => ask(before, owner, change), written)
      return { ...now(context, settle(kept, context.owner)), written, early: [] }
    }),
    takeAsItIs: assign(({ context }, { text }: { text: string | null }) => {
      const written = readKept(text)
      return { ...now(context, written), written }
    }),
    goOn: assign({ early: [] }),
    write: assign({ written: ({ context }) => context.kept }),
    changeOwner: assign(({ context }, { owner }: { owner: Owner }) => ({
      ...now({ owner, order: [] }, settle(context.kept, owner)),
      owner,
      isSynced: false,
      sent: null,
      failures: 0,
    })),
    pick: assign({ sent: ({ context }) => unsentOf(context.kept, context.owner)[0] ?? null }),
    land: assign(({ context }, { track }: { track: unknown }) => {
      const { owner, kept, sent } = context
      const landed = owner === null ? kept : land(kept, owner, parseTrack(track), sent)
      return { ...now(context, landed), isSynced: true, sent: null, failures: 0 }
    }),
    drop: assign(({ context }) => {
      const { owner, kept, sent } = context
      return {
        ...now(context, owner === null || sent === null ? kept : drop(kept, owner, sent)),
        sent: null,
        failures: 0,
      }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, sent: null }),
    refused: (_, _refused: SentChange) => notProvided('refused'),
    go: (_, _place: { to: '/login' }) => notProvided('go'),
  },
  delays: { retry: ({ context }) => backoffMs(context.failures) },
  guards: {
    isSignedIn: ({ context }) => context.owner !== null,
    isEmpty: ({ context }) => count(context.track) === 0,
    isBehind: ({ context }) => context.kept !== context.written,
    isSynced: ({ context }) => context.isSynced,
    hasUnsent: ({ context }) => unsentOf(context.kept, context.owner).length > 0,
    isAccepted: (_, { kind }: { kind: TrackAnswer['kind'] }) => kind === 'accepted',
    // Where storage holds nothing no tab knows of another's changes, so each tells its own.
    mayTell: and([
      'isSignedIn',
      stateIn({ connection: 'online' }),
      or([
        and([stateIn({ session: { signedIn: 'leading' } }), stateIn({ keeping: 'ready' })]),
        stateIn({ keeping: { ready: 'unkept' } }),
      ]),
    ]),
  },
}).createMachine({
  id: 'activeTrack',
  context: {
    track: emptyTrack,
    order: [],
    owner: null,
    kept: emptyKept,
    written: emptyKept,
    early: [],
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
              guard: and([not('isEmpty'), stateIn({ keeping: 'ready' })]),
              actions: { type: 'go', params: { to: '/login' } },
            },
          },
        },
        signedIn: {
          // A browser without locks lets every tab talk.
          invoke: { src: 'lead', onError: '.leading' },
          initial: 'following',
          states: { following: { on: { TOOK_LEAD: 'leading' } }, leading: {} },
        },
      },
    },
    connection,
    keeping: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          on: {
            ATTACH: early,
            DETACH: early,
            CLEAR: early,
            REORDER: early,
            STORAGE_CHANGED: { target: 'loading', reenter: true },
          },
          invoke: {
            src: 'load',
            onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => ({ text: event.output }) } },
            onError: { target: 'ready', actions: 'goOn' },
          },
        },
        ready: {
          on: {
            ATTACH: made,
            DETACH: made,
            CLEAR: made,
            REORDER: made,
            SAVE: { guard: not('isEmpty'), ...made },
            STORAGE_CHANGED: { target: '.kept', actions: { type: 'takeAsItIs', params: ({ event }) => event } },
          },
          initial: 'kept',
          states: {
            kept: {
              // Another tab may have brought the guest's track along already.
              on: { SIGNED_IN: '#activeTrack.keeping.loading' },
              always: { guard: 'isBehind', target: 'storing' },
            },
            storing: {
              entry: 'write',
              always: { guard: 'isBehind', target: 'storing', reenter: true },
              invoke: {
                src: 'store',
                input: ({ context }) => ({ text: writeKept(context.kept) }),
                onDone: 'kept',
                onError: 'unkept',
              },
            },
            unkept: { always: { guard: 'isBehind', target: 'storing' } },
          },
        },
      },
    },
    telling: {
      initial: 'idle',
      // What is answered to a session before this one is dropped.
      on: { SIGNED_IN: '.idle', SIGNED_OUT: '.idle' },
      states: {
        idle: {
          always: [
            { guard: and(['mayTell', not('isSynced')]), target: 'syncing' },
            { guard: and(['mayTell', 'hasUnsent']), target: 'sending' },
          ],
        },
        syncing: {
          tags: 'loading',
          invoke: {
            src: 'sync',
            onDone: { target: 'idle', actions: { type: 'land', params: ({ event }) => ({ track: event.output }) } },
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
                actions: { type: 'land', params: ({ event }) => ({ track: trackIn(event.output) }) },
              },
              {
                target: 'idle',
                actions: [{ type: 'refused', params: ({ context }) => ({ change: sentOf(context) }) }, 'drop'],
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
