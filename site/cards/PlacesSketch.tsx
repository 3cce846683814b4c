import type { LocationCard } from '@tropa/contract'
import { SketchMap } from '@tropa/library/SketchMap/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { kindOfLocation } from '../pictures/location-kind.ts'
import { regionSketchSource } from '../pictures/sketch.ts'
import { sketchWindow, sketchTowns } from '../region/sketch-window.ts'

export type PlacesSketchProps = { places: readonly LocationCard[]; label: string; isNumbered?: boolean }

/** Where places lie, on a drawing that is there before any script or map; everything on it is also in a list. */
export function PlacesSketch({ places, label, isNumbered = false }: PlacesSketchProps) {
  const say = useWords()
  return (
    <SketchMap
      src={regionSketchSource}
      label={label}
      window={sketchWindow}
      towns={sketchTowns.map(({ title, ...town }) => ({ ...town, title: title[say.language] }))}
      pins={places.flatMap((place, index) =>
        place.geolocation
          ? [{ id: place.id, geolocation: place.geolocation, title: place.the_title, href: place.link, ...kindOfLocation(place.type.id), ...(isNumbered && { number: index + 1 }) }]
          : [],
      )}
      credit={say('list.mapCredit')}
    />
  )
}
