// @vitest-environment node
import { expect, test } from 'vitest'
import { hoursOf } from './hours-json-ld.ts'

const day = { days: [1], opens: '10:00', closes: '18:00' }

test('a break makes two spans of one day', () => {
  expect(hoursOf([{ ...day, break_opens: '13:00', break_closes: '14:00' }])).toMatchObject([
    { opens: '10:00', closes: '13:00' },
    { opens: '14:00', closes: '18:00' },
  ])
})

test('closing at midnight is at the end of the day, not at its beginning', () => {
  expect(hoursOf([{ ...day, closes: '00:00' }])).toMatchObject([{ opens: '10:00', closes: '23:59' }])
})

test('weekdays are from Monday to Sunday; an invalid number is left out', () => {
  expect(hoursOf([{ ...day, days: [1, 7, 8] }])?.[0]).toMatchObject({
    dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
  })
})

test('seasonal hours have their period', () => {
  const season = { valid_from: '2026-12-01', valid_through: '2027-03-31' }

  expect(hoursOf([{ ...day, ...season }, day])).toMatchObject([
    { validFrom: '2026-12-01', validThrough: '2027-03-31' },
    { validFrom: undefined, validThrough: undefined },
  ])
})

test('unknown hours do not mean that a place is always closed', () => {
  expect([hoursOf(undefined), hoursOf([])]).toEqual([undefined, []])
})
