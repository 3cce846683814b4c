import { useState } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import type { MapPlace, PlaceId } from './places.ts'

/** A longer list grows by this many. */
const drawnAtOnce = 300

export type PlaceListPart =
  | 'places'
  | 'empty'
  | 'item'
  | 'itemText'
  | 'itemTitle'
  | 'itemFacts'
  | 'itemDescription'
  | 'itemButton'
  | 'more'

export interface PlaceListProps {
  places: readonly MapPlace[]
  /** Its kind and how far it is; may be empty. */
  factsOf: (place: MapPlace) => string
  selectedId: PlaceId | null
  /** Left out if there is no map on which to show a place. */
  onSelect?: (id: PlaceId) => void
  words: MapMessages
  classNames: ClassNames<PlaceListPart>
}

/**
 * The places as a list of links, which works without scripts. A long list is extended in parts, because rendered rows
 * must stay findable by in-page search and crawlers; a place chosen on the map is always rendered.
 */
export function PlaceList({ places, factsOf, selectedId, onSelect, words, classNames: c }: PlaceListProps) {
  const isHydrated = useIsHydrated()
  const [shownCount, setShownCount] = useState(drawnAtOnce)
  const drawn = Math.max(shownCount, places.findIndex(({ id }) => id === selectedId) + 1)
  if (places.length === 0) return <p className={c.empty}>{words.empty}</p>
  return (
    <>
      <ul className={c.places}>
        {places.slice(0, drawn).map((place) => {
          const facts = factsOf(place)
          const isSelected = place.id === selectedId
          return (
            <li
              key={place.id}
              className={c.item}
              data-place={place.id}
              data-selected={isSelected || undefined}
              data-category={place.category ?? 'place'}
            >
              <div className={c.itemText}>
                <a className={c.itemTitle} href={place.href}>
                  {place.title}
                </a>
                {facts && <p className={c.itemFacts}>{facts}</p>}
                {place.description && <p className={c.itemDescription}>{place.description}</p>}
              </div>
              {onSelect && (
                <button
                  type="button"
                  className={c.itemButton}
                  aria-label={words.onMap(place.title)}
                  aria-pressed={isSelected}
                  onClick={() => onSelect(place.id)}
                >
                  <Icon path={pin} size="sm" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {isHydrated && drawn < places.length && (
        <button type="button" className={c.more} onClick={() => setShownCount(drawn + drawnAtOnce)}>
          {words.more(Math.min(drawnAtOnce, places.length - drawn), places.length - drawn)}
        </button>
      )}
    </>
  )
}
