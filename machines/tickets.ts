import { assign, fromPromise, not, setup, stateIn } from 'xstate'
import type { FieldErrors } from './checkout-attempt.ts'
import { loadingState } from './loading.ts'
import { notProvided } from './not-provided.ts'
import { loadingStayMs } from './timing.ts'

/** Reasons to load the orders again: the visitor's press, or a network that is back after a failure. */
export type TicketsEvent = { type: 'REFRESH' } | { type: 'WENT_ONLINE' }
/** Orders as the provider lists them; the machine does not read them. */
export type TicketsOrders = { readonly order_list: readonly object[]; readonly [field: string]: unknown }
/** A load rejects if no response arrived. */
export type TicketsResponse = { kind: 'loaded'; orders: TicketsOrders } | { kind: 'refused'; errors: FieldErrors }
/** The input of `ticketsMachine`: what is known already, for example because the server has loaded it. */
export type TicketsInput = { orders?: TicketsOrders | undefined }
/** The orders that are shown, and why the last load brought none. */
export type Tickets = {
  /** The last successful response; `null`: none yet. */
  orders: TicketsOrders | null
  /** Error messages of the response, by field. */
  errors: FieldErrors
  /** Set where the response names no errors: 'Ошибка обработки запроса'. */
  notice: 'requestFailed' | null
}

const answered = ({ event }: { event: { output: TicketsResponse } }) => event.output

/**
 * A visitor's orders and tickets: known ones are `ready` at once; else `loading` → `ready` | `failed`, and again on
 * `REFRESH`. A loaded list stays even if the next load fails.
 */
export const ticketsMachine = setup({
  types: {} as { context: Tickets; events: TicketsEvent; input: TicketsInput },
  actors: { load: fromPromise<TicketsResponse>(async () => notProvided('load')) },
  delays: { loadingStay: loadingStayMs },
  actions: {
    forgetErrors: assign({ errors: {}, notice: null }),
    take: assign((_, response: TicketsResponse) => {
      if (response.kind === 'loaded') return { orders: response.orders }
      return Object.keys(response.errors).length > 0
        ? { errors: response.errors }
        : { notice: 'requestFailed' as const }
    }),
    giveNotice: assign({ notice: 'requestFailed' }),
  },
  guards: {
    isLoaded: (_, response: TicketsResponse) => response.kind === 'loaded',
    hasResponse: not(stateIn({ loading: { response: 'awaited' } })),
    isKnown: ({ context }) => context.orders !== null,
  },
}).createMachine({
  id: 'tickets',
  context: ({ input: { orders = null } }) => ({ orders, errors: {}, notice: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] },
    loading: {
      entry: 'forgetErrors',
      ...loadingState({
        src: 'load',
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'arrived',
            actions: { type: 'take', params: answered },
          },
          { target: 'missing', actions: { type: 'take', params: answered } },
        ],
        onError: { target: 'missing', actions: 'giveNotice' },
      }),
      // Something has changed since the response, which is shown in a moment.
      on: { REFRESH: { guard: 'hasResponse', target: 'loading', reenter: true } },
    },
    ready: { on: { REFRESH: 'loading' } },
    failed: { on: { REFRESH: 'loading', WENT_ONLINE: 'loading' } },
  },
})
