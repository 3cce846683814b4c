import type { ObjectRef, TrackOrder } from '@tropa/machines'

const refOf = ({ object_type, object_id }: ObjectRef) => ({ object_type, object_id })

/** The body of the call that orders the track of an account. */
export const trackEditOf = ({ plan, attached, detached, notes, day_notes, days, start_date }: TrackOrder) => ({
  plan: [...plan],
  ...(attached && { attached: [...attached] }),
  ...(detached && { detached: detached.map(refOf) }),
  ...(notes && { notes: [...notes] }),
  ...(day_notes && { day_notes: [...day_notes] }),
  days,
  start_date,
})
