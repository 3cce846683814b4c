import type { Guide, Post } from '@tropa/contract'
import type { NewsArticle, Organization } from 'schema-dts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'

const publisher = ({ origin, say }: DescriptionContext): Organization => ({
  '@type': 'Organization',
  name: say('site.name'),
  url: `${origin}/`,
})

const written = (article: Guide | Post, telling: DescriptionContext) => ({
  ...describedThing(article, telling),
  headline: article.the_title,
  inLanguage: telling.language,
  publisher: publisher(telling),
  contentLocation: article.territory ? ({ '@type': 'Place', name: article.territory.the_title } as const) : undefined,
})

export const postThing = (post: Post, telling: DescriptionContext): NewsArticle => ({
  '@type': 'NewsArticle',
  ...written(post, telling),
  author: publisher(telling),
  datePublished: post.date,
})
