import { isBlank, planOf, type PlannedObject, type Track, type TrackChange } from '@tropa/machines'

/** A track that the visitor takes from elsewhere: a saved or a shared one. */
export type TakenTrack = {
  locations: readonly number[]
  events: readonly number[]
  plan?: readonly PlannedObject[] | undefined
  day_notes?: readonly { day: number; note: string }[] | undefined
  days?: number | null | undefined
  start_date?: string | null | undefined
}

/**
 * What makes a track the visitor's own. `join` puts its stops behind the visitor's own; its days count only where the
 * visitor has nothing yet.
 */
export function changesToTake(own: Track, taken: TakenTrack, how: 'join' | 'replace'): readonly TrackChange[] {
  const { locations, events, plan, day_notes = [], days = null, start_date = null } = taken
  const stops = planOf({ locations, events, ...(plan && { plan }) })
  if (how === 'join' && !isBlank(own))
    return stops.map(({ day: _, ...object }): TrackChange => ({ type: 'ATTACH', object }))
  return [
    ...(isBlank(own) ? [] : [{ type: 'CLEAR' } as const]),
    { type: 'REORDER', attached: stops, plan: stops, day_notes, days, start_date },
  ]
}
