import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'

/** All legal documents, in one call, because they are few. */
export const docsQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['docs'], queryFn: ({ signal }) => portal.docs({ query: { limit: 100 } }, { signal }) })
export const docQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['doc', id], queryFn: ({ signal }) => portal.doc({ params: { id } }, { signal }) })
