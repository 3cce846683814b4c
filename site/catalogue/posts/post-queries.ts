import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { PostCard } from '@tropa/contract'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const postQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['post', id], queryFn: ({ signal }) => portal.post({ params: { id } }, { signal }) })

export const postsQuery = (portal: Portal, query: ListParams) =>
  listed<PostCard>('posts', query, async (signal) => {
    const { post_list, total } = await portal.posts({ query }, { signal })
    return pageOf(post_list, total, query)
  })
