import type { Forecast, Historical } from '@tropa/contract'
import type { ServiceDays, ServiceHour } from '@tropa/contract/weather-service'

/** Of the eight readings of a past day: 12:00 and 21:00 (specification, section 3). */
const noon = 4
const night = 7

const metresPerSecond = (kilometresPerHour: number) => Math.round((kilometresPerHour / 3.6) * 10) / 10

function skyOf({ wind_speed, weather_code, weather_descriptions }: ServiceHour, hasWords: boolean) {
  const words = hasWords ? weather_descriptions?.join(', ') : undefined
  return {
    ...(wind_speed !== undefined && { wind: metresPerSecond(wind_speed) }),
    ...(weather_code !== undefined && { code: weather_code }),
    ...(words && { the_sky: words }),
  }
}

/** What a place's days say of one date; `null`: nothing. @param date `YYYY-MM-DD` */
export function forecastOf(days: ServiceDays, date: string, hasWords: boolean): Forecast | null {
  const reading = days[date]?.hourly[0]
  return reading ? { temperature: reading.temperature, ...skyOf(reading, hasWords) } : null
}

export function historicalOf(days: ServiceDays, date: string, hasWords: boolean): Historical | null {
  const hourly = days[date]?.hourly
  const [atNoon, atNight] = [hourly?.[noon], hourly?.[night]]
  return atNoon && atNight ? { day: atNoon.temperature, night: atNight.temperature, ...skyOf(atNoon, hasWords) } : null
}
