import type { Graph, Thing } from 'schema-dts'
import type { DescriptionContext } from '../../catalogue/json-ld/described-thing.ts'
import { objectThing } from '../../catalogue/kind-files.server.ts'
import { words } from '../../messages/intl.tsx'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { breadcrumbs, siteThing } from './site-json-ld.server.ts'

/** What structured data says of a page. */
export type PageFacts = Omit<DescriptionContext, 'say'> & {
  address: string
  title: string
  object?: CatalogueObject | undefined
}

export function graphOf({ address, title, object, ...to }: PageFacts): Graph {
  const context: DescriptionContext = { ...to, say: words(to.language) }
  const things: Thing[] = address === '/' ? [siteThing(context)] : [breadcrumbs({ address, title }, context)]
  return { '@context': 'https://schema.org', '@graph': object ? [objectThing(object, context), ...things] : things }
}
