import { useCallback, useState } from 'react'
import { across } from '../Category/across.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin as pinIcon } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { MapPlace, PlaceId } from './places.ts'
import type { NamePlace } from './labels.ts'
import { inUsualLetters, letterScale } from './letter-size.ts'
import { drawnStops, stopNames } from './names.ts'
import { isDrawnTogether, isWideMark, type Spot, spotsOf, wideMarkOf } from './spots.ts'
import type { MapView } from './view.ts'

export type MarkersPart = 'markers' | 'marker' | 'markerIcon' | 'markerNumber' | 'markerTitle' | 'stopTitle'

interface MarkerProps {
  place: MapPlace
  view: MapView
  /** The stops of the route at this place. */
  spot?: Spot<MapPlace>
  /** Where the name of the stop fits beside its pin. */
  namePlace: NamePlace | undefined
  /** Its horizontal position: 0 at the left edge of the map, 1 at the right one. */
  part: number
  /** Whether Tab reaches it. */
  isReached: boolean
  isSelected: boolean
  onPress: () => void
  words: MapMessages
  classNames: ClassNames<MarkersPart>
}

const corner = { position: 'absolute', insetBlockStart: 0, left: 0 } as const

const Marker = ({ place, view, spot, namePlace, isReached, isSelected, ...others }: MarkerProps) => {
  const { part, onPress, words, classNames: c } = others
  const { latitude, longitude } = place
  const mark = spot && wideMarkOf(spot.numbers)
  const title = spot ? spot.stops.map((stop) => stop.title).join(', ') : place.title
  const hold = useCallback(
    (element: HTMLElement | null) => (element ? view.hold(element, { latitude, longitude }) : undefined),
    [view, latitude, longitude],
  )
  return (
    <li
      ref={hold}
      data-marker={place.id}
      data-stops={spot?.stops.map(({ id }) => id).join(' ')}
      style={{ ...corner, ...across(part), zIndex: isSelected ? 1 : undefined }}
    >
      <button
        type="button"
        className={c.marker}
        tabIndex={isReached ? undefined : -1}
        aria-label={spot ? words.stop(spot.numbers, title) : title}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        data-category={place.category ?? 'place'}
        data-stop={spot ? '' : undefined}
        data-wide={mark && isWideMark(mark) ? '' : undefined}
        onClick={onPress}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {spot ? (
          <span className={c.markerNumber}>{mark}</span>
        ) : (
          <Icon path={place.icon ?? pinIcon} className={c.markerIcon} />
        )}
        <span className={c.markerTitle}>{title}</span>{' '}
        {spot && namePlace && (
          <span
            className={c.stopTitle}
            data-side={namePlace.side}
            style={{ WebkitLineClamp: Math.max(2, namePlace.lines) }}
            aria-hidden="true"
          >
            {title}
          </span>
        )}
      </button>
    </li>
  )
}

export interface MarkersProps {
  places: readonly MapPlace[]
  view: MapView
  /** Indexes of places that are not in a cluster. */
  pins: readonly number[]
  /** Ids in the order of the route; each keeps its number even if another has no place. */
  route: readonly PlaceId[]
  selectedId: PlaceId | null
  onSelect: (id: PlaceId | null) => void
  words: MapMessages
  classNames: ClassNames<MarkersPart>
}

/** Half of a pin, px: it stands on its place. */
const halfPin = 22

/**
 * Tab skips pins that the frame of the map cuts off, because they cannot be seen; the list and the map's keys lead to
 * them.
 */
const isInFrame = ({ x, y }: ReturnType<MapView['project']>, { width, height }: ReturnType<MapView['size']>): boolean =>
  x >= 0 && x <= width && y >= halfPin && y <= height + halfPin

/** Buttons for places that are not in a cluster, for the stops, and for the chosen place even if it is in a cluster. */
export function Markers({ places, view, pins, route, selectedId, onSelect, words, classNames }: MarkersProps) {
  // A focused marker stays even if the map moves it out of view, because focus would be lost with it.
  const [focusedId, setFocusedId] = useState<PlaceId | null>(null)
  const alone = new Set(pins)
  const sized = inUsualLetters(view, letterScale())
  const spots = spotsOf(places, route, isDrawnTogether(sized.project))
  const isShown = ({ id }: MapPlace, index: number) =>
    alone.has(index) || spots.has(id) || id === selectedId || id === focusedId
  /** One button represents all stops of a spot. */
  const isFirstAtSpot = ({ id }: MapPlace) => (spots.get(id)?.stops[0]?.id ?? id) === id
  const idsAt = ({ id }: MapPlace): PlaceId[] => spots.get(id)?.stops.map((stop) => stop.id) ?? [id]
  /** Each press goes to the next place of the spot, and after the last one to none. */
  const press = (ids: readonly PlaceId[]) => {
    const at = ids.findIndex((id) => id === selectedId)
    onSelect(ids[at + 1] ?? null)
  }
  const shown = places.filter((place, index) => isShown(place, index) && isFirstAtSpot(place))
  const named = stopNames(drawnStops(places, route, sized), sized)
  return (
    <ul
      className={classNames.markers}
      aria-label={words.markers}
      onFocus={({ target }) => {
        const label = target.closest('[data-marker]')
        setFocusedId(places.find(({ id }) => String(id) === label?.getAttribute('data-marker'))?.id ?? null)
      }}
      onBlur={() => setFocusedId(null)}
    >
      {shown.map((place) => (
        <Marker
          key={place.id}
          place={place}
          view={view}
          spot={spots.get(place.id)}
          namePlace={named.get(place.id)}
          part={view.project(place).x / view.size().width}
          isReached={isInFrame(sized.project(place), sized.size())}
          isSelected={idsAt(place).some((id) => id === selectedId)}
          onPress={() => press(idsAt(place))}
          words={words}
          classNames={classNames}
        />
      ))}
    </ul>
  )
}
