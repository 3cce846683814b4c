import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './checkout.css.ts'
import type { useCheckout } from './useCheckout.ts'

/**
 * Shown until a response arrives: the request is repeated with the same key, and the buyer may go back to the form.
 * The buttons stay while it is repeated, so that they keep focus, and are outside of what is announced each time.
 */
export function SubmissionNotice({ snapshot, send }: Pick<ReturnType<typeof useCheckout>, 'snapshot' | 'send'>) {
  const say = useWords()
  if (!snapshot?.matches('submitting')) return null
  const isWaiting = snapshot.matches({ submitting: 'waiting' })
  const isRepeated = snapshot.context.tries > 0
  return (
    <Alert
      tone={isRepeated ? 'warning' : 'info'}
      title={<span role="status">{say(isWaiting ? 'checkout.noAnswer' : 'checkout.submitting')}</span>}
      {...(isRepeated && {
        action: (
          <div className={styles.ways}>
            <Button isPending={!isWaiting} onClick={() => send({ type: 'RETRY' })}>
              {say('checkout.retryNow')}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'LEAVE' })}>
              {say('checkout.backToForm')}
            </Button>
          </div>
        ),
      })}
    >
      {isRepeated && <span role="status">{say('checkout.noAnswerText')}</span>}
    </Alert>
  )
}
