import { assign, fromPromise, setup } from 'xstate'
import { beginAttempt, type CheckoutAttempt, type CheckoutDraft, type FieldErrors } from './checkout-attempt.ts'
import { notProvided } from './not-provided.ts'
import { backoffMs } from './timing.ts'

/** What the buyer does on the checkout page; answers of the server come from the actors. */
export type CheckoutEvent =
  | { type: 'CHANGED'; draft: CheckoutDraft }
  /** `key`: a new idempotency key for each press. It is used unless an earlier one has no response yet. */
  | { type: 'SUBMIT'; key: string }
  /** Return to the form before a response arrives. */
  | { type: 'LEAVE' }
  /** Retry now instead of after the wait. */
  | { type: 'RETRY' }
  | { type: 'WENT_ONLINE' }
  /** The buyer is back from the gateway, by its redirect or by the browser's Back button. */
  | { type: 'RETURNED' }
  /** Go to the gateway once more, for the same order. */
  | { type: 'PAY' }
  /** Begin another purchase; an unpaid order stays as it is. */
  | { type: 'START_AGAIN' }

/** The input of `submit`: the draft, and the idempotency key of the order. */
export type CheckoutRequest = { key: string; draft: CheckoutDraft }
/**
 * The result of a submission. `refused`: certainly no order was made; errors that belong to no field may stand under
 * any name. `conflict`: the key was used for another draft. `signedOut`: no order was made, because the session has
 * ended; once the buyer is signed in, the same key is sent. Where the outcome is unknown the actor rejects, and is
 * called again with the same key.
 */
export type CheckoutAnswer =
  | { kind: 'payment'; orderId: string }
  | { kind: 'request'; orderId: string }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'conflict' }
  | { kind: 'signedOut' }
/** The state of a payment, as the provider says. */
export type PaymentStatus = 'pending' | 'paid' | 'declined' | 'expired'

/** The draft in the form, and the attempt to order it, if there is one. */
export type Checkout = {
  draft: CheckoutDraft
  attempt: CheckoutAttempt | null
  errors: FieldErrors
  /** `orderedEarlier`: the order is of a draft that was sent before the buyer went back to the form. */
  notice: 'agreementRequired' | 'requestFailed' | 'orderedEarlier' | null
  /** Tries in a row without a result. */
  tries: number
}
/** What an earlier page or a reload left; without it the form is empty. */
export type CheckoutInput = {
  /** What `keep` received before a reload, or the order that an address names. */
  attempt?: CheckoutAttempt | null
  /** What the form begins with. */
  draft?: CheckoutDraft
}

const emptyDraft: CheckoutDraft = { agreement: false }
const outcome = <Output>({ event }: { event: { output: Output } }) => event.output
const kept = ({ context: { attempt } }: { context: Checkout }) => ({ attempt })
const forgotten = { type: 'keep', params: { attempt: null } } as const
/** @throws if nothing is being submitted */
function requestOf({ context: { attempt } }: { context: Checkout }): CheckoutRequest {
  if (attempt?.step !== 'submitting') throw new Error('No attempt is being submitted')
  return { key: attempt.key, draft: attempt.drafts[0] }
}
/** @throws if there is no order */
function orderOf({ context: { attempt } }: { context: Checkout }) {
  if (attempt?.step !== 'ordered') throw new Error('There is no order yet')
  return { orderId: attempt.orderId }
}
const draftOf = (attempt: CheckoutAttempt | null) =>
  attempt && attempt.step !== 'ordered' ? attempt.drafts[0] : undefined

/**
 * Buying, or sending a request: `editing` → `submitting` → `redirecting` | `requested`;
 * back from the gateway `confirming` → `paid` | `declined` | `expired`.
 * One attempt makes one order at most: its key is kept before anything is sent, and nothing but an answer ends it. A
 * buyer who leaves before an answer and submits again does so with that key.
 */
export const checkoutMachine = setup({
  types: {} as { context: Checkout; events: CheckoutEvent; input: CheckoutInput },
  actors: {
    submit: fromPromise<CheckoutAnswer, CheckoutRequest>(async () => notProvided('submit')),
    status: fromPromise<PaymentStatus, { orderId: string }>(async () => notProvided('status')),
  },
  delays: { backoff: ({ context: { tries } }) => backoffMs(tries) },
  actions: {
    write: assign({ draft: (_, { draft }: { draft: CheckoutDraft }) => draft }),
    begin: assign(({ context: { attempt, draft } }, { key }: { key: string }) => ({
      attempt: beginAttempt(attempt, draft, key),
      errors: {},
      notice: null,
    })),
    leave: assign(({ context: { attempt } }) =>
      attempt?.step === 'submitting' ? { attempt: { ...attempt, step: 'left' as const } } : {},
    ),
    takeUpEarlier: assign(({ context: { attempt } }) => {
      if (attempt?.step !== 'submitting') return {}
      const [, next, ...rest] = attempt.drafts
      return next
        ? { attempt: { ...attempt, drafts: [next, ...rest] as const }, notice: 'orderedEarlier' as const }
        : {}
    }),
    end: assign({ attempt: null }),
    askAgreement: assign({ notice: 'agreementRequired' }),
    takeOrder: assign((_, answer: CheckoutAnswer) => {
      return 'orderId' in answer ? { attempt: { step: 'ordered' as const, orderId: answer.orderId } } : {}
    }),
    takeErrors: assign((_, answer: CheckoutAnswer) => {
      const errors = answer.kind === 'refused' ? answer.errors : {}
      return { errors, notice: Object.keys(errors).length > 0 ? null : ('requestFailed' as const) }
    }),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    recount: assign({ tries: 0 }),
    /** Called before anything is sent; `null`: nothing more to keep. It must not throw. */
    keep: (_, _kept: { attempt: CheckoutAttempt | null }) => notProvided('keep'),
    redirect: (_, _order: { orderId: string }) => notProvided('redirect'),
  },
  guards: {
    isOrdered: ({ context }) => context.attempt?.step === 'ordered',
    isSent: ({ context }) => context.attempt?.step === 'submitting',
    hasAgreed: ({ context }) => context.draft.agreement,
    isToBePaid: (_, { kind }: CheckoutAnswer) => kind === 'payment',
    isSignedOut: (_, { kind }: CheckoutAnswer) => kind === 'signedOut',
    isRequest: (_, { kind }: CheckoutAnswer) => kind === 'request',
    isOfEarlierDraft: ({ context }, { kind }: CheckoutAnswer) =>
      kind === 'payment' && context.notice === 'orderedEarlier',
    mayBeEarlier: ({ context: { attempt } }, { kind }: CheckoutAnswer) =>
      kind === 'conflict' && attempt?.step === 'submitting' && attempt.drafts.length > 1,
    isPaid: (_, status: PaymentStatus) => status === 'paid',
    isDeclined: (_, status: PaymentStatus) => status === 'declined',
    isExpired: (_, status: PaymentStatus) => status === 'expired',
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { attempt = null, draft = emptyDraft } }) => ({
    draft: draftOf(attempt) ?? draft,
    attempt,
    errors: {},
    notice: null,
    tries: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isOrdered', target: 'confirming' },
        { guard: 'isSent', target: 'submitting' },
        { target: 'editing' },
      ],
    },
    editing: {
      on: {
        CHANGED: { actions: { type: 'write', params: ({ event }) => event } },
        SUBMIT: [
          {
            guard: 'hasAgreed',
            target: 'submitting',
            actions: [
              { type: 'begin', params: ({ event }) => event },
              { type: 'keep', params: kept },
            ],
          },
          { actions: 'askAgreement' },
        ],
      },
    },
    submitting: {
      exit: 'recount',
      // What is typed while a draft is being sent stays for the next attempt, in case this one is refused.
      on: {
        CHANGED: { actions: { type: 'write', params: ({ event }) => event } },
        LEAVE: { target: 'editing', actions: ['leave', { type: 'keep', params: kept }] },
      },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'submit',
            input: requestOf,
            onDone: [
              {
                guard: { type: 'isOfEarlierDraft', params: outcome },
                target: '#checkout.confirming',
                actions: [
                  { type: 'takeOrder', params: outcome },
                  { type: 'keep', params: kept },
                ],
              },
              {
                guard: { type: 'isToBePaid', params: outcome },
                target: '#checkout.redirecting',
                actions: [
                  { type: 'takeOrder', params: outcome },
                  { type: 'keep', params: kept },
                ],
              },
              {
                guard: { type: 'isRequest', params: outcome },
                target: '#checkout.requested',
                actions: { type: 'takeOrder', params: outcome },
              },
              {
                guard: { type: 'isSignedOut', params: outcome },
                target: '#checkout.editing',
                actions: ['leave', { type: 'keep', params: kept }],
              },
              {
                guard: { type: 'mayBeEarlier', params: outcome },
                target: 'asking',
                reenter: true,
                actions: ['takeUpEarlier', { type: 'keep', params: kept }],
              },
              { target: '#checkout.editing', actions: [{ type: 'takeErrors', params: outcome }, 'end', forgotten] },
            ],
            onError: 'waiting',
          },
        },
        waiting: { entry: 'count', after: { backoff: 'asking' }, on: { RETRY: 'asking', WENT_ONLINE: 'asking' } },
      },
    },
    redirecting: {
      entry: { type: 'redirect', params: orderOf },
      on: { PAY: { target: 'redirecting', reenter: true }, RETURNED: 'confirming' },
    },
    requested: { entry: forgotten },
    confirming: {
      exit: 'recount',
      on: { PAY: 'redirecting', START_AGAIN: { target: 'starting', actions: ['end', forgotten] } },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'status',
            input: orderOf,
            onDone: [
              { guard: { type: 'isPaid', params: outcome }, target: '#checkout.paid' },
              { guard: { type: 'isDeclined', params: outcome }, target: '#checkout.declined' },
              { guard: { type: 'isExpired', params: outcome }, target: '#checkout.expired' },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        waiting: { entry: 'count', after: { backoff: 'asking' }, on: { RETRY: 'asking', WENT_ONLINE: 'asking' } },
      },
    },
    paid: { entry: forgotten, on: { START_AGAIN: { target: 'starting', actions: 'end' } } },
    declined: { on: { PAY: 'redirecting', START_AGAIN: { target: 'starting', actions: ['end', forgotten] } } },
    expired: { entry: forgotten, on: { START_AGAIN: { target: 'starting', actions: 'end' } } },
  },
})
