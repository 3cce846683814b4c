import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('labels in a row have one capital, and names of one sign or several keep theirs', () => {
  expect(listed(['Вход без ступеней', 'Широкая дверь', 'Лифт'])).toBe('Вход без ступеней, широкая дверь, лифт')
  expect(listed(['Lift', 'WC', 'Wi-Fi'])).toBe('Lift, WC, Wi-Fi')
  expect(listed([])).toBe('')
})
