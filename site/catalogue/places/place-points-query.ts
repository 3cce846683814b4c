import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls, CallInput, LocationPoints } from '@tropa/contract'
import type { Portal } from '../../portal/portal.ts'

export type PointFilters = Omit<NonNullable<CallInput<Calls['locationPoints']>['query']>, 'offset'>

/** `total`: how many there are, if the provider says so; more than `features` if some could not be loaded. */
export type Points = Pick<LocationPoints, 'features'> & { total: number }

/** A page has thousands of points; more pages would be too much for a browser to draw and for a server to hold. */
const mostPages = { map: 4, file: 20 } as const

/**
 * Every point, page after page. A provider that ignores `offset` sends the same page again, so loading ends at a page
 * without new points, whatever the total says.
 * @param ask for the page that begins there
 */
export async function allPoints(
  ask: (offset: number) => Promise<LocationPoints>,
  use: keyof typeof mostPages,
): Promise<Points> {
  const all = new Map<number, LocationPoints['features'][number]>()
  let known = Infinity
  for (let page = 0; page < mostPages[use] && all.size < known; page += 1) {
    const { features, total } = await ask(all.size)
    const before = all.size
    for (const feature of features) all.set(feature.id, feature)
    known = total ?? all.size
    if (all.size === before) break
  }
  return { features: [...all.values()], total: Math.max(known, all.size) }
}

/** The whole of a filtered list of places, for its map. */
export const locationPointsQuery = (portal: Portal, filters: PointFilters) =>
  queryOptions({
    queryKey: ['location-points', filters],
    queryFn: ({ signal }) =>
      allPoints((offset) => portal.locationPoints({ query: { ...filters, offset } }, { signal }), 'map'),
    placeholderData: keepPreviousData,
  })
