import { type Sky, skies } from '@tropa/contract'
import type { ServiceHour, ServicePlace } from '@tropa/contract/weather-service'
import type { DayWeather, PlaceWeather, SkyReading } from '../weather-provider.ts'

/** Of the eight readings of a past day: 12:00 and 21:00 (specification, section 3). */
const noon = 4
const night = 7

/**
 * The service's codes of each sky.
 * @see https://weatherstack.com/documentation the list of weather codes
 */
const codesOf = {
  clear: [113],
  partly_cloudy: [116],
  cloudy: [119, 122],
  fog: [143, 248, 260],
  rain: [176, 185, 263, 266, 281, 284, 293, 296, 299, 302, 305, 308, 311, 314, 353, 356, 359],
  sleet: [182, 317, 320, 350, 362, 365, 374, 377],
  snow: [179, 227, 230, 323, 326, 329, 332, 335, 338, 368, 371, 392, 395],
  thunderstorm: [200, 386, 389],
} as const satisfies Record<Sky, readonly number[]>

const skyOfCode = new Map<number | undefined, Sky>(
  skies.flatMap((sky) => codesOf[sky].map((code): [number, Sky] => [code, sky])),
)

const metresPerSecond = (kilometresPerHour: number) => Math.round((kilometresPerHour / 3.6) * 10) / 10

/** @param hasWords whether the descriptions are in the language of the question */
function readingOf(hour: ServiceHour, hasWords: boolean): SkyReading {
  const { temperature, wind_speed, weather_code, weather_descriptions } = hour
  const words = hasWords ? weather_descriptions?.join(', ') : undefined
  const sky = skyOfCode.get(weather_code)
  return {
    temperature,
    ...(wind_speed !== undefined && { wind: metresPerSecond(wind_speed) }),
    ...(sky && { sky }),
    ...(words && { the_sky: words }),
  }
}

/** Which of the readings of a date are its day and its night. */
const hoursOf = { forecast: { day: 0, night: undefined }, historical: { day: noon, night } } as const

/** The days of a place; one without the reading of its day is left out. */
export function placeWeather(place: ServicePlace, kind: keyof typeof hoursOf, hasWords: boolean): PlaceWeather {
  const { day, night: atNight } = hoursOf[kind]
  const days = Object.entries(place[kind] ?? {}).flatMap(([date, { hourly }]): [string, DayWeather][] => {
    const [byDay, byNight] = [hourly[day], atNight === undefined ? undefined : hourly[atNight]]
    return byDay
      ? [[date, { day: readingOf(byDay, hasWords), ...(byNight && { night: readingOf(byNight, hasWords) }) }]]
      : []
  })
  return Object.fromEntries(days)
}
