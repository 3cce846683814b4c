import type { CheckoutAttempt, CheckoutDraft } from './checkout-attempt.ts'
import type { Checkout, CheckoutRequest } from './checkout-events.ts'
import { checkoutSetup } from './checkout-setup.ts'

const emptyDraft: CheckoutDraft = { agreement: false }
const outcome = <Output>({ event }: { event: { output: Output } }) => event.output
const kept = ({ context: { attempt } }: { context: Checkout }) => ({ attempt })
/** The order of a response, kept for a reload of the page. */
const orderTaken = [
  { type: 'takeOrder', params: outcome },
  { type: 'keep', params: kept },
] as const
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
 * Buying, or sending a request: `editing` → `submitting` → `redirecting` | `requested`; back from the gateway
 * `confirming` → `paid` | `declined` | `expired`. One attempt makes at most one order: its key is stored before
 * anything is sent, and only a response ends it. A buyer who leaves before a response and submits again uses the same
 * key.
 */
export const checkoutMachine = checkoutSetup.createMachine({
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
                guard: { type: 'isEarlierPayment', params: outcome },
                target: '#checkout.confirming',
                actions: orderTaken,
              },
              {
                guard: { type: 'isToBePaid', params: outcome },
                target: '#checkout.redirecting',
                actions: orderTaken,
              },
              {
                guard: { type: 'isEarlierRequest', params: outcome },
                target: '#checkout.requested',
                actions: { type: 'takeOrder', params: outcome },
              },
              {
                guard: { type: 'isRequest', params: outcome },
                target: '#checkout.requested',
                actions: [
                  { type: 'takeOrder', params: outcome },
                  { type: 'redirect', params: orderOf },
                ],
              },
              {
                guard: { type: 'isPostponed', params: outcome },
                target: '#checkout.editing',
                actions: [{ type: 'takeErrors', params: outcome }, 'leave', { type: 'keep', params: kept }],
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
