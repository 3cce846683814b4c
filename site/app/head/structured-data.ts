import { createIsomorphicFn } from '@tanstack/react-start'
import type { Graph } from 'schema-dts'
import { graphOf, type PageFacts } from './page-graph.server.ts'

/** For those who read the first HTML: nobody reads it in a browser, which does not carry what makes it. */
export const structured = createIsomorphicFn()
  .server((page: PageFacts): Graph | undefined => graphOf(page))
  .client((_page: PageFacts): Graph | undefined => undefined)
