import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { LoadingPart, OfflinePart } from '../parts/part-states.tsx'
import { type Orders, useOrders } from './useOrders.ts'

export type OrdersPartProps = {
  page: number
  children: (orders: Orders, loadAgain: () => void) => ReactNode
}

/** The visitor's orders, loading, loaded or failed. A loaded list stays even if the next load fails. */
export const OrdersPart = (props: OrdersPartProps) => <OrdersOfPage key={props.page} {...props} />

function OrdersOfPage({ page, children }: OrdersPartProps) {
  const isHydrated = useIsHydrated()
  const { orders, messages, isFailed, isOnline, refresh } = useOrders(page)
  if (orders) return children(orders, refresh)
  // Without scripts nothing is loaded again, so the result of the server's call is final.
  if (isFailed || !isHydrated) return <Failed messages={messages} {...(isHydrated && { onRetry: refresh })} />
  return isOnline ? <LoadingPart /> : <OfflinePart />
}

/** The messages of the response, otherwise one sentence (specification, section 6). */
function Failed({ messages, onRetry }: { messages: readonly string[]; onRetry?: () => void }) {
  const say = useWords()
  return (
    <div className={styles.stack}>
      {(messages.length > 0 ? messages : [say('orders.failed')]).map((message) => (
        <Alert key={message} tone="warning" role="alert" title={message} />
      ))}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{say('failed.retry')}</Button>
        </div>
      )}
    </div>
  )
}
