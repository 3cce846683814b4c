import { assign, fromPromise, setup } from 'xstate'
import type { FieldErrors } from './checkout-attempt.ts'
import { loadingState } from './loading.ts'
import { notProvided } from './not-provided.ts'
import { loadingStayMs } from './timing.ts'

/** What `ticketsMachine` is sent. */
export type TicketsEvent = { type: 'REFRESH' } | { type: 'WENT_ONLINE' }
/** An order is whatever the provider lists: nothing here reads it but its name. */
export type TicketsOrder = { readonly id: string; readonly [field: string]: unknown }
/** A load that rejects is one of which no response is known. */
export type TicketsAnswer =
  | { kind: 'loaded'; order_list: readonly TicketsOrder[] }
  | { kind: 'refused'; errors: FieldErrors }
/** The context of `ticketsMachine`. */
export type Tickets = {
  /** The last good list; `null`: there was none yet. */
  order_list: readonly TicketsOrder[] | null
  /** As the response named them. */
  errors: FieldErrors
  /** Stands where the response named no errors: 'Ошибка обработки запроса'. */
  notice: 'requestFailed' | null
}

const answered = ({ event }: { event: { output: TicketsAnswer } }) => event.output

/**
 * A visitor's orders and tickets: `loading` → `ready` | `failed`, and again on `REFRESH`.
 * A list that was loaded once stays, whatever becomes of the next load.
 */
export const ticketsMachine = setup({
  types: { context: {} as Tickets, events: {} as TicketsEvent },
  actors: { load: fromPromise<TicketsAnswer>(async () => notProvided('load')) },
  delays: { loadingStay: loadingStayMs },
  actions: {
    forgetErrors: assign({ errors: {}, notice: null }),
    take: assign((_, answer: TicketsAnswer) => {
      if (answer.kind === 'loaded') return { order_list: answer.order_list }
      return Object.keys(answer.errors).length > 0 ? { errors: answer.errors } : { notice: 'requestFailed' as const }
    }),
    giveNotice: assign({ notice: 'requestFailed' }),
  },
  guards: {
    isLoaded: (_, answer: TicketsAnswer) => answer.kind === 'loaded',
  },
}).createMachine({
  id: 'tickets',
  context: { order_list: null, errors: {}, notice: null },
  initial: 'loading',
  states: {
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
    },
    ready: { on: { REFRESH: 'loading' } },
    failed: { on: { REFRESH: 'loading', WENT_ONLINE: 'loading' } },
  },
})
