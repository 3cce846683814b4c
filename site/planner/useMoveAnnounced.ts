import { keyOf, plannedDays, type Track } from '@tropa/machines'
import { useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import type { TrackObject } from './track-objects.ts'

/** Where a stop has come to, in words for a live region. */
export function useMoveAnnounced(titleOf: (stop: TrackObject) => string) {
  const say = useWords()
  const [announcement, setAnnouncement] = useState('')
  const announce = (moved: TrackObject, track: Track) => {
    for (const { day, stops } of plannedDays(track)) {
      const index = stops.findIndex((stop) => keyOf(stop) === keyOf(moved.object))
      const title = day === null ? say('plan.unplanned') : say('plan.day', { day })
      if (index >= 0)
        setAnnouncement(
          say('plan.movedTo', { title: titleOf(moved), day: title, position: index + 1, count: stops.length }),
        )
    }
  }
  return { announcement, announce }
}
