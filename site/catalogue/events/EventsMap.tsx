import type { EventCard } from '@tropa/contract'
import { useMemo } from 'react'
import { placesOf } from '../../map/map-places.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { useWords } from '../../messages/intl.tsx'

/** The events of the list on a map, without those whose place is not known. */
export function EventsMap({ cards }: { cards: readonly EventCard[] }) {
  const say = useWords()
  const places = useMemo(() => placesOf(cards), [cards])
  return (
    <aside aria-label={say('events.map')}>
      <ObjectsMap label={say('events.map')} places={places} />
    </aside>
  )
}
