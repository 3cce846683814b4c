import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { loadingBarMachine, type LoadingBarEvent } from './loading-bar.ts'
import { elapse, walk } from './testing/walk.ts'

function aBar() {
  const clock = new SimulatedClock()
  const actor = createActor(loadingBarMachine, { clock }).start()
  return { actor, clock, state: () => actor.getSnapshot().value }
}
const started: LoadingBarEvent = { type: 'STARTED' }
const finished: LoadingBarEvent = { type: 'FINISHED' }

test('every state is reached and every transition taken', () => {
  expect(walk(loadingBarMachine, { events: [started, finished], isFar: ({ loads }) => loads > 2 })).toEqual({
    unreached: [],
    untaken: [],
  })
})

test('a load that ends within 200 ms shows no bar', () => {
  const { actor, clock, state } = aBar()

  actor.send(started)
  elapse(clock, 199)
  actor.send(finished)

  expect(state()).toBe('hidden')
})

test('the bar runs from 200 ms on for 5000 ms, stops at its end, and hides 500 ms after the load', () => {
  const { actor, clock, state } = aBar()
  const seen = [200, 4999, 1].map((span, index) => {
    if (index === 0) actor.send(started)
    elapse(clock, span)
    return state()
  })
  actor.send(finished)
  elapse(clock, 499)
  const beforeTheEnd = state()
  elapse(clock, 1)

  expect([...seen, beforeTheEnd, state()]).toEqual(['running', 'running', 'standing', 'finishing', 'hidden'])
})

test('the bar waits for the last of several loads', () => {
  const { actor, clock, state } = aBar()

  actor.send(started)
  actor.send(started)
  elapse(clock, 300)
  actor.send(finished)

  expect(state()).toBe('running')
})

test('a load that begins while the bar finishes gets its own bar', () => {
  const { actor, clock, state } = aBar()

  actor.send(started)
  elapse(clock, 300)
  actor.send(finished)
  actor.send(started)
  elapse(clock, 700)

  expect(state()).toBe('running')
})

test('after any starts and ends of loads the bar finally hides', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(started), fc.constant(finished), fc.nat(7000)), { maxLength: 30 }),
      (story) => {
        const { actor, clock, state } = aBar()
        for (const step of story) {
          if (typeof step === 'number') elapse(clock, step)
          else actor.send(step)
        }
        elapse(clock, 500 + 200 + 5000 + 30_000 + 500)

        expect(state()).toBe('hidden')
      },
    ),
  )
})
