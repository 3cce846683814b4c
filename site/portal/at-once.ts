import type { NetworkMode } from '@tanstack/react-query'

/**
 * A query that a loader waits for. Without a network a query pauses by default, and the visitor would wait on the page
 * before; tried at once it fails, and the page says why.
 */
export const atOnce = <Query extends { networkMode?: NetworkMode }>(query: Query) => ({
  ...query,
  networkMode: 'always' as const,
})
