import { keyOf, plannedDays, type Track } from '@tropa/machines'
import { useCallback, useState } from 'react'
import { useWords, type Words } from '../messages/intl.tsx'

/** The position of a stop on the track, in words; empty if it is not on it. */
export function placeText(say: Words, { key, title }: { key: string; title: string }, track: Track): string {
  for (const { day, stops } of plannedDays(track)) {
    const index = stops.findIndex((stop) => keyOf(stop) === key)
    const dayTitle = day === null ? say('plan.unplanned') : say('plan.day', { day })
    if (index >= 0) return say('plan.movedTo', { title, day: dayTitle, position: index + 1, count: stops.length })
  }
  return ''
}

/** The text of the plan's live region. `announce`: says where a stop has moved. */
export function useMoveAnnounced() {
  const say = useWords()
  const [announcement, announceText] = useState('')
  const announce = useCallback(
    (key: string, title: string, track: Track) => announceText(placeText(say, { key, title }, track)),
    [say],
  )
  return { announcement, announce, announceText }
}
