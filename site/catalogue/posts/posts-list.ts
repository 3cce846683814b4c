import type { PostCard } from '@tropa/contract'
import { postsQuery } from './post-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

const alike = { takes: [], pageSize: 12, skeleton: 'card' } as const

export const postsList: ListOfKind<PostCard> = {
  ...alike,
  path: '/posts',
  titleId: 'posts.title',
  descriptionId: 'posts.description',
  countId: 'posts.count',
  emptyId: 'posts.empty',
  query: postsQuery,
}
