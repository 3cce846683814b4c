import type { NetworkMode } from '@tanstack/react-query'

/**
 * For a query that a loader waits for. By default a query pauses offline, and the visitor would be stuck on the
 * previous page; this one fails, and the new page shows why.
 */
export const atOnce = <Query extends { networkMode?: NetworkMode }>(query: Query) => ({
  ...query,
  networkMode: 'always' as const,
})
