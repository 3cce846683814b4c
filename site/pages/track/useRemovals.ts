import { attach, move, planOf, type PlannedObject, type Track } from '@tropa/machines'
import { useTrackActor } from '../../actors/active-track.tsx'
import { useNotify } from '../../actors/Notices.tsx'
import { useWords } from '../../messages/intl.tsx'

type Removed = { object: PlannedObject; position: number }

/** Each returns to its position among what is on the track by then. */
const restored = (track: Track, removed: readonly Removed[]): Track =>
  removed.reduce((before, { object, position }) => move(attach(before, object), object, position), track)

/** What takes stops off the visitor's track. Each removal is told with a way to take it back. */
export function useRemovals() {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const plan = () => planOf(actor.getSnapshot().context.track)

  const undo = (removed: readonly Removed[]) => {
    const after = restored(actor.getSnapshot().context.track, removed)
    for (const { object } of removed) actor.send({ type: 'ATTACH', object })
    actor.send({ type: 'REORDER', plan: planOf(after) })
  }
  return {
    remove: (object: PlannedObject, title: string) => {
      const position = plan().findIndex(({ object_type, object_id }) => object_type === object.object_type && object_id === object.object_id) + 1
      actor.send({ type: 'DETACH', object })
      notify({ text: say('track.removed', { title }), tone: 'done', undo: () => undo([{ object, position }]) })
    },
    clear: () => {
      const removed = plan().map((object, index) => ({ object, position: index + 1 }))
      actor.send({ type: 'CLEAR' })
      notify({ text: say('track.cleared', { count: removed.length }), tone: 'done', undo: () => undo(removed) })
    },
  }
}
