import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoading, type Loading } from './loading.ts'

export type Answer<Params, Data> = {
  loading: Loading
  /**
   * What came last, and what it answers: the same question, or an earlier one while this one is on its way or failed.
   */
  shown: { params: Params; data: Data } | null
}

/**
 * The answer to a question that changes while its reader looks on. A failed call never takes away what came before;
 * only a first one may fail the page, where `throwOnError` says so.
 */
export function useAnswer<Params, Data, Key extends QueryKey>(
  params: Params,
  query: UseQueryOptions<Data, Error, Data, Key>,
): Answer<Params, Data> {
  const [kept, setKept] = useState<Answer<Params, Data>['shown']>(null)
  const result = useQuery({ ...query, ...(kept && { throwOnError: false }) })
  const { data } = result
  const isNew = data !== undefined && data !== kept?.data
  if (isNew) setKept({ params, data })
  return { loading: useLoading(result), shown: isNew ? { params, data } : kept }
}
