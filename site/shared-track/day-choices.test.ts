import type { PlannedObject, Track } from '@tropa/machines'
import { expect, test } from 'vitest'
import { dayChoices } from './day-choices.ts'

const stop = (object_id: number, day?: number): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
})
const aTrack = (days: number | undefined, ...plan: PlannedObject[]): Track => ({
  locations: plan.map(({ object_id }) => object_id),
  events: [],
  plan,
  ...(days !== undefined && { days }),
})

test.each([
  ['an undivided track has no choice, so that its stops keep their day', aTrack(undefined, stop(1), stop(2)), [], null],
  ['one day', aTrack(1, stop(1, 1)), [1, null], 1],
  ['days, of which one is empty', aTrack(3, stop(1, 1), stop(2, 3)), [1, 2, 3, null], 1],
  ['days and stops without one', aTrack(2, stop(1, 1), stop(2)), [1, 2, null], null],
])('%s', (_, track, choices, usual) => {
  expect(dayChoices(track)).toEqual({ choices, usual })
})
