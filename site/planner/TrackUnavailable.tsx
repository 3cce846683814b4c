import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useTrackActor } from './active-track.tsx'

/**
 * Shown when this browser has never received the account's track and it cannot be loaded: the track need not be
 * empty.
 */
export function TrackUnavailable() {
  const say = useWords()
  const actor = useTrackActor()
  const isOnline = useIsOnline()
  if (!isOnline)
    return (
      <Alert role="status" title={say('track.unavailable')}>
        {say('track.unavailableOffline')}
      </Alert>
    )
  const action = <Button onClick={() => actor.send({ type: 'WENT_ONLINE' })}>{say('track.retry')}</Button>
  return <Alert tone="warning" role="alert" title={say('track.unavailable')} action={action} />
}
