import type { Guide, Page, Post } from '@tropa/contract'
import type { Article, NewsArticle, Organization, WebPage } from 'schema-dts'
import { titled, type Telling } from './telling.ts'

const publisher = ({ origin, say }: Telling): Organization => ({ '@type': 'Organization', name: say('site.name'), url: `${origin}/` })

const written = (article: Guide | Post, telling: Telling) => ({
  ...titled(article, telling),
  headline: article.the_title,
  inLanguage: telling.language,
  publisher: publisher(telling),
  contentLocation: article.territory ? ({ '@type': 'Place', name: article.territory.the_title } as const) : undefined,
})

export const guideThing = (guide: Guide, telling: Telling): Article => ({ '@type': 'Article', ...written(guide, telling), isBasedOn: guide.source_link })

export const postThing = (post: Post, telling: Telling): NewsArticle => ({
  '@type': 'NewsArticle',
  ...written(post, telling),
  author: publisher(telling),
  datePublished: post.date,
})

export const pageThing = (page: Page, telling: Telling): WebPage => ({ '@type': 'WebPage', ...titled(page, telling), inLanguage: telling.language, publisher: publisher(telling) })
