import { expect, test } from 'vitest'
import { accessOf } from './track-access.ts'

test('facts of accessibility are counted for the whole track, with the number of unknown ones', () => {
  expect(accessOf([{ access: ['lift', 'toilet'] }, { access: ['toilet'] }, { access: [] }])).toEqual({
    facts: [
      { fact: 'toilet', count: 2 },
      { fact: 'lift', count: 1 },
    ],
    unknown: 1,
    total: 3,
  })
})
