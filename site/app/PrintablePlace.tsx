import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { locationQuery } from '../catalogue/places/place-queries.ts'
import { PlacePage } from '../catalogue/places/PlacePage.tsx'
import type { AskedNearby } from '../catalogue/places/radius.ts'
import { PrintedPlace } from '../planner/sheet/LazySheet.tsx'

/** The page of a place, and the sheet that is printed instead of it. */
export function PrintablePlace({ id, around }: { id: number; around: AskedNearby }) {
  const { portal } = useRouteContext({ from: '__root__' })
  const { location } = useSuspenseQuery(locationQuery(portal, id, around)).data
  return (
    <>
      <PlacePage place={location} around={around} />
      <PrintedPlace place={location} />
    </>
  )
}
