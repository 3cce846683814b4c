import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type CheckoutAttempt, type CheckoutDraft, readAttempt, writeAttempt } from '../checkout-attempt.ts'
import { checkoutMachine } from '../checkout.ts'
import type { CheckoutResponse, CheckoutEvent, CheckoutRequest, PaymentStatus } from '../checkout-events.ts'
import { elapse } from './walk.ts'

export const agreed = (wishes = ''): CheckoutDraft => ({ agreement: true, wishes })
export const changed = (draft: CheckoutDraft): CheckoutEvent => ({ type: 'CHANGED', draft })
export const submit: CheckoutEvent = { type: 'SUBMIT', key: 'key' }
export const leave: CheckoutEvent = { type: 'LEAVE' }
export const arrived = () => new Promise<void>((done) => setImmediate(done))

export type Verdict = 'payment' | 'request' | 'refused' | 'postponed'

/** A provider that always gives the same response to the same key, as the contract requires. */
function aProvider() {
  const responses = new Map<string, { body: string; response: CheckoutResponse }>()
  const orders: string[] = []
  const decide = (verdict: Exclude<Verdict, 'postponed'>): CheckoutResponse => {
    if (verdict === 'refused')
      return { kind: 'refused', errors: { 'payer.email': ['The address does not look right'] } }
    orders.push(`order-${orders.length + 1}`)
    return { kind: verdict, orderId: orders.at(-1) ?? '' }
  }
  const receive = (key: string, draft: CheckoutDraft, verdict: Verdict): CheckoutResponse => {
    if (verdict === 'postponed') return { kind: 'postponed', errors: { '': ['Too many orders'] } }
    const body = JSON.stringify(draft)
    const known = responses.get(key) ?? { body, response: decide(verdict) }
    if (known.body !== body) return { kind: 'conflict' } as const
    responses.set(key, known)
    return known.response
  }
  return { orders, receive }
}

type Sent = {
  key: string
  keptFirst: boolean
  arrive: (verdict: Verdict) => Promise<void>
  responseGetsLost: (verdict: Verdict) => Promise<void>
  getLost: () => Promise<void>
}

type Buyer = { attempt?: CheckoutAttempt | null; draft?: CheckoutDraft | undefined; canKeep?: boolean }
/**
 * A buyer's browser: its storage outlives the page. Requests wait until the test delivers them, or loses them in
 * either direction.
 */
export function aBuyer({ attempt = null, draft, canKeep = true }: Buyer = {}) {
  const clock = new SimulatedClock()
  const provider = aProvider()
  const storage = { text: attempt ? writeAttempt(attempt) : null }
  const seen: { keys: number; redirects: string[]; polled: string[] } = { keys: 0, redirects: [], polled: [] }
  const sent: Sent[] = []
  const payments: { say: (status: PaymentStatus) => Promise<void>; getLost: () => Promise<void> }[] = []
  const lost = new Error('The connection is lost')

  const machine = checkoutMachine.provide({
    actors: {
      submit: fromPromise<CheckoutResponse, CheckoutRequest>(({ input: { key, draft } }) => {
        const { promise, resolve, reject } = Promise.withResolvers<CheckoutResponse>()
        sent.push({
          key,
          keptFirst: storage.text?.includes(key) ?? false,
          arrive: (verdict) => (resolve(provider.receive(key, draft, verdict)), arrived()),
          responseGetsLost: (verdict) => (provider.receive(key, draft, verdict), reject(lost), arrived()),
          getLost: () => (reject(lost), arrived()),
        })
        return promise
      }),
      status: fromPromise<PaymentStatus, { orderId: string }>(({ input: { orderId } }) => {
        const { promise, resolve, reject } = Promise.withResolvers<PaymentStatus>()
        seen.polled.push(orderId)
        payments.push({ say: (status) => (resolve(status), arrived()), getLost: () => (reject(lost), arrived()) })
        return promise
      }),
    },
    actions: {
      keep: (_, kept) => {
        if (canKeep) storage.text = kept.attempt && writeAttempt(kept.attempt)
      },
      redirect: (_, { orderId }) => void seen.redirects.push(orderId),
    },
  })
  const withNewKey = (event: CheckoutEvent) =>
    event.type === 'SUBMIT' ? { ...event, key: `key-${(seen.keys += 1)}` } : event
  const open = () => createActor(machine, { clock, input: { attempt: readAttempt(storage.text), draft } }).start()
  let page = open()
  return {
    provider,
    storage,
    seen,
    sent,
    payments,
    lastPayment: () => payments.at(-1),
    send: (...events: CheckoutEvent[]) => events.forEach((event) => page.send(withNewKey(event))),
    reload: () => {
      page.stop()
      page = open()
    },
    wait: (milliseconds: number) => elapse(clock, milliseconds),
    state: () => page.getSnapshot().value,
    checkout: () => page.getSnapshot().context,
  }
}
