import { changeToRestore, keyOf, planOf, type PlannedObject, type TrackDays } from '@tropa/machines'
import { useMemo } from 'react'
import { useTrackActor } from './active-track.tsx'
import { clearing } from './notice-subjects.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { useWords } from '../messages/intl.tsx'

/** Removes stops from the visitor's track; each removal shows a notice with undo. */
export function useRemovals() {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  return useMemo(() => {
    const undo = (removed: readonly PlannedObject[], days?: TrackDays) =>
      actor.send(changeToRestore(actor.getSnapshot().context, removed, days))
    return {
      remove: (object: PlannedObject, title: string) => {
        const isSame = (stop: PlannedObject) => keyOf(stop) === keyOf(object)
        const removed = planOf(actor.getSnapshot().context.track).find(isSame) ?? object
        actor.send({ type: 'DETACH', object })
        const text = say('track.removed', { title })
        notify({ text, tone: 'done', undo: () => undo([removed]), about: keyOf(object) })
      },
      clear: () => {
        const before = actor.getSnapshot().context.track
        const removed = planOf(before)
        actor.send({ type: 'CLEAR' })
        notify({
          text: say('track.cleared', { count: removed.length }),
          tone: 'done',
          undo: () => undo(removed, before),
          about: clearing,
        })
      },
    }
  }, [say, actor, notify])
}
