import { expect, test } from 'vitest'
import { kindOfCode, newTicketCode, shortCode, typedCode } from './code.ts'

test('a code has at least 128 random bits, and no two are the same', () => {
  const codes = Array.from({ length: 2000 }, newTicketCode)
  const letters = new Set(codes.join(''))

  expect(new Set(codes).size).toBe(2000)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(code))).toBe(true)
  expect(letters.size).toBe(32)
  expect(26 * Math.log2(letters.size)).toBeGreaterThanOrEqual(128)
})

test('a typed code is read in any case, with spaces, hyphens and letters that look like digits', () => {
  expect(typedCode(' 7k4m–29tq ')).toBe('7K4M29TQ')
  expect(typedCode('oOiIlL')).toBe('001111')
})

test('a whole code and its end are told apart from anything else', () => {
  const code = newTicketCode()

  expect([kindOfCode(code), kindOfCode(typedCode(shortCode(code)))]).toEqual(['whole', 'short'])
  expect(['', '1', 'UUUUUUUU', `${code}0`, 'Ю-000418-1'].map(kindOfCode)).toEqual(Array(5).fill(undefined))
})
