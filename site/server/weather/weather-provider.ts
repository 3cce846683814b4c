import type { CalendarDate, Language, Sky } from '@tropa/contract'

/** °C, m/s. `the_sky`: a description, if the provider has one in the language of the question. */
export type SkyReading = { temperature: number; wind?: number; sky?: Sky; the_sky?: string }
/** A forecast has one reading a day; a day of the past those of 12:00 and 21:00. */
export type DayWeather = { day: SkyReading; night?: SkyReading }
/** The days of a place, by date; a day without data is absent. */
export type PlaceWeather = Readonly<Record<string, DayWeather>>

export type WeatherQuestion = {
  /** Geolocations, latitude first. */
  places: readonly string[]
  language: Language
} & (
  | { kind: 'forecast'; /** With today. */ days: number }
  | { kind: 'historical'; from: CalendarDate; to: CalendarDate }
)

/** `places`: one for each of the question, in order. `isStandIn`: whether the weather is made up. */
export type WeatherResponse = { places: readonly PlaceWeather[]; isStandIn: boolean }

/**
 * Asks an outside weather service. Everything specific to the service is hidden by this function: addresses, the key,
 * codes, units, limits of a plan.
 * @throws {WeatherServiceError} for a refusal; other errors if the service cannot be reached, or the signal aborts
 */
export type WeatherProvider = (question: WeatherQuestion, signal: AbortSignal) => Promise<WeatherResponse>

/** `code` is the service's; `null`: its response is not in the expected format. */
export class WeatherServiceError extends Error {
  override readonly name = 'WeatherServiceError'
  readonly code: number | null

  constructor(code: number | null, type: string) {
    super(type)
    this.code = code
  }
}
