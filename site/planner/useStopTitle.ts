import { useWords } from '../messages/intl.tsx'
import { seenTitle } from './seen-titles.ts'
import type { TrackObject } from './track-objects.ts'

const numbered = { location: 'track.goneTitle', event: 'track.eventNumbered' } as const

/** The title of a stop, with a fallback if its card is missing or still loading. */
export function useStopTitle(): (stop: TrackObject) => string {
  const say = useWords()
  return ({ object, card, lastTitle }) =>
    card?.the_title ?? lastTitle ?? seenTitle(object) ?? say(numbered[object.object_type], { id: object.object_id })
}
