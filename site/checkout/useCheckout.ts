import { useRouteContext } from '@tanstack/react-router'
import { type CheckoutResponse, type CheckoutDraft, type CheckoutEvent, checkoutMachine } from '@tropa/machines'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { changeCart } from '../cart/useCart.ts'
import { dropDraft } from '../forms/draft.ts'
import { failureErrors } from '../forms/failure-errors.ts'
import { sendForm } from '../forms/send-form.ts'
import { tryKeyField } from '../forms/submitted-form.ts'
import type { FormValues } from '../forms/submitted-form.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { newKey } from '../forms/new-key.ts'
import type { Portal } from '../portal/portal.ts'
import { askToSignInAgain } from '../visitor/report-unauthorized.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { inOneTab, keepAttempt, keptAttempt } from './attempt-storage.ts'
import { addressAfter, checkoutForm, orderIn } from './checkout-form.ts'
import { paymentStatusOf } from './payment-status.ts'
import { offersIn } from './order-body.ts'
import { consentFields } from './order-fields.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
/** What the form holds when it is sent. `isFromCart`: ordered items leave the cart. */
export type Typed = { values: FormValues; isFromCart: boolean }

const isValues = (found: unknown): found is FormValues =>
  typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'string')

/** In the form that `draftOf` made, perhaps before a reload. */
export function typedIn({ values, isFromCart }: CheckoutDraft): Typed {
  return { values: isValues(values) ? values : {}, isFromCart: isFromCart === true }
}
/** The boxes that are not ticked. */
export const missingConsents = (values: FormValues) =>
  consentFields.filter(({ name }) => values[name] !== 'true').map(({ name }) => name)

export const draftOf = ({ values, isFromCart }: Typed): CheckoutDraft => ({
  agreement: missingConsents(values).length === 0,
  values,
  isFromCart,
})

const linesIn = (values: FormValues) =>
  offersIn(values).map((offer_id) => ({ offer_id, quantity: Number(values[`items.${offer_id}.quantity`] ?? 1) }))

/** Whether the provider may have made the order despite this status. */
const isUnsure = (status: number) => status === 0 || status === 408 || status >= 500

type Effects = {
  portal: Portal
  say: Words
  go: (address: string) => void
  /** States of orders that were made on this page. */
  made: Map<string, string>
}

/**
 * The key belongs to an order that was made by an attempt whose response was lost. A provider may name no field for
 * that.
 */
const isOfKey = (errors: object) => 'Idempotency-Key' in errors || Object.keys(errors).length === 0

async function submitOrder(key: string, draft: CheckoutDraft, { say, made }: Effects): Promise<CheckoutResponse> {
  const { values, isFromCart } = typedIn(draft)
  const response = await sendForm(
    checkoutForm.path,
    new URLSearchParams({ ...values, [tryKeyField]: key, form: checkoutForm.id }),
  )
  if (response.kind === 'done') {
    const order = orderIn(response.response)
    if (!order) throw new Error('The response names no order')
    // The next order may have other participants and another seller.
    dropDraft(checkoutForm)
    if (isFromCart) changeCart({ type: 'ORDERED', lines: linesIn(values) })
    made.set(order.id, order.status)
    return { kind: order.kind === 'request' ? 'request' : 'payment', orderId: order.id }
  }
  if (isUnsure(response.status)) throw new Error(`No certain response: ${response.status}`)
  if (response.status === 401) {
    void askToSignInAgain()
    return { kind: 'postponed', errors: {} }
  }
  if (response.status === 429) return { kind: 'postponed', errors: failureErrors(response, say) }
  if (response.status === 409 && isOfKey(response.errors)) return { kind: 'conflict' }
  return { kind: 'refused', errors: failureErrors(response, say) }
}

const checkoutOf = (effects: Effects) =>
  checkoutMachine.provide({
    actors: {
      submit: fromPromise(({ input: { key, draft } }) => submitOrder(key, draft, effects)),
      status: fromPromise(async ({ input: { orderId }, signal }) => {
        const { order } = await effects.portal.order({ params: { id: orderId } }, { signal })
        return paymentStatusOf(order)
      }),
    },
    actions: {
      keep: (_, { attempt }) => keepAttempt(attempt),
      redirect: (_, { orderId }) => {
        const status = effects.made.get(orderId) ?? 'awaiting_payment'
        // A free order is complete.
        if (status !== 'awaiting_payment') keepAttempt(null)
        effects.go(addressAfter({ id: orderId, status }))
      },
    },
  })

export type CheckoutState = SnapshotFrom<typeof checkoutMachine>

/** The checkout of a page: its machine runs while somebody follows it. */
function createCheckout(effects: Effects) {
  let actor: CheckoutActor | null = null
  const listeners = new Set<() => void>()
  /** Set for an order of an earlier page: once it is decided, it no longer blocks another one. */
  let isEarlier = false
  const notify = () => {
    const state = actor?.getSnapshot()
    if (isEarlier && (state?.matches('paid') || state?.matches('expired'))) {
      isEarlier = false
      actor?.send({ type: 'START_AGAIN' })
    }
    for (const changed of listeners) changed()
  }
  const stop = () => {
    actor?.stop()
    actor = null
  }
  function start() {
    stop()
    const attempt = keptAttempt()
    isEarlier = attempt?.step === 'ordered'
    actor = createActor(checkoutOf(effects), { input: { attempt } })
    actor.subscribe(notify)
    actor.start()
  }
  const send = (event: CheckoutEvent) => actor?.send(event)
  /** Continues what another tab has begun, instead of beginning it again. */
  const submit = (typed: Typed) =>
    inOneTab(() => {
      const others = keptAttempt()
      if (others && others.step !== 'left' && actor?.getSnapshot().context.attempt === null) {
        start()
        notify()
        return
      }
      send({ type: 'CHANGED', draft: draftOf(typed) })
      send({ type: 'SUBMIT', key: newKey() })
    })
  return {
    view: (): CheckoutState | null => actor?.getSnapshot() ?? null,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      if (!actor) start()
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) stop()
      }
    },
    send,
    submit,
  }
}

const notYet = () => null
// Loads a new page, because the gateway is on another site, and the buyer may be another visitor afterwards.
const go = (address: string) => location.assign(address)

/** The machine of the checkout on this page; its state is `null` until the page is hydrated. */
export function useCheckout() {
  const { portal } = useRouteContext({ from: '__root__' })
  const say = useWords()
  const isOnline = useIsOnline()
  const [{ view, subscribe, send, submit }] = useState(() => createCheckout({ portal, say, go, made: new Map() }))
  const snapshot = useSyncExternalStore(subscribe, view, notYet)
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'RETURNED' })
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [send])
  useEffect(() => {
    if (isOnline) send({ type: 'WENT_ONLINE' })
  }, [send, isOnline])
  return { snapshot, submit, send }
}
