import { expect, test } from 'vitest'
import { categoryIcon } from '../Icon/categories.ts'
import { labelOf, type LabelTable } from './label.ts'
import { formatDays, formatObjects } from './plural.ts'
import * as tables from './tables.ts'

const origins = tables.originLabels({ code: 'north', label: { ru: 'Житель Севера', en: 'Northerner' } })

test.each([
  ['categories', tables.categoryLabels],
  ['services of a hotel', tables.hotelServiceLabels],
  ['origins', origins],
  ['sexes', tables.sexLabels],
  ['sale states', tables.saleStateLabels],
  ['order states', tables.orderStateLabels],
  ['ticket states', tables.ticketStateLabels],
] satisfies [string, LabelTable][])('all %s have different names in both languages', (_, table) => {
  const labels: readonly { ru: string; en: string }[] = Object.values(table)

  expect(labels.length).toBeGreaterThan(1)
  expect(new Set(labels.map(({ ru }) => ru)).size).toBe(labels.length)
  expect(new Set(labels.map(({ en }) => en)).size).toBe(labels.length)
  for (const { ru, en } of labels) {
    expect(ru).toMatch(/[а-яё]/i)
    expect(en).not.toMatch(/[а-яё]/i)
  }
})

test('categories have the spelling of the contract, and each has an icon', () => {
  expect(labelOf(tables.categoryLabels, 'disabled', 'ru')).toBe('Доступная среда')
  expect(labelOf(tables.categoryLabels, 'disabled', 'en')).toBe('Accessibility')
  expect(labelOf(tables.categoryLabels, 'buisness', 'en')).toBe('Business')
  for (const category of Object.keys(tables.categoryLabels)) expect(categoryIcon(category), category).toBeTruthy()
})

test.each(['helicopter', '', 'toString', '__proto__'])('the unknown value %j shows its own text', (value) => {
  expect(labelOf(tables.hotelServiceLabels, value, 'ru')).toBe(value)
})

test('the region provides the name of its residents', () => {
  expect(labelOf(origins, 'north', 'ru')).toBe('Житель Севера')
  expect(labelOf(origins, 'foreign', 'en')).toBe('Foreign tourist')
})

test.each([
  [0, '0 дней', '0 days'],
  [1, '1 день', '1 day'],
  [2, '2 дня', '2 days'],
  [5, '5 дней', '5 days'],
  [11, '11 дней', '11 days'],
  [21, '21 день', '21 days'],
  [1.5, '1,5 дня', '1.5 days'],
])('%d days in words', (count, ru, en) => {
  expect(formatDays(count, 'ru')).toBe(ru.replace(' ', '\u00a0'))
  expect(formatDays(count, 'en')).toBe(en.replace(' ', '\u00a0'))
})

test.each([
  [1, '1 объект', '1 object'],
  [3, '3 объекта', '3 objects'],
  [12, '12 объектов', '12 objects'],
  [101, '101 объект', '101 objects'],
])('%d objects in words', (count, ru, en) => {
  expect(formatObjects(count, 'ru')).toBe(ru.replace(' ', '\u00a0'))
  expect(formatObjects(count, 'en')).toBe(en.replace(' ', '\u00a0'))
})
