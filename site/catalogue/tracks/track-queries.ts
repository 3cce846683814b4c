import { queryOptions } from '@tanstack/react-query'
import type { TrackCard } from '@tropa/contract'
import { orUnavailable } from '../../portal/failures.ts'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const tracksQuery = (portal: Portal, query: ListParams) =>
  listed<TrackCard>('tracks', query, async (signal) => {
    const { category: type, ...rest } = query
    const { track_list, total, category_list } = await orUnavailable(
      portal.tracks({ query: { ...rest, ...(type && { type }) } }, { signal }),
    )
    return pageOf(track_list, total, query, category_list)
  })
export const trackQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['track', id], queryFn: ({ signal }) => portal.track({ params: { id } }, { signal }) })
