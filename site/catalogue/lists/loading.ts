import type { UseQueryResult } from '@tanstack/react-query'
import { loadingStayMs } from '@tropa/machines'
import { useMinimumDuration } from './useMinimumDuration.ts'

/** `waiting`: loads as soon as there is a network. `failed`: the call failed, and only the visitor tries again. */
export type Loading = 'ready' | 'loading' | 'waiting' | 'failed'

/** The state of a response. If there is none and nothing loads, the call failed, here or on the server. */
export function useLoading({ data, fetchStatus }: Pick<UseQueryResult<unknown>, 'data' | 'fetchStatus'>): Loading {
  const isMissing = data === undefined
  const isLoading = useMinimumDuration(isMissing && fetchStatus === 'fetching', loadingStayMs)
  if (isMissing && fetchStatus === 'paused') return 'waiting'
  if (isLoading) return 'loading'
  return isMissing ? 'failed' : 'ready'
}
