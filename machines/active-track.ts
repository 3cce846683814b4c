import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from './not-provided.ts'
import { applyChange, emptyTrack, readTrack, writeTrack, type Track, type TrackChange } from './track.ts'

/** Where a browser keeps a guest's track. */
export const activeTrackKey = 'active_track'

export type ActiveTrackEvent =
  | TrackChange
  /** By another tab, or while this one slept; `null`: nothing is kept any more. */
  | { type: 'STORAGE_CHANGED'; text: string | null }
export type ActiveTrack = {
  /** As it is shown. */
  track: Track
  /** Asked for before the kept track was there; made again on top of it. */
  changes: readonly TrackChange[]
}

const asked = ({ event }: { event: TrackChange }) => event
const applied = { actions: [{ type: 'change', params: asked }, { type: 'remember', params: asked }] } as const
const stored = { target: '.storing', actions: { type: 'change', params: asked } } as const

/**
 * The track being built: `loading` → `ready`, every change shown at once.
 * `ready.kept` is what storage holds too, `ready.unkept` what it refused to hold: still shown, gone with the page.
 */
export const activeTrackMachine = setup({
  types: { context: {} as ActiveTrack, events: {} as ActiveTrackEvent },
  actors: {
    load: fromPromise<string | null>(async () => notProvided('load')),
    store: fromPromise<unknown, { text: string }>(async () => notProvided('store')),
  },
  actions: {
    change: assign({ track: ({ context }, change: TrackChange) => applyChange(context.track, change) }),
    remember: assign({ changes: ({ context }, change: TrackChange) => [...context.changes, change] }),
    take: assign(({ context }, { text }: { text: string | null }) => ({
      track: context.changes.reduce(applyChange, readTrack(text)),
      changes: [],
    })),
  },
  guards: { hasChanges: ({ context }) => context.changes.length > 0 },
}).createMachine({
  id: 'activeTrack',
  context: { track: emptyTrack, changes: [] },
  initial: 'loading',
  states: {
    loading: {
      on: {
        ATTACH: applied,
        DETACH: applied,
        CLEAR: applied,
        REORDER: applied,
        STORAGE_CHANGED: { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'load',
        onDone: [
          { guard: 'hasChanges', target: 'ready.storing', actions: { type: 'take', params: ({ event }) => ({ text: event.output }) } },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => ({ text: event.output }) } },
        ],
        onError: [{ guard: 'hasChanges', target: 'ready.storing', actions: { type: 'take', params: { text: null } } }, { target: 'ready' }],
      },
    },
    ready: {
      on: {
        ATTACH: stored,
        DETACH: stored,
        CLEAR: stored,
        REORDER: stored,
        STORAGE_CHANGED: { target: '.kept', actions: { type: 'take', params: ({ event }) => event } },
      },
      initial: 'kept',
      states: {
        kept: {},
        storing: {
          invoke: {
            src: 'store',
            input: ({ context }) => ({ text: writeTrack(context.track) }),
            onDone: 'kept',
            onError: 'unkept',
          },
        },
        unkept: {},
      },
    },
  },
})
