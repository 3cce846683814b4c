import type { DetachedObject, TrackOrder } from '@tropa/machines'

/** The fields that the calls for removing a stop are sent. */
export const detachedOf = ({ object_type, object_id, seen }: DetachedObject) => ({
  object_type,
  object_id,
  ...(seen !== undefined && { seen }),
})

/** The body of the call that orders the track of an account. */
export const trackEditOf = ({ plan, attached, detached, notes, day_notes, days, start_date }: TrackOrder) => ({
  plan: [...plan],
  ...(attached && { attached: [...attached] }),
  ...(detached && { detached: detached.map(detachedOf) }),
  ...(notes && { notes: [...notes] }),
  ...(day_notes && { day_notes: [...day_notes] }),
  days,
  start_date,
})
