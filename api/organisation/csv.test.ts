import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { csvWords } from './words.ts'

const signs = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const before = ['', ' ', '  ', '\u00A0', '\u2009', '\u3000', '\u200B', '\u2060', '\uFEFF', '\0', '\t', ' \u200B\uFEFF']

test.each(signs)('a cell that begins with %s is text, with or without spaces before it', (sign) => {
  for (const spaces of before) {
    const cell = `${spaces}${sign}SUM(A1)`
    expect(csvOf([[cell]]), JSON.stringify(spaces)).toBe(`\uFEFF'${cell}\r\n`)
  }
})

test.each(['Museum', ' Museum', 'a=b', '\u00A0Tour - winter', ''])('%j stays unchanged', (cell) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${cell}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvOf([[-7]])).toBe('\uFEFF-7\r\n')
})

test.each(Object.entries(csvWords))('the tables in %s have each column once', (_, { days, items }) => {
  for (const columns of [days, items]) expect(new Set(columns).size).toBe(columns.length)
})
