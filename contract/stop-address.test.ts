import { expect, test } from 'vitest'
import { stopAddress } from './stop-address.ts'

test.each([
  ['Сургут', 'ул. Мира, 1', 'Сургут, ул. Мира, 1'],
  ['Сургут', 'Сургут, ул. Мира, 1', 'Сургут, ул. Мира, 1'],
  ['Surgut', '1 Mira Street, Surgut', '1 Mira Street, Surgut'],
  ['Сургут', 'Сургутский район, 5-й км', 'Сургут, Сургутский район, 5-й км'],
  ['Сургут', '', 'Сургут'],
  ['', 'ул. Мира, 1', 'ул. Мира, 1'],
  ['', '', ''],
])('%j and %j are %j', (town, address, where) => {
  expect(stopAddress(town, address)).toBe(where)
})
