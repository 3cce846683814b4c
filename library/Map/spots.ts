import type { MapPlace, PlaceId } from './places.ts'

/** Stops of a route at one spot, in its order, with their numbers in words, as '1–4'. */
export interface Spot<Stop> {
  stops: readonly Stop[]
  numbers: string
}

/** @param numbers in ascending order. @returns as '1–3, 5' */
export function rangesOf(numbers: readonly number[]): string {
  const ends = numbers.filter((number) => !numbers.includes(number + 1))
  const starts = numbers.filter((number) => !numbers.includes(number - 1))
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`)).join(', ')
}

/** To about a metre: closer pins cannot be known apart at any zoom. */
const spotOf = ({ latitude, longitude }: MapPlace) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

/** The spot of each stop that has a place, by its id; each stop keeps its number where another has no place. */
export function spotsOf<Stop extends MapPlace>(
  places: readonly Stop[],
  route: readonly PlaceId[],
): ReadonlyMap<PlaceId, Spot<Stop>> {
  const byId = new Map(places.map((place) => [place.id, place]))
  const found = route.flatMap((id, index) => {
    const place = byId.get(id)
    return place ? [{ place, number: index + 1, spot: spotOf(place) }] : []
  })
  return new Map(
    found.map(({ place, spot }) => {
      const here = found.filter((other) => other.spot === spot)
      return [place.id, { stops: here.map((stop) => stop.place), numbers: rangesOf(here.map(({ number }) => number)) }]
    }),
  )
}
