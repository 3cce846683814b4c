import { expect, test } from 'vitest'
import { otherLayout } from './keyboard.ts'
import { wordsOf } from './words.ts'

test.each([
  ['xeufc', 'чугас'],
  ['чугас', 'xeufc'],
  ['j,m', 'обь'],
  ['[fyns-vfycbqcr', 'ханты-мансийск'],
  ['Ьгыугь', 'museum'],
])('the keys of %s write %s on the other keyboard', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test('words have letters and digits only, in lower case, with е for ё', () => {
  expect(wordsOf("  Берёзово: 'ТУР' & | ! 2026 <-> ")).toEqual(['березово', 'тур', '2026'])
  expect(wordsOf('— «»!')).toEqual([])
})

test('too many words are cut off', () => {
  expect(wordsOf(Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10)
  expect(wordsOf('я'.repeat(5000))[0]).toHaveLength(40)
  expect(wordsOf(`a${'𐐨'.repeat(60)}`)).toEqual([`a${'𐐨'.repeat(39)}`])
})
