import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useTrackActor } from './active-track.tsx'

/** In place of an account's track that has never come to this browser and cannot be loaded: it need not be empty. */
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
