import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import { AccountPage } from '../parts/AccountPage.tsx'
import { SubmittedNote } from '../parts/SubmittedNote.tsx'
import { orderForms } from '../orders/order-forms.ts'
import { OrdersTab } from './OrdersTab.tsx'

/** The orders tab as a page of its own. */
export function OrdersPage({ page }: { page: number }) {
  const say = useWords()
  return (
    <AccountPage title={say('orders.title')}>
      <SubmittedNote forms={Object.values(orderForms['/profile/orders'])} />
      <OrdersTab page={page} path="/profile/orders" />
    </AccountPage>
  )
}
