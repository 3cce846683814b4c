import { createIsomorphicFn } from '@tanstack/react-start'
import type { Graph } from 'schema-dts'
import { graphOf, type PageFacts } from './page-graph.server.ts'

/** Written into the first HTML by the server only, so that browsers do not load its code. */
export const structured = createIsomorphicFn()
  .server((page: PageFacts): Graph | undefined => graphOf(page))
  .client((_page: PageFacts): Graph | undefined => undefined)
