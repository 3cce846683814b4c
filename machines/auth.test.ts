import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign, createActor, SimulatedClock } from 'xstate'
import { authMachine, type AuthEvent, type AuthNews, type AuthSession } from './auth.ts'
import { walk } from './testing/walk.ts'
import { authLookMs } from './timing.ts'

const user = { email: 'anna@example.com', first_name: 'Anna', last_name: 'Moldanova' }
const other = { email: 'boris@example.com', first_name: 'Boris', last_name: 'Sainakhov' }
const startMs = Date.UTC(2026, 11, 1)
/** A session of so many milliseconds from the start. */
const lasting = (span: number, who = user): AuthSession => ({ expires: (startMs + span) / 1000, user: who })
const day = 86_400_000

/** Counts the timers that have not gone off. */
class CountedClock extends SimulatedClock {
  live = new Set<number>()
  override setTimeout(fn: (...args: unknown[]) => void, span: number) {
    if (span > 2 ** 31 - 1) throw new Error('A browser would fire this timer at once')
    const id = super.setTimeout(() => (this.live.delete(id), fn()), span)
    this.live.add(id)
    return id
  }
  override clearTimeout(id: number) {
    this.live.delete(id)
    super.clearTimeout(id)
  }
}

/**
 * A browser: its wall clock can be set, its timers stand still while the device sleeps, its tabs receive what the
 * others send.
 */
function aBrowser() {
  const wall = { ms: startMs }
  const clock = new CountedClock()
  const tabs: { send: (event: AuthEvent) => void }[] = []
  const open = (session: AuthSession | null = null) => {
    const done: string[] = []
    const actor = createActor(
      authMachine.provide({
        actions: {
          readClock: assign({ now: () => wall.ms }),
          clear: () => done.push('clear'),
          go: (_, { to }) => done.push(to),
          broadcast: (_, news: AuthNews) => tabs.filter((tab) => tab !== actor).forEach((tab) => tab.send(news)),
        },
      }),
      { clock, input: { session } },
    )
    tabs.push(actor)
    actor.start()
    return {
      send: actor.send,
      done,
      state: () => actor.getSnapshot().value,
      user: () => actor.getSnapshot().context.session?.user ?? null,
    }
  }
  const wait = (span: number) => {
    for (let left = span; left > 0; left -= authLookMs) {
      wall.ms += Math.min(left, authLookMs)
      clock.increment(Math.min(left, authLookMs))
    }
  }
  return { open, wait, wall, clock, sleep: (span: number) => (wall.ms += span) }
}

test('every state is reached and every transition taken', () => {
  const machine = authMachine.provide({
    actions: { readClock: assign({ now: startMs }), clear: () => {}, go: () => {}, broadcast: () => {} },
  })
  const seen = [null, lasting(day)].map((session) =>
    walk(machine, {
      input: { session },
      events: [
        { type: 'SIGNED_IN', ...lasting(day) },
        { type: 'SIGNED_IN', ...lasting(-1) },
        { type: 'SIGNED_IN_ELSEWHERE', ...lasting(day) },
        { type: 'SIGNED_OUT_ELSEWHERE' },
        { type: 'SIGN_OUT' },
        { type: 'UNAUTHORIZED' },
        { type: 'SIGN_IN_AGAIN' },
        { type: 'WOKE' },
      ],
      invariant: ({ value, context }) => expect(context.session === null).toBe(value === 'guest'),
    }),
  )

  const [guest, drawn] = seen
  expect(seen.flatMap(({ unreached }) => unreached)).toEqual([])
  expect(guest?.untaken.filter((transition) => drawn?.untaken.includes(transition))).toEqual([])
})

test('at its expiry a session is cleared, and the visitor is redirected to sign in', () => {
  const { open, wait, clock } = aBrowser()
  const { send, done, state, user: who } = open()
  send({ type: 'SIGNED_IN', ...lasting(90_000) })

  wait(89_999)
  const before = [state(), [...done]]
  wait(1)

  expect(before).toEqual(['signedIn', []])
  expect([state(), who(), done, clock.live.size]).toEqual(['guest', null, ['clear', '/login'], 0])
})

test('an expiry a year away does not fire at once', () => {
  const { open, wait } = aBrowser()
  const { done, state } = open(lasting(365 * day))

  wait(365 * day - 1)
  const before = state()
  wait(1)

  expect([before, state(), done]).toEqual(['signedIn', 'guest', ['clear', '/login']])
})

test('a session that has expired before the page opens is cleared at once', () => {
  const { open, clock } = aBrowser()
  const { done, state } = open(lasting(-1))

  expect([state(), done, clock.live.size]).toEqual(['guest', ['clear', '/login'], 0])
})

test('an expiry that is not a number counts as expired', () => {
  const { open } = aBrowser()

  expect(open({ expires: Number.NaN, user }).state()).toBe('guest')
})

test('a session that expired while the device slept is cleared when it wakes', () => {
  const { open, sleep } = aBrowser()
  const { send, done, state } = open(lasting(day))

  sleep(2 * day)
  const asleep = state()
  send({ type: 'WOKE' })

  expect([asleep, state(), done]).toEqual(['signedIn', 'guest', ['clear', '/login']])
})

test('a clock that is set forward is noticed at the next check', () => {
  const { open, wait, wall } = aBrowser()
  const { state } = open(lasting(30 * day))

  wall.ms += 30 * day
  wait(authLookMs)

  expect(state()).toBe('guest')
})

test('after the clock is set back, a session has the remaining time by the new clock', () => {
  const { open, wait, wall } = aBrowser()
  const { state } = open(lasting(2000))

  wall.ms -= 10_000
  wait(11_999)
  const before = state()
  wait(1)

  expect([before, state()]).toEqual(['signedIn', 'guest'])
})

test('a 401 clears the session and redirects home; a late one does not affect a guest', () => {
  const { open } = aBrowser()
  const { send, done, state } = open(lasting(day))

  send({ type: 'UNAUTHORIZED' })
  send({ type: 'UNAUTHORIZED' })

  expect([state(), done]).toEqual(['guest', ['clear', '/']])
})

test('a visitor who needs a session again is redirected to sign in, also as a guest', () => {
  const { open } = aBrowser()
  const { send, done, state } = open(lasting(day))

  send({ type: 'SIGN_IN_AGAIN' })
  const once = [state(), ...done]
  send({ type: 'SIGN_IN_AGAIN' })

  expect([once, done]).toEqual([
    ['guest', 'clear', '/login'],
    ['clear', '/login', '/login'],
  ])
})

test('signing out redirects home, also as a guest', () => {
  const { open } = aBrowser()
  const { send, done } = open(lasting(day))

  send({ type: 'SIGN_OUT' })
  const once = [...done]
  send({ type: 'SIGN_OUT' })

  expect([once, done]).toEqual([
    ['clear', '/'],
    ['clear', '/', '/'],
  ])
})

test('the other tabs follow signing in and out but do not clear the session, because there may be another one by then', () => {
  const { open } = aBrowser()
  const [one, second] = [open(), open()]

  one.send({ type: 'SIGNED_IN', ...lasting(day) })
  const during = [second.state(), second.user()]
  one.send({ type: 'SIGN_OUT' })

  expect(during).toEqual(['signedIn', user])
  expect([second.state(), second.user(), second.done]).toEqual(['guest', null, ['/']])
})

test('a user who signs in in another tab is the user in this one', () => {
  const { open, wait } = aBrowser()
  const [one, second] = [open(lasting(1000)), open(lasting(1000))]

  one.send({ type: 'SIGNED_IN', ...lasting(day, other) })
  wait(5000)

  expect([second.state(), second.user()]).toEqual(['signedIn', other])
})

test('after any events a signed-out visitor has no user and no timer, and no session outlasts its expiry', () => {
  const aSpan = fc.integer({ min: -day, max: 40 * day })
  const aStep = fc.oneof(
    fc.record({ type: fc.constantFrom('SIGNED_IN' as const, 'SIGNED_IN_ELSEWHERE' as const), span: aSpan }),
    fc.constantFrom<AuthEvent>(
      { type: 'SIGN_OUT' },
      { type: 'UNAUTHORIZED' },
      { type: 'SIGN_IN_AGAIN' },
      { type: 'WOKE' },
      { type: 'SIGNED_OUT_ELSEWHERE' },
    ),
    fc.record({ type: fc.constantFrom('wait' as const, 'jump' as const), span: aSpan }),
  )
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 20 }), (story) => {
      const { open, wait, wall, clock } = aBrowser()
      const { send, state, user: who } = open()
      for (const step of story) {
        if (!('span' in step)) send(step)
        else if (step.type === 'jump') wall.ms += step.span
        else if (step.type === 'wait') wait(step.span)
        else send({ type: step.type, ...lasting(wall.ms - startMs + step.span) })

        expect([who() === null, clock.live.size]).toEqual(state() === 'guest' ? [true, 0] : [false, 1])
      }
      wall.ms += 100 * day
      wait(authLookMs)

      expect([state(), who(), clock.live.size]).toEqual(['guest', null, 0])
    }),
  )
})
