import { createIsomorphicFn } from '@tanstack/react-start'
import type { Graph, Thing } from 'schema-dts'
import { words } from '../messages/intl.tsx'
import type { FoundObject } from './described.ts'
import { objectThing } from './json-ld/object.ts'
import { breadcrumbs, siteThing } from './json-ld/site.ts'
import type { Telling } from './json-ld/telling.ts'

export type Structured = Omit<Telling, 'say'> & { address: string; title: string; object?: FoundObject | undefined }

export function graphOf({ address, title, object, ...to }: Structured): Graph {
  const telling: Telling = { ...to, say: words(to.language) }
  const things: Thing[] = address === '/' ? [siteThing(telling)] : [breadcrumbs({ address, title }, telling)]
  return { '@context': 'https://schema.org', '@graph': object ? [objectThing(object, telling), ...things] : things }
}

/** For those who read the first HTML: nobody reads it in a browser, which does not carry what makes it. */
export const structured = createIsomorphicFn()
  .server((page: Structured): Graph | undefined => graphOf(page))
  .client((_page: Structured): Graph | undefined => undefined)
