/** Which weather applies to which day, and what a response says about a place. */

/** `YYYY-MM-DD`, a valid day in the region's time zone; the sender has checked it. */
export type CalendarDate = string

/** The forecast is requested up to so many days ahead; beyond that, the readings of one year earlier. */
export const weatherHorizonDays = 7
/** The most places in one request. */
export const weatherPlacesLimit = 20

/** Which weather to request: the kind, and the date in the region. */
export type WeatherReading = { kind: 'forecast' | 'historical'; date: CalendarDate }
/** A territory and the point of its weather. */
export type WeatherPlace = { territory_id: number; geolocation: string }

const dayMs = 86_400_000
const instantOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`)
const dateAt = (instant: number): CalendarDate => new Date(instant).toISOString().slice(0, 10)

const daysFrom = (today: CalendarDate, date: CalendarDate) => (instantOf(date) - instantOf(today)) / dayMs
/** The date `days` later, or earlier if `days` is negative. */
export const plusDays = (date: CalendarDate, days: number) => dateAt(instantOf(date) + days * dayMs)

/** @returns `null` for what is past */
export function readingOf(date: CalendarDate, today: CalendarDate): WeatherReading | null {
  if (date < today) return null
  return { kind: daysFrom(today, date) > weatherHorizonDays ? 'historical' : 'forecast', date }
}

/** 29 February becomes 28 February. */
export function yearBefore(date: CalendarDate): CalendarDate {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0')
  const day = date.slice(4)
  return year + (day === '-02-29' ? '-02-28' : day)
}

/** The seven days that are requested if a travel date is too far ahead for the forecast. */
export const historicalDays = (date: CalendarDate) => ({
  start: yearBefore(date),
  end: plusDays(yearBefore(date), weatherHorizonDays - 1),
})

/** The first place of each territory, at most 20; places without a point are left out. */
export function weatherPlacesOf(
  objects: readonly { territory_id?: number | null; geolocation?: string | null }[],
): WeatherPlace[] {
  const firsts = new Map<number, WeatherPlace>()
  for (const { territory_id, geolocation } of objects) {
    if (territory_id != null && geolocation && !firsts.has(territory_id))
      firsts.set(territory_id, { territory_id, geolocation })
  }
  return [...firsts.values()].slice(0, weatherPlacesLimit)
}

type Sky = 'clear' | 'partly_cloudy' | 'cloudy' | 'fog' | 'rain' | 'sleet' | 'snow' | 'thunderstorm'
/** Wind, m/s, and the sky and its description, where the service gives them. */
type Conditions = { wind?: number; sky?: Sky; the_sky?: string }
type Reading = {
  forecast: Conditions & { temperature: number }
  historical: Conditions & { day: number; night: number }
}
type Readings = {
  [Kind in keyof Reading]: { kind: Kind; reading_list: readonly (Reading[Kind] | null)[] }
}[keyof Reading]

/**
 * °C. `reading_list`: one for each place, in the order asked; `null`: no data for that
 * very day, and never another day's.
 */
export type WeatherResponse = Readings & {
  date: CalendarDate
  /** The date of the readings. */
  measured_on: CalendarDate
  is_stand_in: boolean
  /** RFC 3339: when the readings were stored, if they could not be requested now. */
  savedAt?: string
}

/**
 * The weather of one place; `reading`: `null` is no data. `isStandIn`: computed from the climate, neither forecast nor
 * measured.
 */
export type WeatherHere = {
  [Kind in keyof Reading]: { kind: Kind; reading: Reading[Kind] | null; isStandIn?: true }
}[keyof Reading]

/** @param index of the place in the request */
export function weatherHere(response: WeatherResponse, index: number): WeatherHere {
  const standIn = response.is_stand_in && ({ isStandIn: true } as const)
  switch (response.kind) {
    case 'forecast':
      return { kind: response.kind, reading: response.reading_list[index] ?? null, ...standIn }
    case 'historical':
      return { kind: response.kind, reading: response.reading_list[index] ?? null, ...standIn }
    default:
      return response satisfies never
  }
}
