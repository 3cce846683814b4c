import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { GuideCard } from '@tropa/contract'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const guideQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['guide', id], queryFn: ({ signal }) => portal.guide({ params: { id } }, { signal }) })

export const guidesQuery = (portal: Portal, query: ListParams) =>
  listed<GuideCard>('guides', query, async (signal) => {
    const { guide_list, total } = await portal.guides({ query }, { signal })
    return pageOf(guide_list, total, query)
  })
