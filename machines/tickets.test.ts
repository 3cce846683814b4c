import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { elapse, walk } from './testing/walk.ts'
import { type TicketsResponse, type TicketsEvent, type TicketsInput, ticketsMachine } from './tickets.ts'

const order = { id: 'a1', number: '1001' }
const loaded = (...order_list: { id: string; number: string }[]): TicketsResponse => ({
  kind: 'loaded',
  orders: { order_list },
})
const refused: TicketsResponse = { kind: 'refused', errors: { order: ['No such order'] } }

/** Tickets whose loads wait to be answered by the test; `null` is a response that never came. */
function someTickets(input: TicketsInput = {}) {
  const clock = new SimulatedClock()
  const loads: { signal: AbortSignal; settle: (respond: TicketsResponse | null) => Promise<void> }[] = []
  const load = fromPromise<TicketsResponse>(({ signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<TicketsResponse>()
    const settle = (respond: TicketsResponse | null) => {
      if (respond) resolve(respond)
      else reject(new Error('The connection is lost'))
      return new Promise<void>((done) => setImmediate(done))
    }
    loads.push({ signal, settle })
    return promise
  })
  const actor = createActor(ticketsMachine.provide({ actors: { load } }), { clock, input }).start()
  const respond = async (response: TicketsResponse | null) => {
    await loads.at(-1)?.settle(response)
    elapse(clock, 200)
  }
  return {
    loads,
    respond,
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

test('known tickets are shown at once, and are refreshed only on request', async () => {
  const { loads, at, send, respond, tickets } = someTickets({ orders: { order_list: [] } })
  const before = [at('ready'), loads.length]

  send({ type: 'REFRESH' })
  await respond(loaded(order))

  expect([before, tickets().orders]).toEqual([[true, 0], { order_list: [order] }])
})

test('loading is shown for at least 200 ms, then the list', async () => {
  const { loads, at, wait, tickets } = someTickets()

  await loads[0]?.settle(loaded(order))
  wait(199)
  const before = at('loading')
  wait(1)

  expect([before, at('ready'), tickets().orders?.order_list]).toEqual([true, true, [order]])
})

test('during a slow load the state is loading until it ends', async () => {
  const { at, wait, respond } = someTickets()

  wait(60_000)
  const before = at('loading')
  await respond(loaded())

  expect([before, at('ready')]).toEqual([true, true])
})

test('the errors of a response are shown unchanged, without the notice', async () => {
  const { respond, at, tickets } = someTickets()

  await respond(refused)

  expect(at('failed')).toBe(true)
  expect(tickets()).toEqual({ orders: null, errors: { order: ['No such order'] }, notice: null })
})

const unnamed: TicketsResponse = { kind: 'refused', errors: {} }
test.each([null, unnamed])('without errors, as in %j, the notice is shown', async (response) => {
  const { respond, at, tickets } = someTickets()

  await respond(response)

  expect(at('failed')).toBe(true)
  expect(tickets()).toEqual({ orders: null, errors: {}, notice: 'requestFailed' })
})

test('the last loaded list stays during a refresh, and if that fails', async () => {
  const { respond, send, tickets, at } = someTickets()
  await respond(loaded(order))

  send({ type: 'REFRESH' })
  const meanwhile = tickets().orders?.order_list
  await respond(null)

  expect([meanwhile, tickets().orders?.order_list, at('failed')]).toEqual([[order], [order], true])
})

test('a load that failed offline is repeated once online, and the notice disappears', async () => {
  const { respond, send, tickets, at } = someTickets()
  await respond(null)

  send({ type: 'WENT_ONLINE' })
  await respond(loaded(order))

  expect([at('ready'), tickets().notice]).toEqual([true, null])
})

test('a response after the page was left is dropped, and its load was cancelled', async () => {
  const { actor, loads, tickets } = someTickets()
  actor.stop()

  await loads[0]?.settle(loaded(order))

  expect([loads[0]?.signal.aborted, tickets().orders]).toEqual([true, null])
})

test('after any requests and responses the last loaded list is shown, and a failure always says why', async () => {
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

test('a refresh right after a response, while that is not shown yet, loads again', async () => {
  const { loads, at, send, respond, wait, tickets } = someTickets()
  await loads[0]?.settle(loaded(order))
  send({ type: 'REFRESH' })
  expect([loads.length, at('loading')]).toEqual([2, true])

  await respond(loaded())
  wait(200)

  expect([at('ready'), tickets().orders]).toEqual([true, { order_list: [] }])
})
