import type { Order } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { ticketStateLabels } from '@tropa/library/labels/tables.ts'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { ticketAddress } from '../../addresses/order-addresses.ts'
import { useWords } from '../../messages/intl.tsx'
import { OrdersPart } from '../orders/OrdersPart.tsx'
import { whenText } from '../../dates/when-text.ts'
import { cardsOnPage } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { NoTickets } from './NoTickets.tsx'
import { profileAddress } from './profile-params.ts'

/** The tickets of the visitor's orders, those of the newest order first. @param page from 1 */
export function TicketsTab({ page }: { page: number }) {
  const say = useWords()
  return (
    <OrdersPart page={page}>
      {({ order_list, order_total, ticket_total }) =>
        ticket_total === 0 ? (
          <NoTickets />
        ) : (
          <div className={styles.sections}>
            <p className={styles.quiet}>{say('tickets.count', { count: ticket_total })}</p>
            <ul className={styles.list}>
              {order_list.map((order) => (
                <Tickets key={order.id} order={order} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={Math.ceil(order_total / cardsOnPage)}
              hrefFor={(other) => profileAddress({ tab: 'tickets', page: other })}
            />
          </div>
        )
      }
    </OrdersPart>
  )
}

function Tickets({ order: { items, ticket_list, number } }: { order: Order }) {
  const say = useWords()
  return ticket_list.map(({ code, item_id, status, holder }) => {
    const item = items.find(({ id }) => id === item_id)
    const when = item?.starts_at
    return (
      <li key={code} className={styles.row}>
        <div className={styles.rowText}>
          <p className={styles.rowTitle}>
            <a href={ticketAddress(code)}>{item?.object.the_title ?? say('tickets.open')}</a>
          </p>
          <p className={styles.quiet}>
            {[item?.the_title, holder, when !== undefined && whenText(when, say.language)].filter(Boolean).join('. ')}
          </p>
          <p className={styles.quiet}>{say('tickets.order', { number })}</p>
        </div>
        <Badge tone={status === 'valid' ? 'success' : 'neutral'}>
          {labelOf(ticketStateLabels, status, say.language)}
        </Badge>
      </li>
    )
  })
}
