import type { Guide, Post } from '@tropa/contract'
import type { Article, Organization } from 'schema-dts'
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

export const guideThing = (guide: Guide, telling: DescriptionContext): Article => ({
  '@type': 'Article',
  ...written(guide, telling),
  isBasedOn: guide.source_link,
})
