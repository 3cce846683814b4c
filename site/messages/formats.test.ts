import { expect, test } from 'vitest'
import './all.ts'
import { agendaDate, clockTime, degreesRange, monthRange } from './formats.ts'
import { words } from './intl.tsx'

test('a range of temperatures carries its signs', () => {
  expect(degreesRange(-22.8, -15.4)).toBe('−23…−15\u00a0°C')
})

test('times are HH:MM', () => {
  expect(clockTime(9.27)).toBe('09:16')
  expect(clockTime(24)).toBe('00:00')
})

test('an agenda names the days and the month once', () => {
  const ru = words('ru')
  expect(agendaDate(ru, '2026-12-13T10:00:00+05:00', '2026-12-14T18:00:00+05:00')).toEqual({ days: '13–14', month: 'декабря' })
  expect(agendaDate(ru, '2026-12-20T18:00:00+05:00', '2026-12-20T20:00:00+05:00')).toEqual({ days: '20', month: 'декабря' })
  expect(agendaDate(words('en'), '2026-12-31T10:00:00+05:00', '2027-01-02T18:00:00+05:00')).toEqual({ days: '31', month: 'December\u00a0– 2\u00a0January' })
})

test('an event late in the evening stays on its own day in the region', () => {
  expect(agendaDate(words('ru'), '2026-12-31T23:30:00+05:00', '2026-12-31T23:59:00+05:00').days).toBe('31')
})

test('months run across the new year', () => {
  expect(monthRange(words('ru'), [12, 1, 2])).toBe('декабрь\u00a0— февраль')
  expect(monthRange(words('ru'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBeUndefined()
})
