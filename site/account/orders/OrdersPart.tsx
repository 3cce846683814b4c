import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Answer, Calls } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { ReactNode } from 'react'
import { useLoading } from '../../catalogue/lists/loading.ts'
import { useWords } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import * as styles from '../parts/account.css.ts'
import { ordersKey, ordersQuery } from './order-queries.ts'

export type OrdersPartProps = {
  page: number
  children: (orders: Answer<Calls['orders']>, loadAgain: () => void) => ReactNode
}

/** What the response names, otherwise one sentence (specification, section 6). */
const errorsOf = (error: unknown, otherwise: string): readonly string[] => {
  const named = error instanceof PortalError ? Object.values(error.fields).flat() : []
  return named.length > 0 ? named : [otherwise]
}

/** The visitor's orders, loading, loaded or failed. A list that was loaded once stays, whatever becomes of the next. */
export function OrdersPart({ page, children }: OrdersPartProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const result = useQuery(ordersQuery(portal, page))
  const loading = useLoading(result)
  const loadAgain = () => void queryClient.invalidateQueries({ queryKey: ordersKey })
  if (result.data && loading !== 'loading') return children(result.data, loadAgain)
  switch (loading) {
    case 'ready':
      return null
    case 'loading':
      return (
        <div role="status" aria-label={say('profile.loading')} className={styles.stack}>
          <Skeleton variant="result" />
          <Skeleton variant="result" />
        </div>
      )
    case 'waiting':
      return (
        <Alert role="status" title={say('list.offline')}>
          {say('profile.offlineText')}
        </Alert>
      )
    case 'failed':
      return (
        <div className={styles.stack}>
          {errorsOf(result.error, say('orders.failed')).map((message) => (
            <Alert key={message} tone="warning" role="alert" title={message} />
          ))}
          <div className={styles.actions}>
            <Button onClick={() => void result.refetch()}>{say('failed.retry')}</Button>
          </div>
        </div>
      )
    default:
      return loading satisfies never
  }
}
