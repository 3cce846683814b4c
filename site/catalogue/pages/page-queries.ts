import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { PageCard } from '@tropa/contract'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

/** @param key its number or its slug */
export const pageQuery = (portal: Portal, key: string) =>
  queryOptions({ queryKey: ['page', key], queryFn: ({ signal }) => portal.page({ params: { id: key } }, { signal }) })

export const pagesQuery = (portal: Portal, query: ListParams) =>
  listed<PageCard>('pages', query, async (signal) => {
    const { page_list, total } = await portal.pages({ query }, { signal })
    return pageOf(page_list, total, query)
  })
