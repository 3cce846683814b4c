import type { Money, Order, OrderItem } from '@tropa/contract'
import { kopecksOf, moneyOf } from '@tropa/contract/amount'
import { datedTitle } from '../../dates/dated-title.ts'
import { tryKeyField } from '../../forms/submitted-form.ts'
import { useWords } from '../../messages/intl.tsx'
import { PostedButton } from '../parts/PostedButton.tsx'
import { orderForms, type OrdersPath } from './order-forms.ts'
import * as styles from './orders.css.ts'
import { RefundSum } from './RefundSum.tsx'

/** What one valid ticket brings if returned now: all tickets of an item bring the same. */
function refundableOf({ id, refundable }: OrderItem, { ticket_list }: Order): Money {
  const valid = ticket_list.filter(({ item_id, status }) => item_id === id && status === 'valid')
  return moneyOf(Math.floor(kopecksOf(refundable) / valid.length))
}

export type TicketReturnProps = {
  order: Order
  path: OrdersPath
  item: OrderItem
  code: string
  number: number
  onReturned: () => void
}

/** The return of one ticket, which cannot be undone: the sum is shown before the button. */
export function TicketReturn({ order, path, item, code, number, onReturned }: TicketReturnProps) {
  const say = useWords()
  const name = say('order.refundTicketOf', { number, title: datedTitle(item, say.language), order: order.number })
  return (
    <details className={styles.ticketRefund}>
      <summary className={styles.summary} aria-label={name}>
        {say('order.refundTicket')}
      </summary>
      <RefundSum paid={item.price} refundable={refundableOf(item, order)} />
      <PostedButton
        form={orderForms[path].refund}
        values={{ id: order.id, item_id: String(item.id), ticket_code: code, [tryKeyField]: `refund-${code}` }}
        label={name}
        onDone={onReturned}
        variant="danger"
      >
        {name}
      </PostedButton>
    </details>
  )
}
