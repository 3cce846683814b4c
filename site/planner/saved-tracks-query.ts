import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'

/** The key of the list of an account's saved tracks. It begins as every key about the visitor does. */
export const savedTracksKey = ['account', 'tracks'] as const

/** The newest hundred: the most that a provider sends at once. */
export const savedTracksQuery = (portal: Portal) =>
  queryOptions({
    queryKey: savedTracksKey,
    queryFn: ({ signal }) => portal.savedTracks({ query: { limit: 100 } }, { signal }),
  })
