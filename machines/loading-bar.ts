import { assign, setup } from 'xstate'
import { loadingBarDurationMs, loadingBarHideMs, loadingBarLimitMs, loadingBarThrottleMs } from './timing.ts'

/** The beginning and the end of one load; loads may overlap. */
export type LoadingBarEvent = { type: 'STARTED' } | { type: 'FINISHED' }
/** Loads under way. */
export type LoadingBar = { loads: number }

/**
 * The bar runs while anything loads: `throttled` → `running` → `standing` at its end → `finishing` → `hidden`. Its
 * component draws the progress, over `loadingBarDurationMs` from entering `running`.
 */
export const loadingBarMachine = setup({
  types: {} as { context: LoadingBar; events: LoadingBarEvent },
  delays: {
    throttle: loadingBarThrottleMs,
    duration: loadingBarDurationMs,
    hide: loadingBarHideMs,
    limit: loadingBarLimitMs,
  },
  guards: { isIdle: ({ context }) => context.loads === 0 },
  actions: {
    count: assign({ loads: ({ context }) => context.loads + 1 }),
    discount: assign({ loads: ({ context }) => Math.max(context.loads - 1, 0) }),
    forget: assign({ loads: 0 }),
  },
}).createMachine({
  id: 'loadingBar',
  context: { loads: 0 },
  on: { STARTED: { actions: 'count' }, FINISHED: { actions: 'discount' } },
  initial: 'hidden',
  states: {
    hidden: { on: { STARTED: { target: 'throttled', actions: 'count' } } },
    throttled: { always: { guard: 'isIdle', target: 'hidden' }, after: { throttle: 'running' } },
    running: { always: { guard: 'isIdle', target: 'finishing' }, after: { duration: 'standing' } },
    standing: {
      always: { guard: 'isIdle', target: 'finishing' },
      after: { limit: { target: 'finishing', actions: 'forget' } },
    },
    finishing: { after: { hide: [{ guard: 'isIdle', target: 'hidden' }, { target: 'throttled' }] } },
  },
})
