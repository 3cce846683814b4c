import { isTrackObjectType, mostStops, type PlannedObject } from '@tropa/machines'

/** The cookie with what was last removed from an account's track without scripts. No script reads it. */
export const removedPartCookie = 'track_removed'

/**
 * A stop with its index in the order of the track; or the whole track: `id` of a deleted saved track, which the
 * provider keeps for 30 days. `stops`: only stops with their days, because the account had no room for a saved track.
 */
export type RemovedPart =
  | { kind: 'stop'; stop: PlannedObject; index: number }
  | { kind: 'track'; id: number; count: number }
  | { kind: 'stops'; stops: readonly PlannedObject[] }

/** At two bytes for each unit, the longest note takes 2667 characters of the 4096 of a cookie. */
const encodedNote = (note: string) => Buffer.from(note, 'utf16le').toString('base64url')
const decodedNote = (text: string) => Buffer.from(text, 'base64url').toString('utf16le')

const initials = { location: 'l', event: 'e' } as const
/** 300 stops with the longest ids, and a day each, would exceed the 4096 bytes of a cookie. */
const mostCharacters = 3800

const stopText = ({ object_type, object_id, day }: PlannedObject) =>
  `${initials[object_type]}${object_id}${day === undefined ? '' : `-${day}`}`

function stopsText(stops: readonly PlannedObject[]): string {
  const text = stops.map(stopText).join('.')
  if (text.length <= mostCharacters) return text
  return stops.map(({ object_type, object_id }) => stopText({ object_type, object_id })).join('.')
}

function readStop(text: string): PlannedObject[] {
  const [, initial, id, day] = /^([le])([1-9]\d{0,8})(?:-([1-9]\d?))?$/.exec(text) ?? []
  if (id === undefined) return []
  const object_type = initial === 'l' ? 'location' : 'event'
  return [{ object_type, object_id: Number(id), ...(day && { day: Number(day) }) }]
}

/** `track.7.12`: id, stops; or `location.1001.0.2.KgQ`: type, id, place, day, note. */
export function removedPartText(removed: RemovedPart): string {
  if (removed.kind === 'track') return `track.${removed.id}.${removed.count}`
  if (removed.kind === 'stops') return `stops.${stopsText(removed.stops)}`
  const { object_type, object_id, day = '', note = '' } = removed.stop
  return [object_type, object_id, removed.index, day, encodedNote(note)].join('.')
}

const wholeTrack = /^track\.([1-9]\d{0,9})\.([1-9]\d{0,2})$/
const oneStop = /^([a-z]+)\.([1-9]\d{0,8})\.(\d{1,3})\.([1-9]\d?|)\.([\w-]*)$/

/** @returns `undefined` for an invalid text */
export function readRemovedPart(text = ''): RemovedPart | undefined {
  const [, track, stops] = wholeTrack.exec(text) ?? []
  if (track !== undefined) return { kind: 'track', id: Number(track), count: Number(stops) }
  if (text.startsWith('stops.')) {
    const stops = text.slice('stops.'.length).split('.', mostStops).flatMap(readStop)
    return stops.length > 0 ? { kind: 'stops', stops } : undefined
  }
  const [, object_type, id, index, day, note] = oneStop.exec(text) ?? []
  if (!isTrackObjectType(object_type)) return undefined
  const planned = { ...(day && { day: Number(day) }), ...(note && { note: decodedNote(note) }) }
  return { kind: 'stop', stop: { object_type, object_id: Number(id), ...planned }, index: Number(index) }
}
