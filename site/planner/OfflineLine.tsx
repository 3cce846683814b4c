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

/** The track, or changes of it, that only this page has: they end with it. */
const useIsOnlyShown = () =>
  useSelector(useTrackActor(), (state) => {
    const { kept, owner } = state.context
    return state.matches({ storage: { ready: 'refused' } }) && (owner === null || unsentOf(kept, owner).length > 0)
  })

/**
 * While there is no network: that the track can be changed all the same, and what waits to be sent. Where the browser
 * stores nothing: that the changes will be lost.
 */
export function OfflineLine() {
  const say = useWords()
  // A part that hydrates late begins as the server has drawn it.
  const isHydrated = useIsHydrated()
  const isOffline = !useIsOnline() && isHydrated
  const count = useUnsentCount()
  const { isUnavailable } = useTrack()
  const isOnlyShown = useIsOnlyShown() && isHydrated
  return (
    // Always on the page: a live region is announced only where it stood before its content.
    <div role="status">
      {isOffline && (
        <Alert title={say('list.offline')}>
          {!isUnavailable && !isOnlyShown && say('track.offline')} {count > 0 && say('track.unsent', { count })}
        </Alert>
      )}
      {isOnlyShown && <Alert tone="warning" title={say('track.notKept')} />}
    </div>
  )
}
