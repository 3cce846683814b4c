import { mostStops, type ObjectRef } from '@tropa/machines'
import { useCallback } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { additionsTo } from './additions.ts'

export type Addition = {
  objects: readonly ObjectRef[]
  /** The text of the notice for this many added stops. */
  text: (count: number) => string
  /** The subject of the notice: a later notice about the same subject replaces it. */
  about?: string
}

/**
 * Adds stops at the end of the visitor's track. The notice has an undo that removes only the added stops.
 * @returns how many stops did not fit
 */
export function useAdditions(): (addition: Addition) => number {
  const actor = useTrackActor()
  const notify = useNotify()
  return useCallback(
    ({ objects, text, about }) => {
      const { added, leftOut } = additionsTo(actor.getSnapshot().context.track, objects)
      for (const object of added) actor.send({ type: 'ATTACH', object })
      if (added.length > 0)
        notify({
          text: text(added.length),
          tone: 'done',
          undo: () => added.forEach((object) => actor.send({ type: 'DETACH', object })),
          ...(about !== undefined && { about }),
        })
      return leftOut
    },
    [actor, notify],
  )
}

/** The message at the pressed control if the track has no room. */
export const useNoRoomText = () => useWords()('track.full', { limit: mostStops })
