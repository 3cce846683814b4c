import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'

/** The tab of a visitor without orders. */
export function NoOrders() {
  const say = useWords()
  return (
    <EmptyState title={say('orders.none')} ways={<Button href={pageAddress('/tours')}>{say('orders.find')}</Button>}>
      {say('orders.noneText')}
    </EmptyState>
  )
}
