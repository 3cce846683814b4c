import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { SubmittedNote } from '../account/parts/SubmittedNote.tsx'
import { AccountPart } from '../account/parts/AccountPart.tsx'
import '../messages/account-words.ts'
import { useWords } from '../messages/intl.tsx'
import { orderForms } from '../account/orders/order-forms.ts'
import { orderKey, orderQuery } from '../account/orders/order-queries.ts'
import { OrderView } from '../account/orders/OrderView.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './checkout.css.ts'
import { Steps, type CheckoutStep } from './Steps.tsx'

const stepOf = (status: string | undefined): CheckoutStep => (status === 'awaiting_payment' ? 'payment' : 'tickets')

/** One order, for anyone with its key. */
export function OrderPage({ id }: { id: string }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const isGuest = useSession().auth === null
  const { data } = useQuery(orderQuery(portal, id))
  const status = data?.order.status
  const loadAgain = () => void queryClient.invalidateQueries({ queryKey: orderKey(id) })
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageTitle>{say('order.title')}</PageTitle>
        <Steps current={stepOf(status)} />
      </div>
      <SubmittedNote forms={Object.values(orderForms['/checkout'])} />
      {status === 'requested' && (
        <Alert tone="success" title={say('made.requested')}>
          {say('made.requestedText')}
        </Alert>
      )}
      <AccountPart query={orderQuery(portal, id)}>
        {({ order }) => <OrderView order={order} path="/checkout" onChanged={loadAgain} />}
      </AccountPart>
      {isGuest && (
        <Alert
          title={say('order.account')}
          action={<Button href={pageAddress('/registration')}>{say('site.signUp')}</Button>}
        >
          {say('order.accountText')}
        </Alert>
      )}
    </div>
  )
}
