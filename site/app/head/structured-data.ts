import { createIsomorphicFn } from '@tanstack/react-start'
import type { Graph, Thing } from 'schema-dts'
import { words } from '../../messages/intl.tsx'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { objectThing } from '../../catalogue/object-json-ld.ts'
import { breadcrumbs, siteThing } from './site-json-ld.ts'
import type { DescriptionContext } from '../../catalogue/json-ld/described-thing.ts'

export type Structured = Omit<DescriptionContext, 'say'> & {
  address: string
  title: string
  object?: CatalogueObject | undefined
}

export function graphOf({ address, title, object, ...to }: Structured): Graph {
  const telling: DescriptionContext = { ...to, say: words(to.language) }
  const things: Thing[] = address === '/' ? [siteThing(telling)] : [breadcrumbs({ address, title }, telling)]
  return { '@context': 'https://schema.org', '@graph': object ? [objectThing(object, telling), ...things] : things }
}

/** For those who read the first HTML: nobody reads it in a browser, which does not carry what makes it. */
export const structured = createIsomorphicFn()
  .server((page: Structured): Graph | undefined => graphOf(page))
  .client((_page: Structured): Graph | undefined => undefined)
