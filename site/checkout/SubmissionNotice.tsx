import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './checkout.css.ts'
import type { useCheckout } from './useCheckout.ts'

/** Shown until a response arrives: the request is repeated with the same key, and the buyer may go back to the form. */
export function SubmissionNotice({ snapshot, send }: Pick<ReturnType<typeof useCheckout>, 'snapshot' | 'send'>) {
  const say = useWords()
  if (!snapshot?.matches('submitting')) return null
  const isWaiting = snapshot.matches({ submitting: 'waiting' })
  return (
    <Alert
      role="status"
      tone={isWaiting ? 'warning' : 'info'}
      title={say(isWaiting ? 'checkout.noAnswer' : 'checkout.submitting')}
      {...(isWaiting && {
        action: (
          <div className={styles.ways}>
            <Button onClick={() => send({ type: 'RETRY' })}>{say('checkout.retryNow')}</Button>
            <Button variant="quiet" onClick={() => send({ type: 'LEAVE' })}>
              {say('checkout.backToForm')}
            </Button>
          </div>
        ),
      })}
    >
      {isWaiting && say('checkout.noAnswerText')}
    </Alert>
  )
}
