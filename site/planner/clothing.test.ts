import * as v from 'valibot'
import { calendarDate, Clothing } from '@tropa/contract'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bandOf, clothingDays, coldestOf, type ColdReading, feelsLike, notesOf } from './clothing.ts'

const Vectors = v.object({ vectors: v.array(v.object({ T: v.number(), V: v.number(), rounded: v.number() })) })
const Content = v.tuple([v.object({ ...Clothing.entries, formula: Vectors })])
const [advice] = v.parse(
  Content,
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../api/content/clothing.json'), 'utf8')),
)

const reading = (more: Partial<ColdReading>): ColdReading => ({
  place: 'Сургут',
  date: calendarDate('2026-12-20'),
  basis: 'forecast',
  temperature: 0,
  wind: 0,
  isWet: false,
  ...more,
})
const idsOn = (date: string, readings: ColdReading[]) =>
  notesOf(advice, clothingDays(readings.map((one) => ({ ...one, date: calendarDate(date) })))).map(({ id }) => id)

test('the feels-like temperature matches every test vector of the region', () => {
  const { vectors } = advice.formula
  expect(vectors.length).toBeGreaterThanOrEqual(9)
  expect(vectors.map(({ T, V }) => feelsLike(T, V))).toEqual(vectors.map(({ rounded }) => rounded))
})

test('every feels-like temperature has its band, whose limits are inclusive', () => {
  const limits = advice.bands.flatMap(({ id, feels_like_min, feels_like_max }) =>
    [feels_like_min, feels_like_max].flatMap((limit) => (limit === null ? [] : [{ id, limit }])),
  )
  expect(limits).toHaveLength(18)
  expect(limits.map(({ limit }) => bandOf(advice, limit)?.id)).toEqual(limits.map(({ id }) => id))
  expect([-70, 45].map((temperature) => bandOf(advice, temperature)?.id)).toEqual(['to_m55', 'from_25'])
})

test('the coldest weather is the one that feels coldest, with its place, date and source', () => {
  const windy = reading({
    place: 'Когалым',
    date: calendarDate('2026-12-22'),
    basis: 'historical',
    temperature: -20,
    wind: 30,
  })
  expect(coldestOf([reading({ temperature: -25 }), windy])).toEqual({
    place: 'Когалым',
    date: '2026-12-22',
    basis: 'historical',
    feelsLike: -33,
  })
  expect(coldestOf([])).toBeNull()
})

test('notes are for wind, wet, dark and the month', () => {
  expect(idsOn('2026-06-20', [reading({ temperature: 20 })])).toEqual(['insects'])
  expect(idsOn('2026-12-20', [reading({ temperature: -20 })])).toEqual(['dark', 'ice'])
  expect(idsOn('2026-09-01', [reading({ wind: 25 }), reading({ isWet: true })])).toEqual(['wind', 'wet'])
  expect(idsOn('2026-09-01', [reading({ wind: 24 })])).toEqual([])
})

test('notes are for every date of the trip', () => {
  const days = clothingDays([reading({ date: calendarDate('2026-06-20'), temperature: 20 }), reading({ wind: 25 })])

  expect(days).toEqual({ wind: 25, isWet: false, isDark: true, months: [6, 12] })
  expect(notesOf(advice, days).map(({ id }) => id)).toEqual(['wind', 'dark', 'insects', 'ice'])
})
