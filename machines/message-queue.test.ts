import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type MessageQueueEvent, type MessageQueueInput, messageQueueMachine } from './message-queue.ts'
import { walk } from './testing/walk.ts'

const events: MessageQueueEvent[] = [
  { type: 'ACCEPT_COOKIES' },
  { type: 'DECLINE_COOKIES' },
  { type: 'NEW_VERSION_INSTALLED' },
  { type: 'PART_LOST' },
  { type: 'UPDATE' },
  { type: 'DISMISS_NEW_VERSION' },
  { type: 'DISMISS_LOST_PART' },
]
const undecided: MessageQueueInput = { isCookieAccepted: null, hasNewVersion: false }

function aQueue(input = undecided) {
  const effects: unknown[] = []
  const machine = messageQueueMachine.provide({
    actions: { keepChoice: (_, { isAccepted }) => effects.push(isAccepted), update: () => effects.push('update') },
  })
  return { effects, machine, actor: createActor(machine, { input }).start() }
}

test('every state is reached and every transition taken', () => {
  expect(walk(aQueue().machine, { input: undecided, events })).toEqual({ unreached: [], untaken: [] })
})

test('the initial state already has the notice, for the first HTML', () => {
  const valueAtFirst = (input: MessageQueueInput) => createActor(messageQueueMachine, { input }).getSnapshot().value

  expect(valueAtFirst(undecided)).toBe('cookieNotice')
  expect(valueAtFirst({ isCookieAccepted: false, hasNewVersion: false })).toBe('quiet')
  expect(valueAtFirst({ isCookieAccepted: true, hasNewVersion: true })).toBe('newVersionNotice')
})

test('a new version waits until cookies are chosen', () => {
  const { actor, effects } = aQueue()

  actor.send({ type: 'NEW_VERSION_INSTALLED' })
  const before = actor.getSnapshot().value
  actor.send({ type: 'DECLINE_COOKIES' })

  expect([before, actor.getSnapshot().value, effects]).toEqual(['cookieNotice', 'newVersionNotice', [false]])
})

test('the choice can be made again, and is stored again', () => {
  const { actor, effects } = aQueue()

  actor.send({ type: 'ACCEPT_COOKIES' })
  actor.send({ type: 'DECLINE_COOKIES' })

  expect(effects).toEqual([true, false])
  expect(actor.getSnapshot().context.isCookieAccepted).toBe(false)
})

test('after a postponed new version the notice returns with the next one', () => {
  const { actor, effects } = aQueue({ isCookieAccepted: true, hasNewVersion: true })

  actor.send({ type: 'DISMISS_NEW_VERSION' })
  const between = actor.getSnapshot().value
  actor.send({ type: 'NEW_VERSION_INSTALLED' })
  actor.send({ type: 'UPDATE' })

  expect([between, effects]).toEqual(['quiet', ['update']])
})

test('a lost part offers a reload, also again after it was postponed', () => {
  const { actor, effects } = aQueue({ isCookieAccepted: true, hasNewVersion: false })

  actor.send({ type: 'PART_LOST' })
  const first = actor.getSnapshot().value
  actor.send({ type: 'DISMISS_LOST_PART' })
  const between = actor.getSnapshot().value
  actor.send({ type: 'PART_LOST' })
  actor.send({ type: 'UPDATE' })

  expect([first, between, effects]).toEqual(['lostPartNotice', 'quiet', ['update']])
})

test('after any events there is at most one notice, and the cookie notice comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (story) => {
      const { actor } = aQueue()
      story.forEach(actor.send)
      const { value, context } = actor.getSnapshot()

      const later = context.hasNewVersion ? 'newVersionNotice' : context.hasLostPart ? 'lostPartNotice' : 'quiet'
      expect(value).toBe(context.isCookieAccepted === null ? 'cookieNotice' : later)
    }),
  )
})
