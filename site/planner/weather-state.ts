import type { ClimateNorm, PlaceWeather, WeatherReading } from '@tropa/library/WeatherWidget/WeatherCard.tsx'
import type { WeatherState } from '@tropa/library/WeatherWidget/WeatherWidget.tsx'
import { weatherIn, type WeatherHere, type weatherMachine } from '@tropa/machines'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { skyIcon } from './sky-icon.ts'

export type WeatherSeen = {
  weather: SnapshotFrom<typeof weatherMachine>
  isOnline: boolean
  /** Whether the machine has the places of the track. */
  isKnown: boolean
  /** In words; `undefined`: the weather shown was loaded just now. */
  savedAt: string | undefined
  askAgain: () => void
  titleOf: (territoryId: number) => string
  normOf: (territoryId: number) => ClimateNorm | undefined
  noteOf: (territoryId: number, reading: WeatherReading) => ReactNode
}

function readingOf(here: WeatherHere | null, norm: ClimateNorm | undefined): WeatherReading {
  if (!here?.reading) return { kind: 'none', ...(norm && { norm }) }
  const standIn = here.isStandIn && { isStandIn: true }
  if (here.kind === 'historical')
    return { kind: here.kind, day: here.reading.day, night: here.reading.night, ...standIn }
  const { temperature, wind, the_sky, sky } = here.reading
  return { kind: here.kind, temperature, wind, sky: the_sky, icon: skyIcon(sky), ...standIn }
}

function placesOf({ weather, titleOf, normOf, noteOf }: WeatherSeen): PlaceWeather[] {
  return weather.context.places.map(({ territory_id: id }) => {
    const reading = readingOf(weatherIn(weather, id), normOf(id))
    return { id, place: titleOf(id), reading, note: noteOf(id, reading) }
  })
}

/** What the widget shows for a state of the machine. */
export function weatherState(seen: WeatherSeen): WeatherState {
  const { weather, isOnline, isKnown, savedAt, askAgain } = seen
  const { date, places } = weather.context
  if (weather.matches('idle')) return date !== null && !isKnown ? { kind: 'loading' } : { kind: 'ready', places: [] }
  if (weather.matches('failed'))
    return isOnline ? { kind: 'failed', onRetry: askAgain } : { kind: 'offline', savedAt: '', places: [] }
  if (!weather.matches('ready')) return { kind: 'loading', count: places.length }
  return savedAt === undefined
    ? { kind: 'ready', places: placesOf(seen) }
    : { kind: 'offline', savedAt, places: placesOf(seen) }
}
