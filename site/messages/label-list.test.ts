import { expect, test } from 'vitest'
import { labelList } from './label-list.ts'

test('only the first of joined labels has a capital letter, except for names and abbreviations', () => {
  expect(labelList(['Вход без ступеней', 'Широкая дверь', 'Лифт'])).toBe('Вход без ступеней, широкая дверь, лифт')
  expect(labelList(['Lift', 'WC', 'Wi-Fi'])).toBe('Lift, WC, Wi-Fi')
  expect(labelList([])).toBe('')
})
