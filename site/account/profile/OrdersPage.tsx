import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { SubmittedNote } from '../parts/SubmittedNote.tsx'
import { orderForms } from '../orders/order-forms.ts'
import { OrdersTab } from './OrdersTab.tsx'

/** The orders tab as a page of its own. */
export function OrdersPage({ page }: { page: number }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <Breadcrumbs
        parents={[
          { title: say('site.main'), href: pageAddress('/') },
          { title: say('profile.title'), href: pageAddress('/profile') },
        ]}
        current={say('orders.title')}
      />
      <h1>{say('orders.title')}</h1>
      <SubmittedNote forms={Object.values(orderForms['/profile/orders'])} />
      <OrdersTab page={page} path="/profile/orders" />
    </div>
  )
}
