import { expect, test } from 'vitest'
import { labelList } from './label-list.ts'

test('labels in a row have one capital, and names of one sign or several keep theirs', () => {
  expect(labelList(['Вход без ступеней', 'Широкая дверь', 'Лифт'])).toBe('Вход без ступеней, широкая дверь, лифт')
  expect(labelList(['Lift', 'WC', 'Wi-Fi'])).toBe('Lift, WC, Wi-Fi')
  expect(labelList([])).toBe('')
})
