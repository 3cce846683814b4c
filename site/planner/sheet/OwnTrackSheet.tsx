import { count, type Track } from '@tropa/machines'
import { useDeferredValue, useMemo } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { useTrack } from '../active-track.tsx'
import { inDayOrder } from '../track-objects.ts'
import { useOpenedTitle } from '../useOpenedTitle.ts'
import { useTrackObjects } from '../useTrackObjects.ts'
import { PlannedSheet } from './PlannedSheet.tsx'

/** The visitor's own track for print; renders nothing without a track. It is updated when the browser is idle. */
export function OwnTrackSheet() {
  const { track, isLoading } = useTrack()
  const shown = useDeferredValue(track)
  return isLoading || count(shown) === 0 ? null : <Sheet track={shown} />
}

function Sheet({ track }: { track: Track }) {
  const say = useWords()
  const { objects: known, isKnown, isFailed } = useTrackObjects(track)
  const objects = useMemo(() => inDayOrder(track, known), [track, known])
  return (
    <PlannedSheet
      title={useOpenedTitle(track) ?? say('track.title')}
      address={pageAddress('/my_tracks')}
      {...{ track, objects }}
      isKnown={isKnown || isFailed}
    />
  )
}
