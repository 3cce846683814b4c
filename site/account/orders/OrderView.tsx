import type { Order, OrderItem } from '@tropa/contract'
import { kopecksOf, sumOf, times } from '@tropa/contract/amount'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { orderStateLabels, ticketStateLabels } from '@tropa/library/labels/tables.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { Cost } from '../../cart/Cost.tsx'
import { tryKeyField } from '../../forms/submitted-form.ts'
import { payAddress, ticketAddress } from '../../addresses/order-addresses.ts'
import { useWords } from '../../messages/intl.tsx'
import { useFocusWhenRemoved } from '../../visitor/useFocusWhenRemoved.ts'
import { PostedButton } from '../parts/PostedButton.tsx'
import { momentText } from '../parts/moment-text.ts'
import { HoldClock } from './HoldClock.tsx'
import { orderForms, type OrdersPath } from './order-forms.ts'
import { useOrderChanged } from './useOrderChanged.ts'
import * as styles from './orders.css.ts'
import { RefundSum } from './RefundSum.tsx'
import { RepeatOrder } from './RepeatOrder.tsx'
import { SellerDetails } from './SellerDetails.tsx'
import { TicketReturn } from './TicketReturn.tsx'
import { whenText } from '../../dates/when-text.ts'

const tones: Readonly<Record<Order['status'], 'success' | 'warning' | 'neutral'>> = {
  awaiting_payment: 'warning',
  paid: 'success',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  requested: 'success',
}

export type OrderViewProps = {
  order: Order
  /** The page that shows the order; its forms are posted there. */
  path: OrdersPath
  titleLevel?: 2 | 3
  onChanged: () => void
}

/** An order with its tickets, and what can be done with it. */
export function OrderView({ order, path, titleLevel = 2, onChanged }: OrderViewProps) {
  const say = useWords()
  const Title = `h${titleLevel}` as const
  const { target, around } = useFocusWhenRemoved<HTMLHeadingElement>()
  const { id, number, created_at, status, total, refunded_total, items, test } = order
  const sellers = [...new Map(items.flatMap(({ seller }) => (seller ? [[seller.id, seller] as const] : []))).values()]
  return (
    <article className={styles.panel} aria-labelledby={`order-${id}`} {...around}>
      <div className={styles.head}>
        <Title ref={target} id={`order-${id}`} tabIndex={-1} className={styles.title}>
          {say('order.number', { number })}
        </Title>
        <Badge tone={tones[status]}>{labelOf(orderStateLabels, status, say.language)}</Badge>
      </div>
      <p className={styles.quiet}>
        <time dateTime={created_at}>{momentText(created_at)}</time>
        {test && ` · ${say('order.test')}`}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <ItemView key={item.id} {...{ item, order, path, onChanged }} />
        ))}
      </ul>
      <p className={styles.head}>
        <span>{say('order.total')}</span>
        <Cost of={total} />
      </p>
      {kopecksOf(refunded_total) > 0 && (
        <p className={styles.head}>
          <span>{say('order.refunded')}</span>
          <Price value={refunded_total.value} />
        </p>
      )}
      <Actions {...{ order, path, onChanged }} />
      {sellers.map((seller) => (
        <SellerDetails key={seller.id} seller={seller} />
      ))}
    </article>
  )
}

type PartProps = Pick<OrderViewProps, 'order' | 'path' | 'onChanged'>

function ItemView({ item, order, path, onChanged }: PartProps & { item: OrderItem }) {
  const say = useWords()
  const { returned } = useOrderChanged(order, onChanged)
  const { object, the_title, starts_at, price, quantity } = item
  // Numbered within the order, as in its mails and on the page of its payment.
  const tickets = order.ticket_list
    .map((ticket, place) => ({ ...ticket, number: place + 1 }))
    .filter(({ item_id }) => item_id === item.id)
  // The only ticket is returned together with its order.
  const isOneOfSeveral = order.ticket_list.length > 1
  return (
    <li className={styles.item}>
      <p className={styles.itemTitle}>
        <a href={object.link}>{object.the_title}</a>
      </p>
      <p className={styles.quiet}>
        {the_title}
        {starts_at !== undefined && `. ${whenText(starts_at, say.language)}`}
      </p>
      <p className={styles.head}>
        <span>{say('order.quantity', { count: quantity })}</span>
        <Cost of={times(price, quantity)} size="sm" />
      </p>
      {tickets.map(({ code, status, holder, number }) => (
        <div key={code} className={styles.tickets}>
          <a className={styles.code} href={ticketAddress(code)}>
            {say('order.ticket', { number })}
          </a>
          {holder !== undefined && <span>{holder}</span>}
          <Badge tone={status === 'valid' ? 'success' : 'neutral'}>
            {labelOf(ticketStateLabels, status, say.language)}
          </Badge>
          {status === 'valid' && isOneOfSeveral && order.status === 'paid' && (
            <TicketReturn {...{ order, path, item, code, number }} onReturned={() => returned(number)} />
          )}
        </div>
      ))}
    </li>
  )
}

function Actions({ order, path, onChanged }: PartProps) {
  const say = useWords()
  const changed = useOrderChanged(order, onChanged)
  const { id, number, status, expires_at, held_seconds, can_prolong, items } = order
  const forms = orderForms[path]
  if (status === 'awaiting_payment')
    return (
      <>
        {expires_at !== undefined && <HoldClock expiresAt={expires_at} seconds={held_seconds} onExpired={onChanged} />}
        <div className={styles.actions}>
          <Button
            href={payAddress(id)}
            data-reload=""
            variant="primary"
            aria-label={say('order.payNumber', { number })}
          >
            {say('order.pay')}
          </Button>
          {can_prolong && (
            <PostedButton
              form={forms.prolong}
              values={{ id }}
              label={say('order.prolongNumber', { number })}
              onDone={changed.prolonged}
            >
              {say('order.prolong')}
            </PostedButton>
          )}
          <PostedButton
            form={forms.cancel}
            values={{ id }}
            label={say('order.cancelNumber', { number })}
            onDone={changed.cancelled}
            variant="quiet"
          >
            {say('order.cancel')}
          </PostedButton>
        </div>
      </>
    )
  const refundable = sumOf(items.map((item) => item.refundable))
  // The number of valid tickets falls with each return, so that each return has its own key.
  const valid = order.ticket_list.filter((ticket) => ticket.status === 'valid')
  return (
    <>
      {status === 'paid' && valid.length > 0 && (
        <details className={styles.refund}>
          <summary className={styles.summary}>{say('order.refund')}</summary>
          <RefundSum paid={order.total} refundable={refundable} />
          <PostedButton
            form={forms.refund}
            values={{ id, [tryKeyField]: `refund-${id}-${valid.length}` }}
            label={say('order.refundAllNumber', { number })}
            onDone={changed.allReturned}
            variant="danger"
          >
            {say('order.refundAll')}
          </PostedButton>
        </details>
      )}
      <RepeatOrder order={order} />
    </>
  )
}
