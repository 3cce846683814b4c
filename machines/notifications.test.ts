import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type NotificationsEvent, notificationsMachine } from './notifications.ts'
import { elapse, walk } from './testing/walk.ts'

const show = (text: string): NotificationsEvent => ({ type: 'SHOW', content: { text, tone: 'done' } })
const moves: NotificationsEvent[] = [
  { type: 'POINTER_ENTERED' },
  { type: 'POINTER_LEFT' },
  { type: 'FOCUS_ENTERED' },
  { type: 'FOCUS_LEFT' },
]

function theCorner() {
  const clock = new SimulatedClock()
  const actor = createActor(notificationsMachine, { clock }).start()
  return { actor, clock, texts: () => actor.getSnapshot().context.list.map(({ text }) => text) }
}

test('every state is reached and every transition taken', () => {
  const seen = walk(notificationsMachine, {
    events: [...moves, show('Saved'), { type: 'DISMISS', id: 1 }, { type: 'EXPIRED', id: 1 }],
    isFar: ({ lastId }) => lastId > 2,
  })

  expect(seen).toEqual({ unreached: [], untaken: [] })
})

test('each is shown for 3000 ms, in the order of arrival', () => {
  const { actor, clock, texts } = theCorner()

  actor.send(show('First'))
  elapse(clock, 1000)
  actor.send(show('Second'))
  const both = texts()
  elapse(clock, 2000)
  const one = texts()
  elapse(clock, 1000)

  expect([both, one, texts()]).toEqual([['First', 'Second'], ['Second'], []])
})

test('one that can be undone is shown for 10 000 ms, and again after a pause', () => {
  const { actor, clock, texts } = theCorner()

  actor.send({ type: 'SHOW', content: { text: 'Removed', tone: 'done', undo: () => {} } })
  actor.send(show('Saved'))
  elapse(clock, 9999)
  const nearTheEnd = texts()
  actor.send({ type: 'FOCUS_ENTERED' })
  elapse(clock, 60_000)
  actor.send({ type: 'FOCUS_LEFT' })
  elapse(clock, 9999)
  const againNearTheEnd = texts()
  elapse(clock, 1)

  expect([nearTheEnd, againNearTheEnd, texts()]).toEqual([['Removed'], ['Removed'], []])
})

const offer = (text: string, about?: string): NotificationsEvent => ({
  type: 'SHOW',
  content: { text, tone: 'done', undo: () => {}, ...(about !== undefined && { about }) },
})

test('a newer one about the same subject replaces the older one, with its full time', () => {
  const { actor, clock, texts } = theCorner()

  actor.send(offer('Added', 'location1'))
  actor.send(offer('Added another', 'location2'))
  elapse(clock, 9999)
  actor.send(offer('Removed', 'location1'))
  elapse(clock, 9999)
  const left = texts()
  elapse(clock, 1)

  expect([left, texts()]).toEqual([['Removed'], []])
})

test('a fourth notification with undo replaces the oldest one, and no other notification does', () => {
  const { actor, texts } = theCorner()

  for (const event of [offer('1'), show('Saved'), offer('2'), offer('3'), show('Sent'), offer('4')]) actor.send(event)

  expect(texts()).toEqual(['Saved', '2', '3', 'Sent', '4'])
})

test('no notification is replaced while focus is among them', () => {
  const { actor, texts } = theCorner()

  actor.send(offer('1'))
  actor.send({ type: 'FOCUS_ENTERED' })
  for (const text of ['2', '3', '4']) actor.send(offer(text))

  expect(texts()).toEqual(['1', '2', '3', '4'])
})

test('none disappears while the pointer is among them, and all have their time again afterwards', () => {
  const { actor, clock, texts } = theCorner()

  actor.send(show('First'))
  elapse(clock, 2900)
  actor.send({ type: 'POINTER_ENTERED' })
  actor.send(show('Second'))
  elapse(clock, 60_000)
  actor.send({ type: 'POINTER_LEFT' })
  elapse(clock, 2999)
  const nearTheEnd = texts()
  elapse(clock, 1)

  expect([nearTheEnd, texts()]).toEqual([['First', 'Second'], []])
})

test('none disappears while focus is still there, even after the pointer has left', () => {
  const { actor, clock, texts } = theCorner()

  actor.send(show('First'))
  actor.send({ type: 'POINTER_ENTERED' })
  actor.send({ type: 'FOCUS_ENTERED' })
  actor.send({ type: 'POINTER_LEFT' })
  elapse(clock, 60_000)

  expect(texts()).toEqual(['First'])
})

test('closing the one under the pointer does not stop the time of the next', () => {
  const { actor, clock, texts } = theCorner()

  actor.send(show('First'))
  actor.send({ type: 'POINTER_ENTERED' })
  actor.send({ type: 'DISMISS', id: 1 })
  actor.send(show('Second'))
  elapse(clock, 3000)

  expect(texts()).toEqual([])
})

test('after any events the order is kept, and without interaction all disappear in 3000 ms', () => {
  const anyStep = fc.oneof(
    fc.constantFrom(...moves),
    fc.constant(show('Saved')),
    fc.integer({ min: 1, max: 5 }).map((id): NotificationsEvent => ({ type: 'DISMISS', id })),
    fc.nat(4000),
  )
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (story) => {
      const { actor, clock, texts } = theCorner()
      for (const step of story) {
        if (typeof step === 'number') elapse(clock, step)
        else actor.send(step)
        const ids = actor.getSnapshot().context.list.map(({ id }) => id)
        expect(ids).toEqual(ids.toSorted((one, other) => one - other))
      }
      actor.send({ type: 'POINTER_LEFT' })
      actor.send({ type: 'FOCUS_LEFT' })
      elapse(clock, 3000)

      expect(texts()).toEqual([])
    }),
  )
})
