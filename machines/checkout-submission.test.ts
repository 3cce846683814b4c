import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkoutMachine } from './checkout.ts'
import type { CheckoutResponse, CheckoutRequest } from './checkout-events.ts'
import { aBuyer, agreed, arrived, changed, leave, submit } from './testing/checkout-buyer.ts'

test('nothing is sent before the agreement is ticked, and the form says so', () => {
  const { send, sent, state, checkout } = aBuyer()

  send(submit)
  const unticked = [state(), sent.length, checkout().notice]
  send(changed(agreed()), submit)

  expect(unticked).toEqual(['editing', 0, 'agreementRequired'])
  expect([state(), sent.length, checkout().notice]).toEqual([{ submitting: 'asking' }, 1, null])
})

test('a double click makes one order', async () => {
  const { send, sent, provider, state, seen } = aBuyer()

  send(changed(agreed()), submit, submit, submit)
  await sent[0]?.arrive('payment')
  send(submit)

  expect([sent.length, provider.orders, state(), seen.redirects]).toEqual([1, ['order-1'], 'redirecting', ['order-1']])
})

test('the key is stored before anything is sent', () => {
  const { send, sent } = aBuyer()

  send(changed(agreed()), submit)

  expect(sent.map(({ keptFirst }) => keptFirst)).toEqual([true])
})

test('after a lost response the same key is sent again, and the order is the same', async () => {
  const { send, sent, wait, provider, state } = aBuyer()
  send(changed(agreed()), submit)

  await sent[0]?.responseGetsLost('payment')
  const meanwhile = state()
  wait(1000)
  await sent[1]?.arrive('payment')

  expect([meanwhile, state()]).toEqual([{ submitting: 'waiting' }, 'redirecting'])
  expect([sent.map(({ key }) => key), provider.orders]).toEqual([['key-1', 'key-1'], ['order-1']])
})

test('each wait for a lost connection is twice as long as the previous one, up to 30 000 ms, and ends once online', async () => {
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

test('a page that is reloaded while sending sends the same values again', async () => {
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

test('a refusal shows its errors at their fields, keeps typed values, and the next submit is another attempt', async () => {
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

test('a refusal without a field is a notice', async () => {
  const refusing = fromPromise<CheckoutResponse, CheckoutRequest>(async () => ({ kind: 'refused', errors: {} }))
  const machine = checkoutMachine.provide({ actors: { submit: refusing }, actions: { keep: () => {} } })
  const actor = createActor(machine, { input: { draft: agreed() } }).start()

  actor.send(submit)
  await arrived()

  expect([actor.getSnapshot().value, actor.getSnapshot().context.notice]).toEqual(['editing', 'requestFailed'])
})

test('a postponed attempt is not repeated automatically and says why; the next press sends the same key and makes one order', async () => {
  const { send, sent, reload, wait, state, checkout, provider } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.responseGetsLost('payment')
  wait(1000)
  await sent[1]?.arrive('postponed')
  const why = [checkout().errors, checkout().notice]
  reload()
  wait(300_000)
  const back = [state(), checkout().draft, sent.length]

  send(submit)
  await sent[2]?.arrive('payment')

  expect(why).toEqual([{ '': ['Too many orders'] }, null])
  expect(back).toEqual(['editing', agreed('by the window'), 2])
  expect([sent.map(({ key }) => key), provider.orders]).toEqual([['key-1', 'key-1', 'key-1'], ['order-1']])
})

test('values typed while sending are kept and not sent', async () => {
  const { send, sent, checkout } = aBuyer()
  send(changed(agreed('one')), submit, changed(agreed('two')))
  await sent[0]?.getLost()
  send({ type: 'RETRY' })

  await sent[1]?.arrive('refused')

  expect(checkout().draft).toEqual(agreed('two'))
})

test('if every response is a failure, the buyer returns to the form with all values, and the same key is sent again', async () => {
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

test('after returning to the form a reload does not send it, and it shows the sent values', () => {
  const { send, sent, reload, state, checkout } = aBuyer()
  send(changed(agreed('by the window')), submit, leave)

  reload()

  expect([state(), checkout().draft, sent.length]).toEqual(['editing', agreed('by the window'), 1])
})

test('if the form has changed since, an order whose response was lost is shown and not paid automatically', async () => {
  const { send, sent, provider, state, checkout, seen } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.responseGetsLost('payment')

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

test('a form that was changed after an attempt that never arrived is ordered with its current values', async () => {
  const { send, sent, provider, state, checkout } = aBuyer()
  send(changed(agreed('by the window')), submit)
  await sent[0]?.getLost()

  send(leave, changed(agreed('anywhere')), submit)
  await sent[1]?.arrive('request')

  expect([provider.orders, state(), checkout().notice]).toEqual([['order-1'], 'requested', null])
})

test('documents are no longer stored once the order exists', async () => {
  const { send, sent, storage } = aBuyer()
  send(changed({ agreement: true, passport: '67 01 123456' }), submit)
  const whileSent = storage.text?.includes('123456')

  await sent[0]?.arrive('payment')

  expect([whileSent, storage.text]).toEqual([true, '{"step":"ordered","orderId":"order-1"}'])
})
