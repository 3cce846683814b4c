import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import type { ReactNode } from 'react'
import { useLoading } from '../../catalogue/lists/loading.ts'
import { useWords } from '../../messages/intl.tsx'
import { LoadingPart, OfflinePart } from './part-states.tsx'

export type AccountPartProps<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, DefaultError, Data, Key>
  children: (data: Data) => ReactNode
}

/** A part of an account page: the data of its query, or its loading, offline or failed state. */
export function AccountPart<Data, Key extends QueryKey>({ query, children }: AccountPartProps<Data, Key>) {
  const say = useWords()
  const result = useQuery(query)
  const isHydrated = useIsHydrated()
  const loading = useLoading(result)
  // Without scripts nothing is loaded again, so the result of the server's call is final.
  const shown = isHydrated || loading === 'ready' ? loading : 'failed'
  switch (shown) {
    case 'ready':
      return result.data === undefined ? null : children(result.data)
    case 'loading':
      return <LoadingPart />
    case 'waiting':
      return <OfflinePart />
    case 'failed':
      return (
        <Alert
          tone="warning"
          role="alert"
          title={say('profile.failed')}
          {...(isHydrated && { action: <Button onClick={() => void result.refetch()}>{say('failed.retry')}</Button> })}
        >
          {say('profile.failedText')}
        </Alert>
      )
    default:
      return shown satisfies never
  }
}
