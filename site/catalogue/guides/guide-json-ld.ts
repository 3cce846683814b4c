import type { Guide } from '@tropa/contract'
import type { Article } from 'schema-dts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { writtenThing } from '../json-ld/written-thing.ts'

export const guideThing = (guide: Guide, context: DescriptionContext): Article => ({
  '@type': 'Article',
  ...writtenThing(guide, context),
  isBasedOn: guide.source_link,
})
