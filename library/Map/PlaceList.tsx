import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { MapPlace, PlaceId } from './places.ts'

export type PlaceListPart = 'places' | 'empty' | 'item' | 'itemText' | 'itemTitle' | 'itemFacts' | 'itemDescription' | 'itemButton'

export interface PlaceListProps {
  places: readonly MapPlace[]
  /** Its kind and how far it is; may be empty. */
  factsOf: (place: MapPlace) => string
  selectedId: PlaceId | null
  /** Left out where there is no map to show a place on. */
  onSelect?: (id: PlaceId) => void
  words: MapMessages
  classNames: ClassNames<PlaceListPart>
}

/** The map in words: a link for every place, there without scripts. */
export const PlaceList = ({ places, factsOf, selectedId, onSelect, words, classNames: c }: PlaceListProps) =>
  places.length === 0 ? (
    <p className={c.empty}>{words.empty}</p>
  ) : (
    <ul className={c.places}>
      {places.map((place) => {
        const facts = factsOf(place)
        const isSelected = place.id === selectedId
        return (
          <li key={place.id} className={c.item} data-place={place.id} data-selected={isSelected || undefined} data-category={place.category ?? 'place'}>
            <div className={c.itemText}>
              <a className={c.itemTitle} href={place.href}>
                {place.title}
              </a>
              {facts && <p className={c.itemFacts}>{facts}</p>}
              {place.description && <p className={c.itemDescription}>{place.description}</p>}
            </div>
            {onSelect && (
              <button type="button" className={c.itemButton} aria-label={words.onMap(place.title)} aria-pressed={isSelected} onClick={() => onSelect(place.id)}>
                <Icon path={pin} size="sm" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
