import { SketchMap } from '@tropa/library/SketchMap/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { routeWindow } from '../pictures/route-window.ts'
import { regionSketchSource, routeSketchSource } from '../pictures/sketch.ts'
import { sketchTowns, sketchWindow } from '../region/sketch-window.ts'
import type { MapPlace } from './map-places.ts'

export type PosterProps = {
  label: string
  places: readonly MapPlace[]
  /** Ids in the order of the way: numbered, and drawn closer than the region. */
  route?: readonly string[]
  chosenId?: string | null
}

const pinOf = ({ latitude, longitude, ...place }: MapPlace) => ({ ...place, geolocation: `${latitude},${longitude}` })

/**
 * What is drawn, and which part of the world it is; the last digits of a degree would
 * only make every address a new one.
 */
function pictureOf(stops: readonly MapPlace[]) {
  const at = stops.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
  return at.length > 1
    ? { src: routeSketchSource(at), window: routeWindow(at).window }
    : { src: regionSketchSource, window: sketchWindow }
}

/** The map before the map: there without scripts, and where no map can come. Everything on it is also in a list. */
export function Poster({ label, places, route = [], chosenId = null }: PosterProps) {
  const say = useWords()
  const towns = sketchTowns.map(({ title, ...town }) => ({ ...town, title: title[say.language] }))
  const stops = route.flatMap((id) => places.find((place) => place.id === id) ?? [])
  const pins = places.map((place) => {
    const stop = route.indexOf(place.id) + 1
    return { ...pinOf(place), isSelected: place.id === chosenId, ...(stop > 0 && { number: stop }) }
  })
  return <SketchMap {...pictureOf(stops)} label={label} towns={towns} pins={pins} credit={say('list.mapCredit')} />
}
