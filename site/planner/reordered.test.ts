import { expect, test } from 'vitest'
import { isReordered } from './reordered.ts'

const place = (object_id: number, day?: number) => ({
  object_type: 'location' as const,
  object_id,
  ...(day !== undefined && { day }),
})

test.each([
  ['another order', [place(2), place(1)], true],
  ['another day', [place(1), place(2, 2)], true],
  ['another order beside something new', [place(3), place(2), place(1)], true],
  ['something new at the end', [place(1), place(2), place(3)], false],
  ['something new between', [place(1), place(3), place(2)], false],
  ['something less', [place(2)], false],
])('%s', (_, now, expected) => {
  expect(isReordered([place(1), place(2)], now)).toBe(expected)
})
