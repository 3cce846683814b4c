import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { dateText } from './conflict-text.ts'

test('no line of a conflict or of its fix ends between the day and the month', () => {
  expect(dateText(words('ru'), '2026-12-04')).toBe('4\u00a0декабря')
  expect(dateText(words('en'), '2026-12-04')).toBe('4\u00a0December')
})
