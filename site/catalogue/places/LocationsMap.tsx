import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { LocationCard } from '@tropa/contract'
import { useMemo, useState } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { placesOf, placesOfPoints } from '../../map/map-places.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { locationPointsQuery, type PointFilters } from './place-points-query.ts'

export type LocationsMapProps = {
  label: string
  /** The places of the page: the map shows them first, and only them if the others cannot be loaded. */
  cards: readonly LocationCard[]
  /** The filters of the list. */
  filters: PointFilters
  /** How many places there are on all pages. */
  total: number
}

/** All places of a list: those of its other pages load when the map comes into view. */
export function LocationsMap({ label, cards, filters, total }: LocationsMapProps) {
  const { portal } = useRouteContext({ from: '__root__' })
  const [isSeen, setSeen] = useState(false)
  const own = useMemo(() => placesOf(cards), [cards])
  const say = useWords()
  const client = useQueryClient()
  const hasOthers = total > cards.length
  const points = { ...locationPointsQuery(portal, filters), retry: 1 }
  const { data, isError } = useQuery({ ...points, enabled: isSeen && hasOthers })
  const whole = useMemo(() => data && placesOfPoints(data), [data])
  const places = (hasOthers && whole) || own
  const all = data?.total ?? (isError ? total : places.length)
  const note = all > places.length ? say('map.partial', { shown: places.length, total: all }) : undefined
  const loadOthers = () => {
    setSeen(true)
    return hasOthers ? client.ensureQueryData(points) : undefined
  }
  return <ObjectsMap label={label} places={places} drawnPlaces={own} onSight={loadOthers} note={note} />
}
