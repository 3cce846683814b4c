import type { Track } from '@tropa/contract'
import { keyOf, type ObjectRef } from '@tropa/machines'
import type { TakenTrack } from '../../planner/take-track.ts'
import type { TrackObject } from '../../planner/track-objects.ts'

/** The stops of a ready-made track, in the form of a visitor's own track. */
export function readyTrackObjects({ object_list, plan = [] }: Track): TrackObject[] {
  const days = new Map(plan.map((stop) => [keyOf(stop), stop.day]))
  return object_list.map((card) => {
    const object = { object_type: card.object_type, object_id: card.id }
    const day = days.get(keyOf(object))
    return { object: { ...object, ...(day !== undefined && { day }) }, card }
  })
}

/** The same as a track that a visitor takes. */
export function takenTrack({ days }: Track, stops: readonly TrackObject[]): TakenTrack {
  const plan = stops.map(({ object }) => object)
  const idsOf = (type: string) => plan.flatMap((stop) => (stop.object_type === type ? stop.object_id : []))
  const isDated = plan.some(({ day }) => day !== undefined)
  return { locations: idsOf('location'), events: idsOf('event'), plan, ...(isDated && { days }) }
}

export const refsOf = (stops: readonly TrackObject[]): ObjectRef[] =>
  stops.map(({ object: { object_type, object_id } }) => ({ object_type, object_id }))
