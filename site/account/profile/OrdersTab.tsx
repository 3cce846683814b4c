import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import type { OrdersPath } from '../orders/order-forms.ts'
import { OrdersPart } from '../orders/OrdersPart.tsx'
import { OrderView } from '../orders/OrderView.tsx'
import { cardsOnPage } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { NoOrders } from './NoOrders.tsx'
import { profileAddress } from './profile-params.ts'

export type OrdersTabProps = {
  /** From 1. */
  page: number
  path: Exclude<OrdersPath, '/checkout'>
}

/** The visitor's orders, the newest first. */
export function OrdersTab({ page, path }: OrdersTabProps) {
  const say = useWords()
  return (
    <OrdersPart page={page}>
      {({ order_list, order_total }, loadAgain) =>
        order_total === 0 ? (
          <NoOrders />
        ) : (
          <div className={styles.sections}>
            <p className={styles.quiet}>{say('orders.count', { count: order_total })}</p>
            {order_list.map((order) => (
              <OrderView key={order.id} order={order} path={path} onChanged={loadAgain} />
            ))}
            <Pagination
              page={page}
              pageCount={Math.ceil(order_total / cardsOnPage)}
              hrefFor={(other) => profileAddress({ tab: 'orders', page: other })}
            />
          </div>
        )
      }
    </OrdersPart>
  )
}
