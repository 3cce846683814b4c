import type { UseQueryResult } from '@tanstack/react-query'
import { loadingStayMs } from '@tropa/machines'
import { useStaying } from './useStaying.ts'

/** `waiting`: asked for as soon as there is a network. */
export type Loading = 'ready' | 'loading' | 'waiting'

/** Where an answer is; what stands in for it from the question before does not count as one. */
export function useLoading({ data, isPlaceholderData, fetchStatus }: Pick<UseQueryResult<unknown>, 'data' | 'isPlaceholderData' | 'fetchStatus'>): Loading {
  const isMissing = data === undefined || isPlaceholderData
  const isWaiting = isMissing && fetchStatus === 'paused'
  const isLoading = useStaying(isMissing && !isWaiting, loadingStayMs)
  if (isWaiting) return 'waiting'
  return isLoading ? 'loading' : 'ready'
}
