import { attach, emptyTrack, type ObjectRef, planOf, type Track } from '@tropa/machines'

/** With the longest ids, this many stops stay below the 4096 bytes of a cookie. */
export const mostGuestStops = 200

const initials = { location: 'l', event: 'e' } as const
const types = { l: 'location', e: 'event' } as const
const stop = /^([le])([1-9]\d{0,8})$/

function stopIn(text: string): ObjectRef[] {
  const [, initial, id] = stop.exec(text) ?? []
  return initial === 'l' || initial === 'e' ? [{ object_type: types[initial], object_id: Number(id) }] : []
}

/** `l1001.e4001`: in the order in which the stops were added. */
export const guestTrackText = (track: Track): string =>
  planOf(track)
    .map(({ object_type, object_id }) => `${initials[object_type]}${object_id}`)
    .join('.')

/** Drops invalid entries. */
export const readGuestTrack = (text: string | undefined): Track =>
  (text ?? '').split('.', mostGuestStops).flatMap(stopIn).reduce(attach, emptyTrack)
