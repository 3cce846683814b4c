import type { CalendarDate } from '@tropa/contract'
import { readFileSync } from 'node:fs'
import { dayOfMonth, monthOf } from '../dates/dates.ts'
import { pointOf } from '../seed/values.ts'

/**
 * Norms of one month. `day`, `night`: °C; `p10`: °C, one night in ten is colder; `p90`: °C, one day in ten is warmer.
 */
export type Norms = { day: number; night: number; p10: number; p90: number; precipitation_mm: number; wind_ms: number }

export type Place = { id: number; name: string; latitude: number; longitude: number; months: readonly Norms[] }

type TerritoryContent = { id: number; geolocation: string }
type ClimateContent = { territory_id: number; representative: { en: string }; months: Norms[] }

const content = (name: string): string => readFileSync(new URL(`../content/${name}.json`, import.meta.url), 'utf8')

/** Every territory of the region with its climate. */
export function readPlaces(): Place[] {
  const territories: TerritoryContent[] = JSON.parse(content('territories'))
  const climates: ClimateContent[] = JSON.parse(content('climate'))
  const points = new Map(territories.map(({ id, geolocation }) => [id, pointOf(geolocation)]))
  return climates.flatMap(({ territory_id, representative, months }) => {
    const point = points.get(territory_id)
    return point ? [{ id: territory_id, name: representative.en, ...point, months }] : []
  })
}

const kilometresPerDegree = 111
/** Kilometres from the nearest territory up to which the region's climate is used. */
const farthest = 300

function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const eastward = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, eastward) * kilometresPerDegree
}

export function nearestPlace(
  places: readonly Place[],
  point: { latitude: number; longitude: number },
): Place | undefined {
  const [nearest] = places.map((place) => ({ place, far: distance(place, point) })).sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= farthest ? nearest.place : undefined
}

const interpolated = (from: Norms, to: Norms, share: number): Norms => {
  const mix = (name: keyof Norms) => from[name] * (1 - share) + to[name] * share
  return {
    day: mix('day'),
    night: mix('night'),
    p10: mix('p10'),
    p90: mix('p90'),
    precipitation_mm: mix('precipitation_mm'),
    wind_ms: mix('wind_ms'),
  }
}

/** Norms of a month apply to its 15th; between two of those they are interpolated. */
export function normsAt({ months }: Place, date: CalendarDate): Norms {
  const sinceMiddle = (dayOfMonth(date) - 15) / 30.4
  const first = monthOf(date) - 1 + (sinceMiddle < 0 ? -1 : 0)
  const [from, to] = [months[(first + 12) % 12], months[(first + 13) % 12]]
  if (!from || !to) throw new RangeError('a climate needs 12 months')
  return interpolated(from, to, sinceMiddle < 0 ? sinceMiddle + 1 : sinceMiddle)
}
