import {
  readingOf,
  type WeatherAnswer,
  weatherHere,
  type WeatherHere,
  weatherPlacesOf,
  type WeatherRequest,
} from '@tropa/machines'

type Places = Parameters<typeof weatherPlacesOf>[0]

/**
 * What is asked of the weather of a day of the plan: of every territory of the track, so that one day can stand in for
 * another. `null`: the day has no date or is past, or no place has a point.
 */
export function dayQuestion(date: string | null, today: string, cards: Places): WeatherRequest | null {
  const reading = date === null ? null : readingOf(date, today)
  const places = weatherPlacesOf(cards)
  return reading && places.length > 0 ? { ...reading, places } : null
}

/** What is known of a territory on a day; `null`: it was not asked about, or the answer is to another question. */
export function territoryWeather(
  { kind, date, places }: WeatherRequest,
  answer: WeatherAnswer,
  territoryId: number,
): WeatherHere | null {
  const index = places.findIndex(({ territory_id }) => territory_id === territoryId)
  return index >= 0 && kind === answer.kind && date === answer.date ? weatherHere(answer, index) : null
}
