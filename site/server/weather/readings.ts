import type { CalendarDate, Forecast, Historical } from '@tropa/contract'
import type { PlaceWeather } from './weather-provider.ts'

/** The forecast for a date from the days of a place; `null`: none. */
export const forecastOf = (place: PlaceWeather, date: CalendarDate): Forecast | null => place[date]?.day ?? null

/** The same for a past day, which needs both of its readings. */
export function historicalOf(place: PlaceWeather, date: CalendarDate): Historical | null {
  const { day, night } = place[date] ?? {}
  if (!day || !night) return null
  const { temperature, ...conditions } = day
  return { day: temperature, night: night.temperature, ...conditions }
}
