import { expect, test } from 'vitest'
import { newTicketCode } from './code.ts'

test('a code has at least 128 random bits, and no two are the same', () => {
  const codes = Array.from({ length: 2000 }, newTicketCode)
  const letters = new Set(codes.join(''))

  expect(new Set(codes).size).toBe(2000)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(code))).toBe(true)
  expect(letters.size).toBe(32)
  expect(26 * Math.log2(letters.size)).toBeGreaterThanOrEqual(128)
})
