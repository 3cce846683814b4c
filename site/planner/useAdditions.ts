import { mostStops, type ObjectRef } from '@tropa/machines'
import { useCallback } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { additionsTo } from './additions.ts'

export type Addition = {
  objects: readonly ObjectRef[]
  /** What the notice says of this many stops that were added. */
  text: (count: number) => string
  /** What the notice is about: a later one about the same replaces it. */
  about?: string
}

/**
 * Puts stops at the end of the visitor's track. A notice offers to undo it: that takes off what was added and nothing
 * else.
 * @returns how many stops found no room
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

/** What is said where a track has no room, at the control that was pressed. */
export const useNoRoomText = () => useWords()('track.full', { limit: mostStops })
