// @vitest-environment node
import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'
import { formValues } from './wire-values.ts'

test('a form is filled in with texts, numbers and checkboxes; unknown or nested values are left out', () => {
  const user = { name: 'Anna', age: 7, agrees: false, sex: null, settings: { lang: 'ru' }, more: undefined }

  expect(formValues(user)).toEqual({ name: 'Anna', age: '7', agrees: 'false' })
})

test('a time is in the region’s time zone, also if the day differs from that in UTC', () => {
  expect(momentText('2025-12-06T20:05:00Z')).toBe('07.12.2025, 01:05')
  expect(momentText('2025-12-06T14:05:00+05:00')).toBe('06.12.2025, 14:05')
})
