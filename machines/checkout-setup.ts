import { assign, fromPromise, setup } from 'xstate'
import { beginAttempt, type CheckoutAttempt, type CheckoutDraft } from './checkout-attempt.ts'
import type {
  Checkout,
  CheckoutResponse,
  CheckoutEvent,
  CheckoutInput,
  CheckoutRequest,
  PaymentStatus,
} from './checkout-events.ts'
import { notProvided } from './not-provided.ts'
import { backoffMs } from './timing.ts'

/** The actors, actions and guards of `checkoutMachine`. */
export const checkoutSetup = setup({
  types: {} as { context: Checkout; events: CheckoutEvent; input: CheckoutInput },
  actors: {
    submit: fromPromise<CheckoutResponse, CheckoutRequest>(async () => notProvided('submit')),
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
    takeOrder: assign((_, response: CheckoutResponse) => {
      return 'orderId' in response ? { attempt: { step: 'ordered' as const, orderId: response.orderId } } : {}
    }),
    takeErrors: assign((_, response: CheckoutResponse) => {
      if (response.kind === 'postponed') return { errors: response.errors, notice: null }
      const errors = response.kind === 'refused' ? response.errors : {}
      return { errors, notice: Object.keys(errors).length > 0 ? null : ('requestFailed' as const) }
    }),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    recount: assign({ tries: 0 }),
    /** Called before anything is sent; `null`: nothing more to keep. It must not throw. */
    keep: (_, _kept: { attempt: CheckoutAttempt | null }) => notProvided('keep'),
    /** Redirects to the gateway; for a request, to its page. */
    redirect: (_, _order: { orderId: string }) => notProvided('redirect'),
  },
  guards: {
    isOrdered: ({ context }) => context.attempt?.step === 'ordered',
    isSent: ({ context }) => context.attempt?.step === 'submitting',
    hasAgreed: ({ context }) => context.draft.agreement,
    isToBePaid: (_, { kind }: CheckoutResponse) => kind === 'payment',
    isPostponed: (_, { kind }: CheckoutResponse) => kind === 'postponed',
    isRequest: (_, { kind }: CheckoutResponse) => kind === 'request',
    /** The buyer must read that the order is for the earlier draft before another page opens. */
    isEarlierPayment: ({ context: { notice } }, { kind }: CheckoutResponse) =>
      kind === 'payment' && notice === 'orderedEarlier',
    isEarlierRequest: ({ context: { notice } }, { kind }: CheckoutResponse) =>
      kind === 'request' && notice === 'orderedEarlier',
    mayBeEarlier: ({ context: { attempt } }, { kind }: CheckoutResponse) =>
      kind === 'conflict' && attempt?.step === 'submitting' && attempt.drafts.length > 1,
    isPaid: (_, status: PaymentStatus) => status === 'paid',
    isDeclined: (_, status: PaymentStatus) => status === 'declined',
    isExpired: (_, status: PaymentStatus) => status === 'expired',
  },
})
