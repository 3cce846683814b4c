import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { elapse, walk } from './testing/walk.ts'
import { type TicketsAnswer, type TicketsEvent, type TicketsInput, ticketsMachine } from './tickets.ts'

const order = { id: 'a1', number: '1001' }
const loaded = (...order_list: { id: string; number: string }[]): TicketsAnswer => ({
  kind: 'loaded',
  orders: { order_list },
})
const refused: TicketsAnswer = { kind: 'refused', errors: { order: ['No such order'] } }

/** Tickets whose loads wait to be answered by the test; `null` is an answer that never came. */
function someTickets(input: TicketsInput = {}) {
  const clock = new SimulatedClock()
  const loads: { signal: AbortSignal; settle: (answer: TicketsAnswer | null) => Promise<void> }[] = []
  const load = fromPromise<TicketsAnswer>(({ signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<TicketsAnswer>()
    const settle = (answer: TicketsAnswer | null) => {
      if (answer) resolve(answer)
      else reject(new Error('The connection is lost'))
      return new Promise<void>((done) => setImmediate(done))
    }
    loads.push({ signal, settle })
    return promise
  })
  const actor = createActor(ticketsMachine.provide({ actors: { load } }), { clock, input }).start()
  const answer = async (response: TicketsAnswer | null) => {
    await loads.at(-1)?.settle(response)
    elapse(clock, 200)
  }
  return {
    loads,
    answer,
    actor,
    send: actor.send,
    wait: (milliseconds: number) => elapse(clock, milliseconds),
    at: (state: 'loading' | 'ready' | 'failed') => actor.getSnapshot().matches(state),
    tickets: () => actor.getSnapshot().context,
  }
}

test('every state is reached and every transition taken', () => {
  const seen = walk(ticketsMachine, {
    input: {},
    events: [{ type: 'REFRESH' }, { type: 'WENT_ONLINE' }],
    outputs: [loaded(order), refused],
  })

  // It is left at once; the next test takes its other way.
  expect(seen).toEqual({ unreached: ['tickets.starting'], untaken: ['tickets.starting on its own to tickets.ready'] })
})

test('what is known already is shown at once, and is refreshed only where that is asked for', async () => {
  const { loads, at, send, answer, tickets } = someTickets({ orders: { order_list: [] } })
  const before = [at('ready'), loads.length]

  send({ type: 'REFRESH' })
  await answer(loaded(order))

  expect([before, tickets().orders]).toEqual([[true, 0], { order_list: [order] }])
})

test('loading is shown for 200 ms at least, then the list', async () => {
  const { loads, at, wait, tickets } = someTickets()

  await loads[0]?.settle(loaded(order))
  wait(199)
  const before = at('loading')
  wait(1)

  expect([before, at('ready'), tickets().orders?.order_list]).toEqual([true, true, [order]])
})

test('a slow load is loading until it ends', async () => {
  const { at, wait, answer } = someTickets()

  wait(60_000)
  const before = at('loading')
  await answer(loaded())

  expect([before, at('ready')]).toEqual([true, true])
})

test('the errors of a response are kept as it names them, without the notice', async () => {
  const { answer, at, tickets } = someTickets()

  await answer(refused)

  expect(at('failed')).toBe(true)
  expect(tickets()).toEqual({ orders: null, errors: { order: ['No such order'] }, notice: null })
})

const unnamed: TicketsAnswer = { kind: 'refused', errors: {} }
test.each([null, unnamed])('where no errors are named, as by %j, the notice stands', async (response) => {
  const { answer, at, tickets } = someTickets()

  await answer(response)

  expect(at('failed')).toBe(true)
  expect(tickets()).toEqual({ orders: null, errors: {}, notice: 'requestFailed' })
})

test('the last good list stays while it is refreshed, and where that fails', async () => {
  const { answer, send, tickets, at } = someTickets()
  await answer(loaded(order))

  send({ type: 'REFRESH' })
  const meanwhile = tickets().orders?.order_list
  await answer(null)

  expect([meanwhile, tickets().orders?.order_list, at('failed')]).toEqual([[order], [order], true])
})

test('what failed offline is loaded once online, and the notice goes', async () => {
  const { answer, send, tickets, at } = someTickets()
  await answer(null)

  send({ type: 'WENT_ONLINE' })
  await answer(loaded(order))

  expect([at('ready'), tickets().notice]).toEqual([true, null])
})

test('an answer after the page was left is dropped, and its load was called off', async () => {
  const { actor, loads, tickets } = someTickets()
  actor.stop()

  await loads[0]?.settle(loaded(order))

  expect([loads[0]?.signal.aborted, tickets().orders]).toEqual([true, null])
})

test('whatever is asked and answered, the list shown is the last good one, and a failure always says why', async () => {
  const lists = [loaded(), loaded(order), loaded({ id: 'b2', number: '1002' })]
  const anEvent = fc.constantFrom<TicketsEvent[]>({ type: 'REFRESH' }, { type: 'WENT_ONLINE' })
  const aStep = fc.oneof(anEvent, fc.constantFrom(null, refused, ...lists), fc.nat(300))
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 25, size: 'max' }), async (story) => {
      const { loads, send, wait, at, tickets } = someTickets()
      const over = new Set<unknown>()
      let lastGood: unknown
      for (const step of story) {
        const load = loads.at(-1)
        if (typeof step === 'number') wait(step)
        else if (step && 'type' in step) send(step)
        else if (load && !over.has(load)) {
          over.add(load)
          if (step?.kind === 'loaded') lastGood = step.orders.order_list
          await load.settle(step)
        }
        expect(tickets().orders?.order_list).toEqual(lastGood)
        if (at('failed')) expect(tickets().notice !== null || Object.keys(tickets().errors).length > 0).toBe(true)
        if (at('ready')) expect([tickets().notice, tickets().errors]).toEqual([null, {}])
      }
    }),
  )
})
