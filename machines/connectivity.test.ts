import { expect, test } from 'vitest'
import { connectivityMachine } from './connectivity.ts'
import { walk } from './testing/walk.ts'

test('every state is reached and every transition taken', () => {
  expect(walk(connectivityMachine, { events: [{ type: 'WENT_ONLINE' }, { type: 'WENT_OFFLINE' }] })).toEqual({
    unreached: [],
    untaken: [],
  })
})
