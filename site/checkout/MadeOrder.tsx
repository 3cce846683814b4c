import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords, type MessageId } from '../messages/intl.tsx'
import * as styles from './checkout.css.ts'
import type { useCheckout } from './useCheckout.ts'

type Shown = { title: MessageId; text: MessageId; tone: 'info' | 'success' | 'warning'; isPayable: boolean }

const shown: Readonly<Record<'redirecting' | 'confirming' | 'declined' | 'expired' | 'paid' | 'requested', Shown>> = {
  redirecting: { title: 'made.redirecting', text: 'made.redirectingText', tone: 'info', isPayable: true },
  confirming: { title: 'made.confirming', text: 'made.confirmingText', tone: 'info', isPayable: true },
  declined: { title: 'made.declined', text: 'made.declinedText', tone: 'warning', isPayable: true },
  expired: { title: 'made.expired', text: 'made.expiredText', tone: 'warning', isPayable: false },
  paid: { title: 'made.paid', text: 'made.paidText', tone: 'success', isPayable: false },
  requested: { title: 'made.requested', text: 'made.requestedText', tone: 'success', isPayable: false },
}

const isShown = (name: string): name is keyof typeof shown => Object.hasOwn(shown, name)

export type MadeOrderProps = Pick<ReturnType<typeof useCheckout>, 'snapshot' | 'send'> & { orderId: string }

/**
 * An order made in this browser whose payment is not decided yet, with buttons to continue it or to begin another
 * one.
 */
export function MadeOrder({ snapshot, send, orderId }: MadeOrderProps) {
  const say = useWords()
  const state = typeof snapshot?.value === 'string' ? snapshot.value : Object.keys(snapshot?.value ?? {})[0]
  const { title, text, tone, isPayable } = shown[state !== undefined && isShown(state) ? state : 'confirming']
  return (
    <Alert role="status" tone={tone} title={say(title)}>
      <div className={styles.main}>
        {snapshot?.context.notice === 'orderedEarlier' && <p>{say('made.orderedEarlier')}</p>}
        <p>{say(text)}</p>
        <div className={styles.ways}>
          {isPayable && (
            <Button variant="primary" onClick={() => send({ type: 'PAY' })}>
              {say('order.pay')}
            </Button>
          )}
          <Button href={pageAddress(`/checkout?order=${encodeURIComponent(orderId)}`)}>{say('made.open')}</Button>
          {state !== 'redirecting' && (
            <Button variant="quiet" onClick={() => send({ type: 'START_AGAIN' })}>
              {say('made.another')}
            </Button>
          )}
        </div>
      </div>
    </Alert>
  )
}
