import type { SharedTrack } from '@tropa/contract'
import type { ObjectRef } from '@tropa/machines'

/** The card of a stop in a shared track; for a removed object, its last card. */
export const sharedCard = ({ object_list }: SharedTrack, { object_type, object_id }: ObjectRef) =>
  object_list.find((card) => card.id === object_id && card.object_type === object_type)
