import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { hasClosedRoad, needsWinterRoad, isOpenOn, waysTo } from './open-ways.ts'

const aWay = (
  id: string,
  kind: 'rail' | 'road' | 'winter_road',
  territory_ids: number[],
  from?: string,
  through?: string,
) => ({
  id,
  kind,
  territory_ids,
  title: id,
  title_en: id,
  source_link: '/guides/79',
  ...(from && { from }),
  ...(through && { through }),
})
const rail = aWay('rail', 'rail', [1, 2])
const ice = aWay('ice', 'winter_road', [2], '12-21', '04-05')

test.each([
  ['2026-12-20', false],
  ['2026-12-21', true],
  ['2027-01-01', true],
  ['2027-04-05', true],
  ['2027-04-06', false],
])('a winter road that spans New Year is open on %s: %s', (date, isOpen) => {
  expect(isOpenOn(ice, calendarDate(date))).toBe(isOpen)
  expect(needsWinterRoad([rail, ice], 2, calendarDate(date))).toBe(isOpen)
})

test('a road within one year is open on its first and last day', () => {
  const boats = { from: '05-21', through: '10-05' }
  const days = ['2027-05-20', '2027-05-21', '2027-10-05', '2027-10-06']

  expect(days.map((day) => isOpenOn(boats, calendarDate(day)))).toEqual([false, true, true, false])
})

test('a road without dates is always open, and each territory has its own roads', () => {
  expect(isOpenOn(rail, calendarDate('2026-11-22'))).toBe(true)
  expect(waysTo([rail, ice], 1)).toEqual([rail])
  expect(waysTo([rail, ice], 2)).toEqual([rail, ice])
  expect(needsWinterRoad([rail, ice], 1, calendarDate('2027-01-01'))).toBe(false)
})

test('a territory with a year-round road needs no winter road', () => {
  const road = aWay('road', 'road', [2])

  expect(needsWinterRoad([rail, ice, road], 2, calendarDate('2027-01-01'))).toBe(false)
})

test('a territory with only a winter road has no road while that is closed', () => {
  const road = aWay('road', 'road', [2])
  const isClosed = (ways: Parameters<typeof hasClosedRoad>[0]) =>
    ['2026-11-30', '2027-01-01'].map((date) => hasClosedRoad(ways, 2, calendarDate(date)))

  expect(isClosed([rail, ice])).toEqual([true, false])
  expect(isClosed([rail, ice, road])).toEqual([false, false])
  expect(isClosed([rail])).toEqual([false, false])
})
