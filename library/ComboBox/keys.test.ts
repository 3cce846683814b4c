import { expect, test } from 'vitest'
import { stepped } from './keys.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 24, -1],
  ['ArrowUp', -1, 24],
  ['ArrowUp', 0, -1],
  ['PageDown', -1, 10],
  ['PageDown', 20, 24],
  ['PageUp', 15, 5],
  ['PageUp', 3, 0],
  ['Home', 7, -1],
  ['End', 7, -1],
  ['ArrowLeft', 7, -1],
  ['ArrowRight', 7, -1],
  ['a', 7, null],
])('of 25 options, %s at %i leads to %s', (key, at, expected) => {
  expect(stepped(key, at, 25)).toBe(expected)
})
