import type { MapMessages } from '../messages/Map.ts'
import type { MapArea, MapPlace } from './places.ts'
import { distanceKm, legKm, lengthKm } from './sphere.ts'
import type { MapStage } from './useMapView.ts'

/** The text about the map for screen readers; it is visible if there is no map. */
export function stageText(stage: MapStage, words: MapMessages): string {
  switch (stage.kind) {
    case 'idle':
      return ''
    case 'loading':
      return words.loading
    case 'ready':
      return stage.notice ? words[stage.notice] : ''
    case 'failed':
      return words[stage.reason]
    default:
      return stage satisfies never
  }
}

/** The distance of each place from the stop before it, or from the centre of the area. */
export function distancesOf(stops: readonly MapPlace[], area: MapArea | undefined, words: MapMessages) {
  const legs = stops.slice(1).map((stop, index) => ({ id: stop.id, km: legKm(stops[index] ?? stop, stop) }))
  const legTexts = new globalThis.Map(legs.map(({ id, km }) => [id, words.leg(km)]))
  return {
    factOf: (place: MapPlace) => legTexts.get(place.id) ?? (area && words.away(distanceKm(area, place))),
    totalKm: lengthKm(legs.map(({ km }) => km)),
  }
}

/** MapLibre's own texts that name this map or depend on its gestures. */
export const localeOf = (words: MapMessages, label: string) => ({
  'Map.Title': words.region(label),
  'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
  'CooperativeGesturesHandler.MacHelpText': words.wheelMac,
  'CooperativeGesturesHandler.MobileHelpText': words.fingers,
})
