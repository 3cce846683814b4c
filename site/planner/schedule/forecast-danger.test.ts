import type { WeatherHere } from '@tropa/machines'
import { expect, test } from 'vitest'
import { betterDay, dangerOf } from './forecast-danger.ts'

const forecast = (temperature: number, wind = 0, sky?: 'clear' | 'thunderstorm'): WeatherHere => ({
  kind: 'forecast',
  reading: { temperature, wind, ...(sky && { sky }) },
})
const outside = { isOutdoor: true, needsWinterRoad: false }
const inside = { isOutdoor: false, needsWinterRoad: false }
const byWinterRoad = { isOutdoor: false, needsWinterRoad: true }

test.each([
  ['frost without wind', forecast(-34), outside, null],
  ['frost that wind makes −35', forecast(-25, 5), outside, 'windChill'],
  ['the same frost under a roof', forecast(-25, 5), inside, null],
  ['a near gale', forecast(5, 15), outside, 'storm'],
  ['a thunderstorm', forecast(20, 2, 'thunderstorm'), outside, 'storm'],
  ['a thunderstorm under a roof', forecast(20, 2, 'thunderstorm'), inside, null],
  ['a thaw where one comes by winter road', forecast(0), byWinterRoad, 'thaw'],
  ['frost on a winter road', forecast(-10), byWinterRoad, null],
  ['a thaw where there is a hard road', forecast(1), outside, null],
  ['nothing known of the day', { kind: 'forecast', reading: null }, outside, null],
  ['nothing asked', null, outside, null],
  ['a year ago', { kind: 'historical', reading: { day: -40, night: -45, wind: 20 } }, outside, null],
] as const)('%s has its warning', (_, here, stop, danger) => {
  expect(dangerOf(here, stop)).toBe(danger)
})

const day = (number: number, here: WeatherHere | null, needsWinterRoad = false) => ({
  day: number,
  here,
  needsWinterRoad,
})

test('the nearest other day with a forecast without warnings is offered', () => {
  const days = [day(1, forecast(-10)), day(2, forecast(-30, 12)), day(3, forecast(-31, 12)), day(4, forecast(-12))]

  expect(betterDay(2, true, days, () => true)).toBe(1)
  expect(betterDay(3, true, days, () => true)).toBe(4)
  expect(betterDay(2, true, days, (day) => day !== 1)).toBe(4)
})

test('a day without a forecast is not offered', () => {
  const days = [day(1, forecast(-30, 12)), day(2, { kind: 'forecast', reading: null }), day(3, null)]

  expect(betterDay(1, true, days, () => true)).toBeNull()
})

test('a day on which the winter road is thawing is not offered either', () => {
  expect(betterDay(1, false, [day(1, forecast(1), true), day(2, forecast(2), true)], () => true)).toBeNull()
  expect(betterDay(1, false, [day(1, forecast(1), true), day(2, forecast(-9), true)], () => true)).toBe(2)
})
