import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoading, type Loading } from './loading.ts'

export type LatestData<Params, Data> = {
  loading: Loading
  /**
   * The last data with its parameters: the current one, or an earlier one while the current one loads or has
   * failed.
   */
  shown: { params: Params; data: Data } | null
}

/**
 * The data of a query whose parameters change while the page is open. A failed call keeps the earlier data. If
 * `throwOnError` is set, only the first call can fail the page.
 */
export function useLatestData<Params, Data, Key extends QueryKey>(
  params: Params,
  query: UseQueryOptions<Data, Error, Data, Key>,
): LatestData<Params, Data> {
  const [kept, setKept] = useState<LatestData<Params, Data>['shown']>(null)
  const result = useQuery({ ...query, ...(kept && { throwOnError: false }) })
  const { data } = result
  const isNew = data !== undefined && data !== kept?.data
  if (isNew) setKept({ params, data })
  return { loading: useLoading(result), shown: isNew ? { params, data } : kept }
}
