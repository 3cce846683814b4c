import type { Track } from '@tropa/machines'
import { memo, useMemo } from 'react'
import { placeId } from '../map/map-places.ts'
import { useMapPlaces } from '../map/useMapPlaces.ts'
import { useWords } from '../messages/intl.tsx'
import { ObjectsMap } from './ObjectsMap.tsx'
import { dayPartsOf, type TrackObject } from './track-objects.ts'
import * as styles from './track.css.ts'

type RouteMapProps = { track: Track; objects: readonly TrackObject[]; className?: string }

/** The stops of a track in order, with the legs of each day. */
export const RouteMap = memo(function RouteMap({ track, objects, className = '' }: RouteMapProps) {
  const say = useWords()
  const places = useMapPlaces(objects.map(({ card }) => card))
  // The same arrays while the plan is the same, so that the map is not redrawn.
  const route = useMemo(() => objects.map(({ object }) => placeId(object.object_type, object.object_id)), [objects])
  const routeParts = useMemo(() => dayPartsOf(track), [track])
  if (places.length === 0) return null
  return (
    <aside className={`${styles.map} ${className}`} aria-label={say('track.map')}>
      <ObjectsMap
        label={say('track.map')}
        places={places}
        {...(places.length > 1 && { note: say('track.mapStraight') })}
        route={route}
        routeParts={routeParts}
      />
    </aside>
  )
})
