import type { Guide, Post } from '@tropa/contract'
import type { Organization } from 'schema-dts'
import { describedThing, type DescriptionContext } from './described-thing.ts'

/** The portal as the publisher of its articles. */
export const publisherThing = ({ origin, say }: DescriptionContext): Organization => ({
  '@type': 'Organization',
  name: say('site.name'),
  url: `${origin}/`,
})

/** What a guide and a news item have in common, without their type. */
export const writtenThing = (article: Guide | Post, context: DescriptionContext) => ({
  ...describedThing(article, context),
  headline: article.the_title,
  inLanguage: context.language,
  publisher: publisherThing(context),
  contentLocation: article.territory ? ({ '@type': 'Place', name: article.territory.the_title } as const) : undefined,
})
