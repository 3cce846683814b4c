import type { SharedTrack } from '@tropa/contract'
import type { ObjectRef } from '@tropa/machines'

/** What a shared track knows of a stop; of what the portal no longer has, the last card. */
export const sharedCard = ({ object_list }: SharedTrack, { object_type, object_id }: ObjectRef) =>
  object_list.find((card) => card.id === object_id && card.object_type === object_type)
