import { parseTrack, type Track } from '@tropa/machines'

/** A track for other people, without the visitor's private notes. */
export function withoutNotes({ plan, day_notes: _, ...rest }: Track): Track {
  return { ...rest, ...(plan && { plan: plan.map(({ note: __, ...stop }) => stop) }) }
}

/** The track in the response of an account's call. */
export const trackOfResponse = (response: unknown): Track =>
  parseTrack(typeof response === 'object' && response !== null && 'track' in response ? response.track : null)

/** The body of a call with a track. */
export function contentOf({ locations, events, plan, day_notes, days, start_date }: Track) {
  return {
    locations: [...locations],
    events: [...events],
    ...(plan && { plan: [...plan] }),
    ...(day_notes && { day_notes: [...day_notes] }),
    ...(days !== undefined && { days }),
    ...(start_date !== undefined && { start_date }),
  }
}
