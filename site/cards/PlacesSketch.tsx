import type { EventCard, LocationCard } from '@tropa/contract'
import type { ColorCategory } from '@tropa/library/Icon/categories.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { SketchMap } from '@tropa/library/SketchMap/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { kindOfLocation } from '../pictures/location-kind.ts'
import { routeWindow } from '../pictures/route-window.ts'
import { regionSketchSource, routeSketchSource } from '../pictures/sketch.ts'
import { sketchTowns, sketchWindow } from '../region/sketch-window.ts'

type Shown = LocationCard | EventCard
type Located<T> = T & { geolocation: string }

const isLocated = <T extends Shown>(card: T): card is Located<T> => card.geolocation !== undefined

const kindOf = (card: Shown): { icon: string; category: ColorCategory } =>
  card.object_type === 'location' && 'type' in card ? kindOfLocation(card.type.id) : { icon: calendar, category: 'event' }

const useTowns = () => {
  const { language } = useWords()
  return sketchTowns.map(({ title, ...town }) => ({ ...town, title: title[language] }))
}

/** Where places lie, on a drawing that is there before any script or map; everything on it is also in a list. */
export function PlacesSketch({ places, label }: { places: readonly LocationCard[]; label: string }) {
  const say = useWords()
  const pins = places.filter(isLocated).map((place) => ({ id: place.id, geolocation: place.geolocation, title: place.the_title, href: place.link, ...kindOf(place) }))
  return <SketchMap src={regionSketchSource} label={label} window={sketchWindow} towns={useTowns()} pins={pins} credit={say('list.mapCredit')} />
}

/** A track in its order, closer than the whole region. @param cards the objects in order; `null` keeps the number of one that is gone */
export function RouteSketch({ cards, label }: { cards: readonly (Shown | null)[]; label: string }) {
  const say = useWords()
  const towns = useTowns()
  const numbered = cards.flatMap((card, index) => (card && isLocated(card) ? [{ card, number: index + 1 }] : []))
  const stops = numbered.map(({ card }) => card.geolocation)
  if (stops.length === 0) return null
  return (
    <SketchMap
      src={routeSketchSource(stops)}
      label={label}
      window={routeWindow(stops).window}
      towns={towns}
      pins={numbered.map(({ card, number }) => ({ id: `${card.object_type}${card.id}`, geolocation: card.geolocation, title: card.the_title, href: card.link, number, ...kindOf(card) }))}
      credit={say('list.mapCredit')}
    />
  )
}
