import { unsentOf } from '@tropa/machines'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useSelector } from '@xstate/react'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useTrack, useTrackActor } from './active-track.tsx'

/** Changes that the server of the account has not received. A guest has none: the browser stores a guest's track. */
const useUnsentCount = () =>
  useSelector(useTrackActor(), ({ context: { kept, owner } }) => unsentOf(kept, owner).length)

/** While there is no network: that the track can be changed all the same, and what waits to be sent. */
export function OfflineLine() {
  const say = useWords()
  // A part that hydrates late begins as the server has drawn it.
  const isHydrated = useIsHydrated()
  const isOffline = !useIsOnline() && isHydrated
  const count = useUnsentCount()
  const { isUnavailable } = useTrack()
  return (
    // Always on the page: a live region is announced only where it stood before its content.
    <div role="status">
      {isOffline && (
        <Alert title={say('list.offline')}>
          {!isUnavailable && say('track.offline')} {count > 0 && say('track.unsent', { count })}
        </Alert>
      )}
    </div>
  )
}
