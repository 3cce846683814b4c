import { and, assign, type EventObject, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate'
import type {
  ActiveTrack,
  ActiveTrackEvent,
  RefusedChange,
  SentChange,
  StoredOperations,
  SyncedTrack,
  TrackResponse,
} from './active-track-events.ts'
import {
  hasReceived,
  type StoredTrack,
  type Owner,
  readStored,
  shownTo,
  unsentOf,
  versionIn,
  writeStored,
} from './stored-track.ts'
import { leastChange } from './least-order.ts'
import { notProvided } from './not-provided.ts'
import { withRemoved } from './restored.ts'
import { backoffMs } from './timing.ts'
import { type AccountChange, count, keyOf, parseTrack, planOf, type Track } from './track.ts'
import { applyOperation, type TrackOperation } from './track-operation.ts'

/** Nothing is pending. */
export const noOperations: readonly TrackOperation[] = []

/** @throws if no change is being sent */
export function sentOf({ sent }: ActiveTrack): AccountChange {
  if (!sent) throw new Error('No change is being sent')
  return sent
}
/** The track of a response, as the server sent it; `null`: the change was refused. */
export const trackIn = (response: TrackResponse) => (response.kind === 'accepted' ? response.track : null)
/** Why the server refused the change, in its words for the visitor; empty: it was accepted, or no reason was given. */
export const reasonsIn = (response: TrackResponse) => (response.kind === 'refused' ? (response.reasons ?? []) : [])

/** Every change of what is kept is shown at once. */
const shown = ({ owner, order }: Pick<ActiveTrack, 'owner' | 'order'>, kept: StoredTrack) => {
  const track = shownTo(kept, owner)
  return { kept, track, order: withRemoved(order, planOf(track), keyOf) }
}
const added = (context: ActiveTrack, operation: TrackOperation) => ({
  ...shown(context, applyOperation(context.kept, operation)),
  pending: [...context.pending, operation],
})
/** Keeps the same objects if nothing differs, so that nothing is rendered again. */
function loaded(context: ActiveTrack, text: string | null, pending: readonly TrackOperation[]) {
  const kept = pending.reduce(applyOperation, readStored(text))
  const isSame = writeStored(kept) === writeStored(context.kept)
  return { pending, ...(isSame ? {} : shown(context, kept)) }
}

type SessionOf = { owner: Owner; rendered?: Track | undefined; version?: number | undefined }

/** The actors, actions and guards of `activeTrackMachine`. */
export const activeTrackSetup = setup({
  types: {} as { context: ActiveTrack; events: ActiveTrackEvent; tags: 'loading' },
  actors: {
    /** Reads what is stored. */
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<string, StoredOperations>(async () => notProvided('store')),
    /** Holds a lock of the browser: sends TOOK_LEAD once it has the lock, and releases it when it is stopped. */
    lead: fromCallback<EventObject>(() => notProvided('lead')),
    sync: fromPromise<unknown, SyncedTrack>(async () => notProvided('sync')),
    send: fromPromise<TrackResponse, SentChange>(async () => notProvided('send')),
  },
  actions: {
    change: assign(({ context }, made: AccountChange) =>
      added(context, { type: 'CHANGE', owner: context.owner, change: leastChange(context.track, made) }),
    ),
    read: assign(({ context }, { text }: { text: string | null }) => loaded(context, text, context.pending)),
    /** A session may have ended while no page of the portal was open. */
    forgetOthers: assign(({ context }) => {
      const operation = { type: 'SESSION', owner: context.owner } as const
      return applyOperation(context.kept, operation) === context.kept ? {} : added(context, operation)
    }),
    try: assign({ tried: ({ context }) => context.pending }),
    wrote: assign(({ context }, { text }: { text: string }) => ({
      ...loaded(context, text, context.pending.slice(context.tried.length)),
      tried: noOperations,
    })),
    changeOwner: assign(({ context }, { owner, rendered, version }: SessionOf) => ({
      ...added(
        { ...context, owner, order: [] },
        { type: 'SESSION', owner, ...(rendered && { rendered, ...versionIn({ version }) }) },
      ),
      owner,
      isSynced: false,
      sent: null,
      failures: 0,
    })),
    pick: assign({ sent: ({ context }) => unsentOf(context.kept, context.owner)[0] ?? null }),
    receive: assign(({ context }, { track }: { track: unknown }) => {
      const { owner, sent } = context
      const received = { track: parseTrack(track), ...versionIn(track) }
      const operation = owner !== null && ({ type: 'RECEIVED', owner, ...received, sent } as const)
      return { ...(operation && added(context, operation)), isSynced: true, sent: null, failures: 0 }
    }),
    /** Shows the rendered track until the leading tab has received the track. */
    standIn: assign(({ context }, { track }: { track: unknown }) => {
      const { owner } = context
      return added(context, { type: 'SESSION', owner, rendered: parseTrack(track), ...versionIn(track) })
    }),
    removeRefused: assign(({ context }) => {
      const { owner, sent } = context
      const operation = owner !== null && sent !== null && ({ type: 'REFUSED', owner, sent } as const)
      return { ...(operation && added(context, operation)), sent: null, failures: 0 }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, sent: null }),
    refused: (_, _refused: RefusedChange) => notProvided('refused'),
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
    isReceived: ({ context }) => hasReceived(context.kept, context.owner),
    isAccepted: (_, { kind }: { kind: TrackResponse['kind'] }) => kind === 'accepted',
    // Without storage the tabs do not see each other's changes, so each calls the server.
    isCaller: or([
      and([stateIn({ session: { signedIn: 'leading' } }), stateIn({ storage: 'ready' })]),
      stateIn({ storage: { ready: 'refused' } }),
    ]),
    mayRequest: and(['isSignedIn', stateIn({ connection: 'online' }), 'isCaller']),
    // The leading tab may be failing or asleep, so a tab without a track to show requests it itself.
    isWithoutTrack: and([
      'isSignedIn',
      stateIn({ connection: 'online' }),
      stateIn({ storage: 'ready' }),
      not('isReceived'),
    ]),
    // Changes are sent in the order in which they are stored.
    isStored: or([
      and([not('hasPending'), stateIn({ storage: { ready: 'stored' } })]),
      stateIn({ storage: { ready: 'refused' } }),
    ]),
  },
})
