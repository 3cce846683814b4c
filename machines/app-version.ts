import { assign, fromPromise, not, or, setup, stateIn } from 'xstate'
import { connection, type ConnectivityEvent } from './connectivity.ts'
import { notProvided } from './not-provided.ts'
import { chunkReloadGuardMs, updateCheckMs } from './timing.ts'

/** When to look for a newer version, and when to load it. */
export type AppVersionEvent =
  | { type: 'PAGE_HIDDEN' }
  | { type: 'PAGE_SHOWN' }
  | ConnectivityEvent
  | { type: 'UPDATE' }
  /** A part of the page is no longer on the server. `at`: ms since 1970. */
  | { type: 'CHUNK_FAILED'; at: number }
/** The version to offer, and the last reload, which must not repeat at once. */
export type AppVersion = {
  /** The version that is offered; `null`: the page has the newest. */
  newVersion: string | null
  /** When a stale chunk last reloaded the page, ms since 1970. */
  reloadedAt: number | null
  reloadGuard: number
}
/** `reloadGuard`: ms, 60 000 by default. */
export type AppVersionInput = { reloadedAt?: number | null; reloadGuard?: number }

/** Reads the stored time of the last reload; `null` if it is absent or invalid. */
export function readReloadedAt(text: string | null): number | null {
  const at = Number(text)
  return text !== null && Number.isSafeInteger(at) && at > 0 ? at : null
}

const sent = ({ event }: { event: { at: number } }) => event
const found = ({ event }: { event: { output: string | null } }) => event.output

/**
 * Checks for a newer version every 30 000 ms while the page is visible and online, and offers it. A `page` with a
 * missing script reloads once: `whole` → `keeping` the time → `reloading`; `broken` is for the error page.
 */
export const appVersionMachine = setup({
  types: {} as { context: AppVersion; events: AppVersionEvent; input: AppVersionInput },
  actors: {
    /** Resolves with the version on the server, or `null` if the page has it. */
    check: fromPromise<string | null>(async () => notProvided('check')),
    keepReloadedAt: fromPromise<unknown, { at: number }>(async () => notProvided('keepReloadedAt')),
  },
  delays: { updateCheck: updateCheckMs },
  actions: {
    offer: assign({ newVersion: (_, version: string | null) => version }),
    remember: assign({ reloadedAt: (_, { at }: { at: number }) => at }),
    update: () => notProvided('update'),
    reload: () => notProvided('reload'),
  },
  guards: {
    hasNewVersion: ({ context }) => context.newVersion !== null,
    isAway: or([stateIn({ visibility: 'hidden' }), stateIn({ connection: 'offline' })]),
    isNewer: (_, version: string | null) => version !== null,
    /** A clock that was set back must not block reloads for as long as it was set back. */
    mayReload: ({ context: { reloadedAt, reloadGuard } }, { at }: { at: number }) =>
      reloadedAt === null || at < reloadedAt || at - reloadedAt >= reloadGuard,
  },
}).createMachine({
  id: 'appVersion',
  context: ({ input: { reloadedAt = null, reloadGuard = chunkReloadGuardMs } }) => ({
    newVersion: null,
    reloadedAt,
    reloadGuard,
  }),
  type: 'parallel',
  states: {
    checking: {
      initial: 'waiting',
      on: { UPDATE: { guard: 'hasNewVersion', actions: 'update' } },
      states: {
        waiting: { always: { guard: 'isAway', target: 'paused' }, after: { updateCheck: 'asking' } },
        paused: { always: { guard: not('isAway'), target: 'waiting' } },
        asking: {
          invoke: {
            src: 'check',
            onDone: [
              {
                guard: { type: 'isNewer', params: found },
                target: 'waiting',
                actions: { type: 'offer', params: found },
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    visibility: {
      initial: 'shown',
      states: { shown: { on: { PAGE_HIDDEN: 'hidden' } }, hidden: { on: { PAGE_SHOWN: 'shown' } } },
    },
    connection,
    page: {
      initial: 'whole',
      on: {
        CHUNK_FAILED: [
          {
            guard: { type: 'mayReload', params: sent },
            target: '.keeping',
            actions: { type: 'remember', params: sent },
          },
          { target: '.broken' },
        ],
      },
      states: {
        whole: {},
        // Without the stored time the reloaded page would reload again and again.
        keeping: {
          on: { CHUNK_FAILED: {} },
          invoke: {
            src: 'keepReloadedAt',
            input: ({ context }) => ({ at: context.reloadedAt ?? 0 }),
            onDone: 'reloading',
            onError: 'broken',
          },
        },
        reloading: { entry: 'reload', on: { CHUNK_FAILED: {} } },
        broken: {},
      },
    },
  },
})
