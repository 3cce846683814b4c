import { namedAmong, type NamedStop, type NamePlace } from './labels.ts'
import { stopsOf } from './overlays.ts'
import type { MapPlace, PlaceId } from './places.ts'
import { isDrawnTogether, spotsOf, wideMarkOf } from './spots.ts'
import type { MapView } from './view.ts'

/** The first stop of each spot as drawn, with the stops to which its legs lead. */
export function drawnStops(
  places: readonly MapPlace[],
  route: readonly PlaceId[],
  { project }: Pick<MapView, 'project'>,
): NamedStop[] {
  const spots = spotsOf(places, route, isDrawnTogether(project))
  const way = stopsOf({ places, route })
  const idsAt = (id: PlaceId) => new Set(spots.get(id)?.stops.map((stop) => stop.id))
  return places
    .filter(({ id }) => spots.get(id)?.stops[0]?.id === id)
    .map((place) => {
      const here = idsAt(place.id)
      const next = way.flatMap(({ id }, index) => (here.has(id) ? [way[index - 1], way[index + 1]] : []))
      const legs = next.flatMap((stop) => (stop && !here.has(stop.id) ? [project(stop)] : []))
      const { stops = [place], numbers = '' } = spots.get(place.id) ?? {}
      const title = stops.map((stop) => stop.title).join(', ')
      return { id: place.id, title, mark: wideMarkOf(numbers), ...project(place), legs }
    })
}

/** The places of the names that fit, by stop. */
export const stopNames = (
  stops: readonly NamedStop[],
  { size }: Pick<MapView, 'size'>,
): ReadonlyMap<PlaceId, NamePlace> => namedAmong(stops, size().width, size().height)
