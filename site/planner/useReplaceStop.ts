import type { LocationCard } from '@tropa/contract'
import { attach, changeToRestore, keyOf, planOf, plannedDays, type PlannedObject, toDay } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'

/** Replaces a stop by another place, on the same day; a notice offers undo. */
export function useReplaceStop() {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  return (old: PlannedObject, day: number, { id, the_title: title }: LocationCard) => {
    const before = actor.getSnapshot().context.track
    const place: PlannedObject = { object_type: 'location', object_id: id }
    const stops = plannedDays(before).find((one) => one.day === day)?.stops ?? []
    const index = stops.findIndex((stop) => keyOf(stop) === keyOf(old))
    const order = toDay(attach(before, place), place, day, index)
    actor.send({ ...order, attached: [place], detached: [old] })
    notify({
      text: say('plan.replaced', { title }),
      tone: 'done',
      undo: () => {
        const removed = planOf(before).filter((stop) => keyOf(stop) === keyOf(old))
        const restoring = changeToRestore(actor.getSnapshot().context, removed)
        actor.send({ ...restoring, detached: [place] })
      },
    })
  }
}
