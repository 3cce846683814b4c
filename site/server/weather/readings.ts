import { type Forecast, type Historical, type Sky, skies } from '@tropa/contract'
import type { ServiceDays, ServiceHour } from '@tropa/contract/weather-service'

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

function conditionsOf({ wind_speed, weather_code, weather_descriptions }: ServiceHour, hasWords: boolean) {
  const words = hasWords ? weather_descriptions?.join(', ') : undefined
  const sky = skyOfCode.get(weather_code)
  return {
    ...(wind_speed !== undefined && { wind: metresPerSecond(wind_speed) }),
    ...(sky && { sky }),
    ...(words && { the_sky: words }),
  }
}

/** What a place's days say of one date; `null`: nothing. @param date `YYYY-MM-DD` */
export function forecastOf(days: ServiceDays, date: string, hasWords: boolean): Forecast | null {
  const reading = days[date]?.hourly[0]
  return reading ? { temperature: reading.temperature, ...conditionsOf(reading, hasWords) } : null
}

export function historicalOf(days: ServiceDays, date: string, hasWords: boolean): Historical | null {
  const hourly = days[date]?.hourly
  const [atNoon, atNight] = [hourly?.[noon], hourly?.[night]]
  return atNoon && atNight
    ? { day: atNoon.temperature, night: atNight.temperature, ...conditionsOf(atNoon, hasWords) }
    : null
}
