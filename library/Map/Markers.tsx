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
import { categoryOf, groupsOf, isDrawnTogether, isWideMark, type Spot, spotsOf, wholePin, wideMarkOf } from './spots.ts'
import type { MapView } from './view.ts'

export type MarkersPart = 'markers' | 'marker' | 'markerIcon' | 'markerNumber' | 'markerTitle' | 'stopTitle'

interface MarkerProps {
  place: MapPlace
  view: MapView
  /** The places that the pin represents, this one first. */
  group: readonly MapPlace[]
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

/** What a pin says of itself: the numbers of its stops, or how many places it represents. */
function textsOf({ place, spot, group, words }: Pick<MarkerProps, 'place' | 'spot' | 'group' | 'words'>) {
  const titles = group.map(({ title }) => title)
  const title = titles.join(', ')
  if (spot) return { mark: wideMarkOf(spot.numbers), name: words.stop(spot.numbers, title), title }
  if (group.length === 1) return { mark: null, name: place.title, title: place.title }
  const together = words.together(titles)
  return { mark: `${group.length}`, name: together, title: together }
}

const Marker = ({ place, view, group, spot, namePlace, isReached, isSelected, ...others }: MarkerProps) => {
  const { part, onPress, words, classNames: c } = others
  const { latitude, longitude } = place
  const { mark, name, title } = textsOf({ place, spot, group, words })
  const hold = useCallback(
    (element: HTMLElement | null) => (element ? view.hold(element, { latitude, longitude }) : undefined),
    [view, latitude, longitude],
  )
  return (
    <li
      ref={hold}
      data-marker={place.id}
      data-stops={mark === null ? undefined : group.map(({ id }) => id).join(' ')}
      style={{ ...corner, ...across(part), zIndex: isSelected ? 1 : undefined }}
    >
      <button
        type="button"
        className={c.marker}
        tabIndex={isReached ? undefined : -1}
        aria-label={name}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        data-category={categoryOf(group)}
        data-stop={spot ? '' : undefined}
        data-wide={mark && isWideMark(mark) ? '' : undefined}
        onClick={onPress}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {mark === null ? (
          <Icon path={place.icon ?? pinIcon} className={c.markerIcon} />
        ) : (
          <span className={c.markerNumber}>{mark}</span>
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

/**
 * Buttons for places that are not in a cluster, for the stops, and for the chosen place even if it is in a cluster. At
 * the closest zoom there are no clusters: places whose pins would cover each other share one.
 */
export function Markers({ places, view, pins, route, selectedId, onSelect, words, classNames }: MarkersProps) {
  // A focused marker stays even if the map moves it out of view, because focus would be lost with it.
  const [focusedId, setFocusedId] = useState<PlaceId | null>(null)
  const alone = new Set(pins)
  const sized = inUsualLetters(view, letterScale())
  const spots = spotsOf(places, route, isDrawnTogether(sized.project))
  const isShown = ({ id }: MapPlace, index: number) =>
    alone.has(index) || spots.has(id) || id === selectedId || id === focusedId
  const others = places.filter((place, index) => isShown(place, index) && !spots.has(place.id))
  // The focused one has the button of its group, because focus would be lost with its own. The groups do not depend on
  // focus: pins would come and go under the hand of the visitor.
  const together = groupsOf(others, isDrawnTogether(sized.project, wholePin)).map((group) => [
    ...group.filter(({ id }) => id === focusedId),
    ...group.filter(({ id }) => id !== focusedId),
  ])
  const groups = new Map([
    ...[...spots].map(([id, { stops }]) => [id, stops] as const),
    ...together.flatMap((group) => group.map(({ id }) => [id, group] as const)),
  ])
  /** Each press goes to the next place of the spot, and after the last one to none. */
  const press = (group: readonly MapPlace[]) => {
    const at = group.findIndex(({ id }) => id === selectedId)
    onSelect(group[at + 1]?.id ?? null)
  }
  /** One button represents all places of a group. */
  const shown = places.flatMap((place) => {
    const group = groups.get(place.id)
    return group?.[0]?.id === place.id ? [{ place, group }] : []
  })
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
      {shown.map(({ place, group }) => (
        <Marker
          key={place.id}
          place={place}
          view={view}
          group={group}
          spot={spots.get(place.id)}
          namePlace={named.get(place.id)}
          part={view.project(place).x / view.size().width}
          isReached={isInFrame(sized.project(place), sized.size())}
          isSelected={group.some(({ id }) => id === selectedId)}
          onPress={() => press(group)}
          words={words}
          classNames={classNames}
        />
      ))}
    </ul>
  )
}
