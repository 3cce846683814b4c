import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutMachine } from './checkout.ts'
import type { CheckoutResponse, CheckoutEvent, CheckoutInput, PaymentStatus } from './checkout-events.ts'
import { walk } from './testing/walk.ts'
import { aBuyer, agreed, changed, leave, submit, type Verdict } from './testing/checkout-buyer.ts'

const others: CheckoutEvent[] = [{ type: 'RETRY' }, { type: 'WENT_ONLINE' }, { type: 'RETURNED' }, { type: 'PAY' }]
const responses: CheckoutResponse[] = [
  { kind: 'payment', orderId: 'order-1' },
  { kind: 'request', orderId: 'order-1' },
  { kind: 'refused', errors: {} },
  { kind: 'conflict' },
  { kind: 'postponed', errors: {} },
]

test('with each input every state is reached and every transition is taken', () => {
  const inputs: CheckoutInput[] = [
    {},
    { attempt: { step: 'submitting', key: 'kept', drafts: [agreed(), agreed('sent earlier')] } },
    { attempt: { step: 'ordered', orderId: 'order-1' } },
  ]
  const machine = checkoutMachine.provide({ actions: { keep: () => {}, redirect: () => {} } })
  const walked = inputs.map((input) =>
    walk(machine, {
      input,
      events: [changed(agreed()), submit, leave, { type: 'START_AGAIN' }, ...others],
      outputs: [...responses, 'pending', 'paid', 'declined', 'expired'],
      isFar: ({ tries }) => tries > 1,
      invariant: ({ status }) => expect(status).toBe('active'),
    }),
  )
  const inNone = (of: 'unreached' | 'untaken') =>
    walked[0]?.[of].filter((name) => walked.every((each) => each[of].includes(name)))

  expect([inNone('unreached'), inNone('untaken')]).toEqual([[], []])
})

test.each(['paid', 'declined', 'expired'] as const)(
  'after returning from the gateway it checks until the payment is %s',
  async (status) => {
    const { send, sent, wait, reload, payments, lastPayment, state, seen } = aBuyer()
    send(changed(agreed()), submit)
    await sent[0]?.arrive('payment')

    reload()
    await lastPayment()?.say('pending')
    wait(1000)
    await lastPayment()?.getLost()
    wait(2000)
    await lastPayment()?.say(status)
    wait(300_000)

    expect([state(), payments.length, seen.polled]).toEqual([status, 3, ['order-1', 'order-1', 'order-1']])
  },
)

test('going back in the browser without a reload starts the checks too', async () => {
  const { send, sent, state } = aBuyer()
  send(changed(agreed()), submit)
  await sent[0]?.arrive('payment')

  send({ type: 'RETURNED' })

  expect(state()).toEqual({ confirming: 'asking' })
})

test('a declined payment is repeated for the same order', async () => {
  const { send, lastPayment, provider, seen, state } = aBuyer({ attempt: { step: 'ordered', orderId: 'order-1' } })
  await lastPayment()?.say('declined')

  send({ type: 'PAY' })

  expect([state(), seen.redirects, provider.orders]).toEqual(['redirecting', ['order-1'], []])
})

test('after an expired order the next purchase is another attempt', async () => {
  const { send, sent, lastPayment, state, storage } = aBuyer({ attempt: { step: 'ordered', orderId: 'order-1' } })
  await lastPayment()?.say('expired')
  const kept = storage.text

  send({ type: 'START_AGAIN' }, changed(agreed()), submit)

  expect([kept, state(), sent.map(({ key }) => key)]).toEqual([null, { submitting: 'asking' }, ['key-1']])
})

test('if nothing can be stored, a double click and a lost response still make one order', async () => {
  const { send, sent, wait, provider } = aBuyer({ canKeep: false })
  send(changed(agreed()), submit, submit)

  await sent[0]?.responseGetsLost('payment')
  wait(1000)
  await sent[1]?.arrive('payment')

  expect([sent.length, provider.orders]).toEqual([2, ['order-1']])
})

test('corrupt storage is an empty form', () => {
  const { storage, reload, state } = aBuyer()
  storage.text = '{"key":'

  reload()

  expect(state()).toBe('editing')
})

test('any clicks, changes, losses, delays, retries and reloads make at most one order, and no other is paid', async () => {
  const typed = fc.constantFrom(agreed('one'), agreed('two')).map(changed)
  const anArrival = fc.record({
    request: fc.nat(3),
    how: fc.constantFrom(...(['arrive', 'responseGetsLost', 'getLost'] as const)),
    verdict: fc.constantFrom<Verdict[]>('payment', 'payment', 'request', 'refused', 'postponed'),
  })
  const aPayment = fc.constantFrom<PaymentStatus[]>('pending', 'declined')
  const aStep = fc.oneof(
    { weight: 4, arbitrary: fc.constant(submit) },
    { weight: 4, arbitrary: anArrival },
    { weight: 2, arbitrary: fc.constant('reload' as const) },
    { weight: 2, arbitrary: fc.constant(leave) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    typed,
    aPayment,
    fc.nat(5000),
  )
  let bought = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 40, size: 'max' }), async (story) => {
      const { send, sent, provider, wait, reload, lastPayment, seen, state } = aBuyer({ draft: agreed() })
      for (const step of story) {
        if (state() === 'requested') break // this attempt is over: a form filled in after it is another
        if (typeof step === 'number') wait(step)
        else if (step === 'reload') reload()
        else if (typeof step === 'string') await lastPayment()?.say(step)
        else if ('type' in step) send(step)
        else {
          // From the last on: what was sent earlier may arrive later, or never.
          const request = sent[sent.length - 1 - (step.request % sent.length)]
          if (step.how === 'getLost') await request?.getLost()
          else await request?.[step.how](step.verdict)
        }
        expect(provider.orders.length).toBeLessThanOrEqual(1)
        expect(new Set([...seen.redirects, ...seen.polled]).size).toBeLessThanOrEqual(1)
      }
      bought += provider.orders.length
    }),
    { numRuns: 300 },
  )

  expect(bought).toBeGreaterThan(30)
})
