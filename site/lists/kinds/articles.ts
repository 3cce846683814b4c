import type { GuideCard, PageCard, PostCard } from '@tropa/contract'
import { guidesQuery, pagesQuery, postsQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

const alike = { takes: [], pageSize: 12, skeleton: 'card' } as const

export const guides: Catalogue<GuideCard> = {
  ...alike,
  path: '/guides',
  titleId: 'guides.title',
  descriptionId: 'guides.description',
  countId: 'guides.count',
  emptyId: 'guides.empty',
  query: guidesQuery,
  skeleton: 'guide',
}

export const posts: Catalogue<PostCard> = { ...alike, path: '/posts', titleId: 'posts.title', descriptionId: 'posts.description', countId: 'posts.count', emptyId: 'posts.empty', query: postsQuery }

export const pages: Catalogue<PageCard> = { ...alike, path: '/pages', titleId: 'pages.title', descriptionId: 'pages.description', countId: 'pages.count', emptyId: 'pages.empty', query: pagesQuery }
