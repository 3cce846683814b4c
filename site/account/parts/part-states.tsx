import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './account.css.ts'

/** A part of the account's pages while its data is loaded. */
export function LoadingPart() {
  const say = useWords()
  return (
    <div role="status" aria-label={say('profile.loading')} className={styles.stack}>
      <Skeleton variant="result" />
      <Skeleton variant="result" />
      <Skeleton variant="result" />
    </div>
  )
}

/** The same without a network: it is loaded when the network returns. */
export function OfflinePart() {
  const say = useWords()
  return (
    <Alert role="status" title={say('list.offline')}>
      {say('profile.offlineText')}
    </Alert>
  )
}
