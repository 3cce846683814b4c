import { project, ratioOf } from '@tropa/library/drawing/projection.ts'
import { categoryOf, groupsOf, isDrawnTogether, spotsOf, wholePin } from '@tropa/library/Map/spots.ts'
import { SketchMap } from '@tropa/library/SketchMap/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { useTextScale } from '../visitor/SessionProvider.tsx'
import type { Point } from '../geography/distance.ts'
import { routeWindow } from '../pictures/route-window.ts'
import { regionSketchSource, routeSketchSource } from '../pictures/sketch.ts'
import { sketchTowns, sketchWindow } from '../region/sketch-window.ts'
import type { MapPlace } from './map-places.ts'
import { textIn } from '../messages/text-in.ts'

export type PosterProps = {
  label: string
  places: readonly MapPlace[]
  /** Ids in the order of the route: numbered, and zoomed in. */
  route?: readonly string[]
  chosenId?: string | null
}

const pinOf = ({ latitude, longitude, ...place }: MapPlace) => ({ ...place, geolocation: `${latitude},${longitude}` })

/** The picture of the map. Coordinates are rounded so that pictures can be cached. */
function pictureOf(stops: readonly MapPlace[]) {
  const at = stops.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
  return at.length > 1
    ? { src: routeSketchSource(at), window: routeWindow(at).window }
    : { src: regionSketchSource, window: sketchWindow }
}

/** px, for a map on a narrow page with text of the usual size: on wider pages pins are further apart. */
const usualWidth = 400

/** Of places that share a pin; the others are only counted. */
const mostNames = 3

/**
 * The static map: shown before the interactive one, without scripts, and where the interactive one fails. Everything on
 * it is also in a list.
 */
export function Poster({ label, places, route = [], chosenId = null }: PosterProps) {
  const say = useWords()
  // With larger text pins are larger too, and the map is not.
  const width = usualWidth / useTextScale()
  const towns = sketchTowns.map(({ title, ...town }) => ({ ...town, title: textIn(title, say.language) }))
  const stops = route.flatMap((id) => places.find((place) => place.id === id) ?? [])
  const picture = pictureOf(stops)
  const drawnAt = ({ latitude, longitude }: Point) => {
    const { x, y } = project([latitude, longitude], picture.window)
    return { x: x * width, y: (y * width) / ratioOf(picture.window) }
  }
  const spots = spotsOf(places, route, isDrawnTogether(drawnAt))
  const others = groupsOf(
    places.filter(({ id }) => !spots.has(id)),
    isDrawnTogether(drawnAt, wholePin),
  )
  const groupOf = new Map(others.map((group) => [group[0]?.id, group]))
  const together = (titles: readonly string[]) =>
    say('map.together', {
      count: titles.length,
      titles: titles.slice(0, mostNames).join(', '),
      more: Math.max(0, titles.length - mostNames),
    })
  // Places at one spot share one pin, which has their names and opens their list.
  const pins = places.flatMap((place) => {
    const spot = spots.get(place.id)
    const group = spot?.stops ?? groupOf.get(place.id) ?? []
    if (group[0]?.id !== place.id) return []
    const titles = group.map(({ title }) => title)
    const { href, ...pin } = {
      ...pinOf(place),
      category: categoryOf(group),
      isSelected: group.some(({ id }) => id === chosenId),
      ...(spot && { number: spot.numbers }),
    }
    if (titles.length === 1) return { ...pin, href }
    return { ...pin, title: spot ? titles.join(', ') : together(titles), places: group }
  })
  return <SketchMap {...picture} label={label} towns={towns} pins={pins} credit={say('list.mapCredit')} />
}
