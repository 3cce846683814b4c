import { planOf, type Track } from '@tropa/machines'

/** Order and days of a track, as a call takes them. Stops that are no longer there are ignored. */
export function orderOfTrack(track: Track) {
  const { day_notes = [], days = null, start_date = null } = track
  return { plan: [...planOf(track)], day_notes: [...day_notes], days, start_date }
}
