import { useCallback, useState } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin as pinIcon } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { MapPlace, PlaceId } from './places.ts'
import type { MapView } from './view.ts'

export type MarkersPart = 'markers' | 'marker' | 'markerIcon' | 'markerNumber' | 'markerTitle'

interface MarkerProps {
  place: MapPlace
  view: MapView
  /** Its place in the route, from 1. */
  stop?: number
  isSelected: boolean
  onPress: () => void
  words: MapMessages
  classNames: ClassNames<MarkersPart>
}

const Marker = ({ place, view, stop, isSelected, onPress, words, classNames: c }: MarkerProps) => {
  const { latitude, longitude } = place
  const hold = useCallback(
    (element: HTMLElement | null) => (element ? view.hold(element, { latitude, longitude }) : undefined),
    [view, latitude, longitude],
  )
  return (
    <li
      ref={hold}
      data-marker={place.id}
      style={{ position: 'absolute', insetBlockStart: 0, left: 0, zIndex: isSelected ? 1 : undefined }}
    >
      <button
        type="button"
        className={c.marker}
        aria-label={stop === undefined ? place.title : words.stop(stop, place.title)}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        data-category={place.category ?? 'place'}
        onClick={onPress}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {stop === undefined ? (
          <Icon path={place.icon ?? pinIcon} className={c.markerIcon} />
        ) : (
          <span className={c.markerNumber}>{stop}</span>
        )}
        <span className={c.markerTitle}>{place.title}</span>
      </button>
    </li>
  )
}

export interface MarkersProps {
  places: readonly MapPlace[]
  view: MapView
  /** Indexes of the places that stand alone. */
  pins: readonly number[]
  /** Ids in the order of the way; each keeps its number where another has no place. */
  route: readonly PlaceId[]
  selectedId: PlaceId | null
  onSelect: (id: PlaceId | null) => void
  words: MapMessages
  classNames: ClassNames<MarkersPart>
}

/** Buttons for the places that stand alone, for the stops, and for the chosen one even where a cluster holds it. */
export function Markers({ places, view, pins, route, selectedId, onSelect, words, classNames }: MarkersProps) {
  // The one in focus stays although the map moves it out of sight: focus would be lost with it.
  const [focusedId, setFocusedId] = useState<PlaceId | null>(null)
  const alone = new Set(pins)
  const numbers = new Map(route.map((id, index) => [id, index + 1]))
  const isShown = ({ id }: MapPlace, index: number) =>
    alone.has(index) || numbers.has(id) || id === selectedId || id === focusedId
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
      {places.filter(isShown).map((place) => (
        <Marker
          key={place.id}
          place={place}
          view={view}
          stop={numbers.get(place.id)}
          isSelected={place.id === selectedId}
          onPress={() => onSelect(place.id === selectedId ? null : place.id)}
          words={words}
          classNames={classNames}
        />
      ))}
    </ul>
  )
}
