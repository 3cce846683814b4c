// @vitest-environment node
import { type Sky, skies } from '@tropa/contract'
import { expect, test } from 'vitest'
import { placeWeather } from './weatherstack-readings.ts'

/** The service's list of weather codes, with its descriptions. */
const codes: Readonly<Record<number, string>> = {
  113: 'Clear',
  116: 'Partly cloudy',
  119: 'Cloudy',
  122: 'Overcast',
  143: 'Mist',
  176: 'Patchy rain nearby',
  179: 'Patchy snow nearby',
  182: 'Patchy sleet nearby',
  185: 'Patchy freezing drizzle nearby',
  200: 'Thundery outbreaks nearby',
  227: 'Blowing snow',
  230: 'Blizzard',
  248: 'Fog',
  260: 'Freezing fog',
  263: 'Patchy light drizzle',
  266: 'Light drizzle',
  281: 'Freezing drizzle',
  284: 'Heavy freezing drizzle',
  293: 'Patchy light rain',
  296: 'Light rain',
  299: 'Moderate rain at times',
  302: 'Moderate rain',
  305: 'Heavy rain at times',
  308: 'Heavy rain',
  311: 'Light freezing rain',
  314: 'Moderate or heavy freezing rain',
  317: 'Light sleet',
  320: 'Moderate or heavy sleet',
  323: 'Patchy light snow',
  326: 'Light snow',
  329: 'Patchy moderate snow',
  332: 'Moderate snow',
  335: 'Patchy heavy snow',
  338: 'Heavy snow',
  350: 'Ice pellets',
  353: 'Light rain shower',
  356: 'Moderate or heavy rain shower',
  359: 'Torrential rain shower',
  362: 'Light sleet showers',
  365: 'Moderate or heavy sleet showers',
  368: 'Light snow showers',
  371: 'Moderate or heavy snow showers',
  374: 'Light showers of ice pellets',
  377: 'Moderate or heavy showers of ice pellets',
  386: 'Patchy light rain in area with thunder',
  389: 'Moderate or heavy rain in area with thunder',
  392: 'Patchy light snow in area with thunder',
  395: 'Moderate or heavy snow in area with thunder',
}

/** The first that matches: snow in a thunderstorm is drawn as snow, which is what a traveller meets on the road. */
const meanings: readonly [RegExp, Sky][] = [
  [/snow|blizzard/i, 'snow'],
  [/thunder/i, 'thunderstorm'],
  [/sleet|ice pellets/i, 'sleet'],
  [/rain|drizzle/i, 'rain'],
  [/fog|mist/i, 'fog'],
  [/partly/i, 'partly_cloudy'],
  [/cloudy|overcast/i, 'cloudy'],
  [/clear/i, 'clear'],
]

const date = '2026-11-23'
const readingWith = (weather_code?: number) => {
  const hour = { time: '0', temperature: -14, ...(weather_code !== undefined && { weather_code }) }
  const location = { name: 'Place', lat: '61.000', lon: '69.000', timezone_id: 'Asia/Yekaterinburg' }
  return placeWeather({ location, forecast: { [date]: { date, hourly: [hour] } } }, 'forecast', true)[date]?.day
}

test.each(Object.entries(codes))('code %s, "%s", has the sky of its description', (code, description) => {
  const [, sky] = meanings.find(([pattern]) => pattern.test(description)) ?? []

  expect(readingWith(Number(code))).toEqual({ temperature: -14, sky })
  expect(skies).toContain(sky)
})

test('every sky has a code', () => {
  expect(new Set(Object.keys(codes).map((code) => readingWith(Number(code))?.sky))).toEqual(new Set(skies))
})

test.each([undefined, 0, 114, 9999])('the unknown code %s has no sky', (code) => {
  expect(readingWith(code)).toEqual({ temperature: -14 })
})
