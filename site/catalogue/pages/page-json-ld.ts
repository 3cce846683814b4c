import type { Page } from '@tropa/contract'
import type { Organization, WebPage } from 'schema-dts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'

const publisher = ({ origin, say }: DescriptionContext): Organization => ({
  '@type': 'Organization',
  name: say('site.name'),
  url: `${origin}/`,
})

export const pageThing = (page: Page, telling: DescriptionContext): WebPage => ({
  '@type': 'WebPage',
  ...describedThing(page, telling),
  inLanguage: telling.language,
  publisher: publisher(telling),
})
