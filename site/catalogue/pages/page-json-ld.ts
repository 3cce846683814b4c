import type { Page } from '@tropa/contract'
import type { Organization, WebPage } from 'schema-dts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'

const publisher = ({ origin, say }: DescriptionContext): Organization => ({
  '@type': 'Organization',
  name: say('site.name'),
  url: `${origin}/`,
})

export const pageThing = (page: Page, context: DescriptionContext): WebPage => ({
  '@type': 'WebPage',
  ...describedThing(page, context),
  inLanguage: context.language,
  publisher: publisher(context),
})
