import type { Track } from '@tropa/contract'
import type { ObjectRef } from '@tropa/machines'
import type { TrackObject } from '../../planner/track-objects.ts'

/** The stops of a ready-made track, as a visitor's own track holds them. */
export const readyTrackObjects = ({ object_list }: Track): TrackObject[] =>
  object_list.map((card) => ({ object: { object_type: card.object_type, object_id: card.id }, card }))

export const refsOf = (stops: readonly TrackObject[]): ObjectRef[] =>
  stops.map(({ object: { object_type, object_id } }) => ({ object_type, object_id }))
