import { expect, test } from 'vitest'
import { type StopView, StopViews } from './stop-view.ts'
import { aStop } from './testing/known-stops.ts'

const stop = aStop(1)
const aView = (changed: Partial<StopView> = {}): StopView => ({
  stop,
  key: 'location1',
  title: 'Museum',
  number: 1,
  day: 1,
  isFirst: true,
  isLast: false,
  times: ['10:00–11:30'],
  town: null,
  conflict: null,
  danger: null,
  leg: { km: 1.4, straightKm: 1.4, passed: 0, title: 'Park' },
  ...changed,
})

test('a view with the same values is the same object', () => {
  const views = new StopViews()
  const first = views.same(aView())

  expect(views.same(aView())).toBe(first)
})

const changes: readonly (readonly [string, Partial<StopView>])[] = [
  ['its number', { number: 2 }],
  ['its day', { day: 2 }],
  ['its times', { times: ['10:00–12:00'] }],
  ['its leg', { leg: { km: 2, straightKm: 2, passed: 0, title: 'Park' } }],
  ['its note', { stop: { ...stop, object: { ...stop.object, note: 'Lunch' } } }],
  ['its card', { stop: { ...stop, card: { ...stop.card } } }],
  ['its conflict', { conflict: { kind: 'closed', key: 'location1', day: 1, fixes: [{ kind: 'remove' }] } }],
]
test.each(changes)('a view with another value of %s is another object', (_, changed) => {
  const views = new StopViews()
  const first = views.same(aView())
  const next = views.same(aView(changed))

  expect(next).not.toBe(first)
  expect(views.same(aView(changed))).toBe(next)
})
