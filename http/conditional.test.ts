import { expect, test } from 'vitest'
import { isKnown } from './conditional.ts'

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" , "c"', '*', ' * ', '"b,c", "a"'])('%s names "a"', (header) => {
  expect(isKnown(header, '"a"')).toBe(true)
  expect(isKnown(header, 'W/"a"')).toBe(true)
})

test.each(['"b"', 'a', '"aa"', '"b, a"', '"*"', '', null, undefined])('%s does not name "a"', (header) => {
  expect(isKnown(header, '"a"')).toBe(false)
})

test('an ETag may contain a comma', () => {
  expect(isKnown('"x", "a,b"', '"a,b"')).toBe(true)
})
