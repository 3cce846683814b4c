import { unsentOf } from '@tropa/machines'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useSelector } from '@xstate/react'
import { useWords } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { useTrack, useTrackActor } from './active-track.tsx'

/** Changes that the account's server has not received yet. Guests have none, because their browser stores the track. */
const useUnsentCount = () =>
  useSelector(useTrackActor(), ({ context: { kept, owner } }) => unsentOf(kept, owner).length)

/** Whether only this page has the track, or changes of it, so that they are lost when it is closed. */
const useIsOnlyShown = () =>
  useSelector(useTrackActor(), (state) => {
    const { kept, owner } = state.context
    return state.matches({ storage: { ready: 'refused' } }) && (owner === null || unsentOf(kept, owner).length > 0)
  })

/**
 * Offline: says that the track can still be changed, and how many changes wait to be sent. If the browser stores
 * nothing: says that the changes will be lost.
 */
export function OfflineLine() {
  const say = useWords()
  // A part that hydrates late must first render what the server rendered.
  const isHydrated = useIsHydrated()
  const isOffline = !useIsOnline() && isHydrated
  const count = useUnsentCount()
  const { isUnavailable } = useTrack()
  const isOnlyShown = useIsOnlyShown() && isHydrated
  return (
    // Always on the page, because a live region is announced only if it exists before its content.
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
