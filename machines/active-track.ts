import { and, not, stateIn } from 'xstate'
import { activeTrackSetup, noOperations, reasonsIn, sentOf, trackIn } from './active-track-setup.ts'
import { connection } from './connectivity.ts'
import { emptyKept } from './stored-track.ts'
import { emptyTrack, type TrackChange } from './track.ts'
import type { SaveWish } from './track-fields.ts'

const changeOrSave = ({ event }: { event: TrackChange | ({ type: 'SAVE' } & SaveWish) }) => event
const made = { actions: { type: 'change', params: changeOrSave } } as const
const readAgain = { target: 'reading', reenter: true } as const

/**
 * The track being built, every change shown at once. Four regions run side by side:
 * - `session`: a `guest`, or `signedIn` in a tab that follows or leads, so that of several tabs one calls the server;
 *   one that follows only asks for a track that this browser has never received;
 * - `connection`;
 * - `storage`: `loading`, then `ready`. In `refused`, storage has not accepted the changes: they are shown until the
 *   page is closed;
 * - `syncing`: the server's track is requested, then changes are sent one at a time, in order, each until the server
 *   answers. A change may be sent twice, as when its response was lost: the server must apply it once.
 */
export const activeTrackMachine = activeTrackSetup.createMachine({
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
                // Reads again what another tab may have written since.
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
      // Ignores a response that belongs to an earlier session.
      on: { SIGNED_IN: '.idle', SIGNED_OUT: '.idle' },
      states: {
        idle: {
          always: [
            { guard: and(['mayRequest', not('isSynced')]), target: 'requesting' },
            { guard: and(['mayRequest', 'isStored', 'hasUnsent']), target: 'sending' },
            { guard: 'isWithoutTrack', target: 'requesting' },
          ],
        },
        requesting: {
          tags: 'loading',
          // The response may be older than what the tab that was leading has stored since.
          on: { TOOK_LEAD: { target: 'requesting', reenter: true } },
          invoke: {
            src: 'sync',
            input: ({ context: { owner } }) => ({ owner }),
            onDone: [
              {
                guard: 'isCaller',
                target: 'idle',
                actions: { type: 'receive', params: ({ event }) => ({ track: event.output }) },
              },
              { target: 'idle', actions: { type: 'standIn', params: ({ event }) => ({ track: event.output }) } },
            ],
            onError: 'failed',
          },
        },
        sending: {
          entry: 'pick',
          invoke: {
            src: 'send',
            input: ({ context }) => ({ change: sentOf(context), owner: context.owner }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'receive', params: ({ event }) => ({ track: trackIn(event.output) }) },
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'refused',
                    params: ({ context, event }) => ({ change: sentOf(context), reasons: reasonsIn(event.output) }),
                  },
                  'removeRefused',
                ],
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
