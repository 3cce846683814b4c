import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type CheckoutAttempt, type CheckoutDraft, readAttempt, writeAttempt } from './checkout-attempt.ts'
import {
  type CheckoutAnswer,
  type CheckoutEvent,
  type CheckoutInput,
  checkoutMachine,
  type CheckoutRequest,
  type PaymentStatus,
} from './checkout.ts'
import { elapse, walk } from './testing/walk.ts'

const agreed = (wishes = ''): CheckoutDraft => ({ agreement: true, wishes })
const changed = (draft: CheckoutDraft): CheckoutEvent => ({ type: 'CHANGED', draft })
const submit: CheckoutEvent = { type: 'SUBMIT', key: 'key' }
const leave: CheckoutEvent = { type: 'LEAVE' }
const arrived = () => new Promise<void>((done) => setImmediate(done))

type Verdict = 'payment' | 'request' | 'refused' | 'signedOut'

/** A provider that answers one key always the same, as the contract asks. */
function aProvider() {
  const answers = new Map<string, { body: string; answer: CheckoutAnswer }>()
  const orders: string[] = []
  const decide = (verdict: Exclude<Verdict, 'signedOut'>): CheckoutAnswer => {
    if (verdict === 'refused')
      return { kind: 'refused', errors: { 'payer.email': ['The address does not look right'] } }
    orders.push(`order-${orders.length + 1}`)
    return { kind: verdict, orderId: orders.at(-1) ?? '' }
  }
  const receive = (key: string, draft: CheckoutDraft, verdict: Verdict): CheckoutAnswer => {
    if (verdict === 'signedOut') return { kind: 'signedOut' }
    const body = JSON.stringify(draft)
    const known = answers.get(key) ?? { body, answer: decide(verdict) }
    if (known.body !== body) return { kind: 'conflict' } as const
    answers.set(key, known)
    return known.answer
  }
  return { orders, receive }
}

type Sent = {
  key: string
  keptFirst: boolean
  arrive: (verdict: Verdict) => Promise<void>
  answerGetsLost: (verdict: Verdict) => Promise<void>
  getLost: () => Promise<void>
}

/**
 * A buyer's browser: its storage outlives the page. What is sent waits until the test lets it
 * arrive, or get lost on either way.
 */
function aBuyer({
  attempt = null as CheckoutAttempt | null,
  draft = undefined as CheckoutDraft | undefined,
  canKeep = true,
} = {}) {
  const clock = new SimulatedClock()
  const provider = aProvider()
  const storage = { text: attempt ? writeAttempt(attempt) : null }
  const seen = { keys: 0, redirects: [] as string[], polled: [] as string[] }
  const sent: Sent[] = []
  const payments: { say: (status: PaymentStatus) => Promise<void>; getLost: () => Promise<void> }[] = []
  const lost = new Error('The connection is lost')

  const machine = checkoutMachine.provide({
    actors: {
      submit: fromPromise<CheckoutAnswer, CheckoutRequest>(({ input: { key, draft } }) => {
        const { promise, resolve, reject } = Promise.withResolvers<CheckoutAnswer>()
        sent.push({
          key,
          keptFirst: storage.text?.includes(key) ?? false,
          arrive: (verdict) => (resolve(provider.receive(key, draft, verdict)), arrived()),
          answerGetsLost: (verdict) => (provider.receive(key, draft, verdict), reject(lost), arrived()),
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

const others: CheckoutEvent[] = [{ type: 'RETRY' }, { type: 'WENT_ONLINE' }, { type: 'RETURNED' }, { type: 'PAY' }]
const answers: CheckoutAnswer[] = [
  { kind: 'payment', orderId: 'order-1' },
  { kind: 'request', orderId: 'order-1' },
  { kind: 'refused', errors: {} },
  { kind: 'conflict' },
  { kind: 'signedOut' },
]

test('from every beginning, every state is reached and every transition taken', () => {
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
      outputs: [...answers, 'pending', 'paid', 'declined', 'expired'],
      isFar: ({ tries }) => tries > 1,
      invariant: ({ status }) => expect(status).toBe('active'),
    }),
  )
  const inNone = (of: 'unreached' | 'untaken') =>
    walked[0]?.[of].filter((name) => walked.every((each) => each[of].includes(name)))

  expect([inNone('unreached'), inNone('untaken')]).toEqual([[], []])
})

test('nothing is sent before the agreement is ticked, and the form says so', () => {
  const { send, sent, state, checkout } = aBuyer()

  send(submit)
  const unticked = [state(), sent.length, checkout().notice]
  send(changed(agreed()), submit)

  expect(unticked).toEqual(['editing', 0, 'agreementRequired'])
  expect([state(), sent.length, checkout().notice]).toEqual([{ submitting: 'asking' }, 1, null])
})

test('a double click buys once', async () => {
  const { send, sent, provider, state, seen } = aBuyer()

  send(changed(agreed()), submit, submit, submit)
  await sent[0]?.arrive('payment')
  send(submit)

  expect([sent.length, provider.orders, state(), seen.redirects]).toEqual([1, ['order-1'], 'redirecting', ['order-1']])
})

test('the key is kept before anything is sent', () => {
  const { send, sent } = aBuyer()

  send(changed(agreed()), submit)

  expect(sent.map(({ keptFirst }) => keptFirst)).toEqual([true])
})

test('an answer that got lost is asked for again with the same key: the order is the same', async () => {
  const { send, sent, wait, provider, state } = aBuyer()
  send(changed(agreed()), submit)

  await sent[0]?.answerGetsLost('payment')
  const meanwhile = state()
  wait(1000)
  await sent[1]?.arrive('payment')

  expect([meanwhile, state()]).toEqual([{ submitting: 'waiting' }, 'redirecting'])
  expect([sent.map(({ key }) => key), provider.orders]).toEqual([['key-1', 'key-1'], ['order-1']])
})

test('each wait for a lost connection is twice the one before, up to 30 000 ms, and none once online', async () => {
  const { send, sent, wait } = aBuyer()
  const waits: number[] = []
  send(changed(agreed()), submit)
  for (const span of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    await sent.at(-1)?.getLost()
    const before = sent.length
    wait(span - 1)
    if (sent.length === before) wait(1)
    waits.push(sent.length - before)
  }
  await sent.at(-1)?.getLost()
  const before = sent.length
  send({ type: 'WENT_ONLINE' })

  expect(waits).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(sent.length).toBe(before + 1)
})

test('a page reloaded while it was sending sends the same again, as it was typed', async () => {
  const { send, sent, reload, provider, state, checkout } = aBuyer()
  send(changed(agreed('by the window')), submit)

  reload()
  await sent[0]?.arrive('payment')
  await sent[1]?.arrive('payment')

  expect([sent.map(({ key }) => key), provider.orders, state()]).toEqual([
    ['key-1', 'key-1'],
    ['order-1'],
    'redirecting',
  ])
  expect(checkout().draft).toEqual(agreed('by the window'))
})

test('a refusal gives its errors to their fields, loses nothing typed, and the next try is another attempt', async () => {
  const { send, sent, state, checkout, storage } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.arrive('refused')
  const refused = [state(), checkout().errors, checkout().draft, storage.text]

  send(changed(agreed('anywhere')), submit)
  await sent[1]?.arrive('request')

  expect(refused).toEqual([
    'editing',
    { 'payer.email': ['The address does not look right'] },
    agreed('by the window'),
    null,
  ])
  expect([sent.map(({ key }) => key), checkout().errors, state()]).toEqual([['key-1', 'key-2'], {}, 'requested'])
})

test('a refusal that names no field is told as a notice', async () => {
  const refusing = fromPromise<CheckoutAnswer, CheckoutRequest>(async () => ({ kind: 'refused', errors: {} }))
  const machine = checkoutMachine.provide({ actors: { submit: refusing }, actions: { keep: () => {} } })
  const actor = createActor(machine, { input: { draft: agreed() } }).start()

  actor.send(submit)
  await arrived()

  expect([actor.getSnapshot().value, actor.getSnapshot().context.notice]).toEqual(['editing', 'requestFailed'])
})

test('a session that has ended sends nothing more by itself; after signing in the same key buys once', async () => {
  const { send, sent, reload, wait, state, checkout, provider } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.answerGetsLost('payment')
  wait(1000)
  await sent[1]?.arrive('signedOut')
  reload()
  wait(300_000)
  const back = [state(), checkout().draft, sent.length]

  send(submit)
  await sent[2]?.arrive('payment')

  expect(back).toEqual(['editing', agreed('by the window'), 2])
  expect([sent.map(({ key }) => key), provider.orders]).toEqual([['key-1', 'key-1', 'key-1'], ['order-1']])
})

test('what is typed while it is sent is not lost, and not sent', async () => {
  const { send, sent, checkout } = aBuyer()
  send(changed(agreed('one')), submit, changed(agreed('two')))
  await sent[0]?.getLost()
  send({ type: 'RETRY' })

  await sent[1]?.arrive('refused')

  expect(checkout().draft).toEqual(agreed('two'))
})

test('where every answer is a failure the buyer goes back to the form with all that was typed, and the same key goes out again', async () => {
  const { send, sent, wait, state, checkout, storage, provider } = aBuyer()
  send(changed(agreed('by the window')), submit)
  for (const span of [1000, 2000, 4000]) {
    await sent.at(-1)?.getLost()
    wait(span)
  }

  send(leave)
  const back = [state(), checkout().draft, storage.text?.includes('key-1')]
  wait(300_000)
  const sentByThen = sent.length
  send(submit)
  await sent.at(-1)?.arrive('payment')

  expect(back).toEqual(['editing', agreed('by the window'), true])
  expect([sentByThen, sent.map(({ key }) => key)]).toEqual([4, ['key-1', 'key-1', 'key-1', 'key-1', 'key-1']])
  expect([state(), provider.orders]).toEqual(['redirecting', ['order-1']])
})

test('a form that was left is not sent by a reload, and shows what was sent', () => {
  const { send, sent, reload, state, checkout } = aBuyer()
  send(changed(agreed('by the window')), submit, leave)

  reload()

  expect([state(), checkout().draft, sent.length]).toEqual(['editing', agreed('by the window'), 1])
})

test('an order that was made unseen is shown, not paid for unasked, when the form was changed since', async () => {
  const { send, sent, provider, state, checkout, seen } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.answerGetsLost('payment')

  send(leave, changed(agreed('anywhere')), submit)
  await sent[1]?.arrive('payment')
  await sent[2]?.arrive('payment')

  expect([provider.orders, state(), checkout().notice]).toEqual([
    ['order-1'],
    { confirming: 'asking' },
    'orderedEarlier',
  ])
  expect([seen.redirects, seen.polled]).toEqual([[], ['order-1']])
})

test('a form that was changed after an attempt that never arrived is ordered as it is now', async () => {
  const { send, sent, provider, state, checkout } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.getLost()

  send(leave, changed(agreed('anywhere')), submit)
  await sent[1]?.arrive('request')

  expect([provider.orders, state(), checkout().notice]).toEqual([['order-1'], 'requested', null])
})

test('documents are no longer kept once the order is there', async () => {
  const { send, sent, storage } = aBuyer()
  send(changed({ agreement: true, passport: '67 01 123456' }), submit)
  const whileSent = storage.text?.includes('123456')

  await sent[0]?.arrive('payment')

  expect([whileSent, storage.text]).toEqual([true, '{"step":"ordered","orderId":"order-1"}'])
})

test.each(['paid', 'declined', 'expired'] as const)(
  'back from the gateway it asks until the payment is %s',
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

test('the browser’s own way back, which reloads nothing, asks too', async () => {
  const { send, sent, state } = aBuyer()
  send(changed(agreed()), submit)
  await sent[0]?.arrive('payment')

  send({ type: 'RETURNED' })

  expect(state()).toEqual({ confirming: 'asking' })
})

test('a declined payment is tried again for the same order', async () => {
  const { send, lastPayment, provider, seen, state } = aBuyer({ attempt: { step: 'ordered', orderId: 'order-1' } })
  await lastPayment()?.say('declined')

  send({ type: 'PAY' })

  expect([state(), seen.redirects, provider.orders]).toEqual(['redirecting', ['order-1'], []])
})

test('what has expired is bought anew, by another attempt', async () => {
  const { send, sent, lastPayment, state, storage } = aBuyer({ attempt: { step: 'ordered', orderId: 'order-1' } })
  await lastPayment()?.say('expired')
  const kept = storage.text

  send({ type: 'START_AGAIN' }, changed(agreed()), submit)

  expect([kept, state(), sent.map(({ key }) => key)]).toEqual([null, { submitting: 'asking' }, ['key-1']])
})

test('where nothing can be kept, a double click and a lost answer still buy once', async () => {
  const { send, sent, wait, provider } = aBuyer({ canKeep: false })
  send(changed(agreed()), submit, submit)

  await sent[0]?.answerGetsLost('payment')
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

test('however it is clicked, changed, lost, late, retried and reloaded, one order is made at most, and no other is paid for', async () => {
  const typed = fc.constantFrom(agreed('one'), agreed('two')).map(changed)
  const anArrival = fc.record({
    request: fc.nat(3),
    how: fc.constantFrom(...(['arrive', 'answerGetsLost', 'getLost'] as const)),
    verdict: fc.constantFrom<Verdict[]>('payment', 'payment', 'request', 'refused', 'signedOut'),
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
