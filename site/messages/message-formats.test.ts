import { expect, test } from 'vitest'
import './all-catalogues.ts'
import { agendaDate, clockTime, degreesRange, monthRuns, monthsText } from './message-formats.ts'
import { words } from './intl.tsx'
import { region } from '../region/region.ts'

test('a sentence has the region in the right grammatical case', () => {
  const inLanguage = (language: 'ru' | 'en') =>
    (['site.name', 'home.title', 'home.map'] as const).map((id) => words(language)(id))

  expect(inLanguage('ru')).toEqual(['Югра, туристский портал', 'Когда поедем в\u00a0Югру?', 'Схема Югры'])
  expect(inLanguage('en')).toEqual(['Yugra, travel portal', 'When shall we go to\u00a0Yugra?', 'Sketch map of Yugra'])
})

test('a sentence with its own value has the region too', () => {
  expect(words('ru')('event.zone', { zone: 'UTC+5' })).toBe(`Время ${region.nameCases.ru.regionOf}, UTC+5`)
})

test('a range of temperatures has its signs', () => {
  expect(degreesRange(-22.8, -15.4)).toBe('−23…\u2060−15\u00a0°C')
})

test('times are HH:MM', () => {
  expect(clockTime(9.27)).toBe('09:16')
  expect(clockTime(24)).toBe('00:00')
  expect(clockTime(24.22)).toBe('00:13')
  expect(clockTime(-0.25)).toBe('23:45')
})

test('a range of days has the month once', () => {
  const ru = words('ru')
  expect(agendaDate(ru, '2026-12-13T10:00:00+05:00', '2026-12-14T18:00:00+05:00')).toEqual({
    days: '13–\u206014',
    month: 'декабря',
  })
  expect(agendaDate(ru, '2026-12-20T18:00:00+05:00', '2026-12-20T20:00:00+05:00')).toEqual({
    days: '20',
    month: 'декабря',
  })
  expect(agendaDate(words('en'), '2026-12-31T10:00:00+05:00', '2027-01-02T18:00:00+05:00')).toEqual({
    days: '31',
    month: 'December\u00a0– 2\u00a0January',
  })
})

test('an event late in the evening is on its day in the region', () => {
  expect(agendaDate(words('ru'), '2026-12-31T23:30:00+05:00', '2026-12-31T23:59:00+05:00').days).toBe('31')
})

test('months are formatted as ranges, also across the new year', () => {
  expect(monthRuns([12, 1, 2, 3, 6, 7, 8, 9])).toEqual([
    [12, 3],
    [6, 9],
  ])
  expect(monthRuns([4])).toEqual([[4, 4]])
  expect(monthsText(words('ru'), [12, 1, 2, 4])).toBe('декабрь\u00a0— февраль, апрель')
  expect(monthsText(words('en'), [12, 1, 2, 4])).toBe('December–February, April')
})

test('the whole year is not a season', () => {
  expect(monthRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([])
  expect(monthsText(words('ru'), [])).toBeUndefined()
})
