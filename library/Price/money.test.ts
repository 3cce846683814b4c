import { expect, test } from 'vitest'
import { formatMoney, isFree } from './money.ts'

const space = '\u00a0'

test.each([
  ['12500.00', `12${space}500,00${space}₽`, `12${space}500.00${space}₽`],
  ['1234567.50', `1${space}234${space}567,50${space}₽`, `1${space}234${space}567.50${space}₽`],
  ['450.00', `450,00${space}₽`, `450.00${space}₽`],
  ['0.05', `0,05${space}₽`, `0.05${space}₽`],
  ['-1200.00', `−1${space}200,00${space}₽`, `−1${space}200.00${space}₽`],
])('%s is formatted with no-break spaces and two digits in both languages', (value, ru, en) => {
  expect(formatMoney({ value }, 'ru')).toBe(ru)
  expect(formatMoney({ value }, 'en')).toBe(en)
})

test('a sum too long for a float keeps every digit', () => {
  expect(formatMoney({ value: '90071992547409931.17' }, 'en').replaceAll(space, '')).toBe('90071992547409931.17₽')
})

test('only a sum of zero is free', () => {
  expect(['0.00', '00.00', '0'].every((value) => isFree({ value }))).toBe(true)
  expect(['0.01', '10.00', '-1.00'].some((value) => isFree({ value }))).toBe(false)
})
