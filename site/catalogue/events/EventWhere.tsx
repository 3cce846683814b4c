import type { Event, LocationCard } from '@tropa/contract'
import { useMemo } from 'react'
import { Block } from '../objects/Block.tsx'
import { PlaceCard } from '../places/PlaceCard.tsx'
import { placesOf } from '../../map/map-places.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { useWords } from '../../messages/intl.tsx'

/** The places of an event, as cards where the portal has them, and on the map. */
export function EventWhere({ event, places }: { event: Event; places: readonly LocationCard[] }) {
  const say = useWords()
  const onMap = useMemo(() => placesOf(places.length > 0 ? places : [event]), [event, places])
  const named = event.the_place ?? event.territory?.the_title
  if (places.length === 0 && onMap.length === 0) return null
  return (
    <Block id="where" title={say('event.where')}>
      {places.length === 0 && named && <p>{named}</p>}
      {places.map((place) => (
        <PlaceCard key={place.id} place={place} variant="row" />
      ))}
      {onMap.length > 0 && <ObjectsMap label={say('event.map')} places={onMap} />}
    </Block>
  )
}
