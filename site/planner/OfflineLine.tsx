import { unsentOf } from '@tropa/machines'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useSelector } from '@xstate/react'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useTrackActor } from './active-track.tsx'

/** Changes that the server of the account has not received. A guest has none: the browser stores a guest's track. */
const useUnsentCount = () =>
  useSelector(useTrackActor(), ({ context: { kept, owner } }) => unsentOf(kept, owner).length)

/** While there is no network: that the track can be changed all the same, and what waits to be sent. */
export function OfflineLine() {
  const say = useWords()
  const isOnline = useIsOnline()
  const count = useUnsentCount()
  return (
    // Always on the page: a live region is announced only where it stood before its content.
    <div role="status">
      {!isOnline && (
        <Alert title={say('list.offline')}>
          {say('track.offline')} {count > 0 && say('track.unsent', { count })}
        </Alert>
      )}
    </div>
  )
}
