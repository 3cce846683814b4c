import '../messages/account-words.ts'
import type { Order } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import type { AlertTone } from '@tropa/library/Alert/Alert.tsx'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { Cost } from '../cart/Cost.tsx'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { orderAddress, payAddress, paymentAddress, ticketAddress } from '../addresses/order-addresses.ts'
import { zonedTimeInRegion } from '../dates/region-time.ts'
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts'
import { usePayment } from './usePayment.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './payment.css.ts'

type Outcome = { title: MessageId; text: MessageId; tone: AlertTone }

const shown: Readonly<Record<PaymentOutcome, Outcome>> = {
  paid: { title: 'payment.paid', text: 'payment.paidText', tone: 'success' },
  refunded: { title: 'payment.refunded', text: 'payment.refundedText', tone: 'info' },
  requested: { title: 'payment.requested', text: 'payment.requestedText', tone: 'success' },
  pending: { title: 'payment.pending', text: 'payment.pendingText', tone: 'info' },
  unpaid: { title: 'payment.unpaid', text: 'payment.unpaidText', tone: 'info' },
  declined: { title: 'payment.declined', text: 'payment.declinedText', tone: 'warning' },
  late: { title: 'payment.late', text: 'payment.lateText', tone: 'warning' },
  expired: { title: 'payment.expired', text: 'payment.expiredText', tone: 'warning' },
}
const away: Outcome = { title: 'payment.away', text: 'payment.awayText', tone: 'warning' }

/** Outcomes that are still polled. */
const isOpen = (outcome: PaymentOutcome) => outcome === 'pending' || outcome === 'late'

/** A payment that the gateway has accepted may be booked after the hold; until then its end is not shown. */
const isHeld = (order: Order): order is Order & { expires_at: string } =>
  order.expires_at !== undefined && order.held_seconds !== 0

/** @param isGatewayAway whether the gateway could not be reached just now */
export type PaymentPageProps = { order: string; isGatewayAway: boolean }

/** The outcome of the payment of an order. */
export function PaymentPage({ order: id, isGatewayAway }: PaymentPageProps) {
  const say = useWords()
  const { data, isPaused, isError } = usePayment(id)
  const { order } = data
  const outcome = outcomeOf(order)
  const { title, text, tone } = isGatewayAway && outcome === 'unpaid' ? away : shown[outcome]
  return (
    <div className={styles.page}>
      <PageTitle className={styles.title}>{say('payment.heading', { number: order.number })}</PageTitle>
      <div className={styles.sum}>
        <Cost of={order.total} size="lg" />
        {order.test && <Badge>{say('payment.test')}</Badge>}
      </div>
      {order.test && <p>{say('payment.testText')}</p>}
      <Alert role="status" tone={tone} title={say(title)}>
        {outcome === 'pending' && isHeld(order)
          ? say('payment.pendingUntil', zonedTimeInRegion(order.expires_at))
          : say(text)}
      </Alert>
      {isOpen(outcome) && (
        <noscript>
          <p>{say('payment.noScript')}</p>
        </noscript>
      )}
      {isOpen(outcome) && (isPaused || isError) && <p role="status">{say('payment.offline')}</p>}
      {outcome === 'paid' && <Tickets order={order} />}
      <Ways id={id} outcome={outcome} />
    </div>
  )
}

function Tickets({ order: { ticket_list, items } }: { order: Order }) {
  const say = useWords()
  const titleOf = (itemId: number) => {
    const item = items.find(({ id }) => id === itemId)
    return item && `${item.object.the_title}, ${item.the_title}`
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{say('payment.tickets')}</h2>
      <ol className={styles.tickets}>
        {ticket_list.map(({ code, item_id, holder }, index) => (
          <li key={code}>
            <Link href={ticketAddress(code)}>
              {say('payment.ticket', {
                number: index + 1,
                title: [titleOf(item_id), holder].filter(Boolean).join(' · '),
              })}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

const payLabels: Readonly<Partial<Record<PaymentOutcome, MessageId>>> = {
  unpaid: 'payment.pay',
  declined: 'payment.again',
  pending: 'payment.back',
}

/** Links only, so that they work without scripts. */
function Ways({ id, outcome }: { id: string; outcome: PaymentOutcome }) {
  const say = useWords()
  const pay = payLabels[outcome]
  return (
    <div className={styles.actions}>
      {isOpen(outcome) && (
        <Button href={paymentAddress(id)} data-reload="" variant="primary">
          {say('payment.check')}
        </Button>
      )}
      {pay && (
        <Button href={payAddress(id)} data-reload="" variant={outcome === 'pending' ? 'secondary' : 'primary'}>
          {say(pay)}
        </Button>
      )}
      <Button href={orderAddress(id)} variant={outcome === 'paid' ? 'primary' : 'secondary'}>
        {say('payment.order')}
      </Button>
    </div>
  )
}
