import type { Post } from '@tropa/contract'
import type { NewsArticle } from 'schema-dts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { publisherThing, writtenThing } from '../json-ld/written-thing.ts'

export const postThing = (post: Post, context: DescriptionContext): NewsArticle => ({
  '@type': 'NewsArticle',
  ...writtenThing(post, context),
  author: publisherThing(context),
  datePublished: post.date,
})
