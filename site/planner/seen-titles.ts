import type { ObjectRef } from '@tropa/machines'
import type { TrackObject } from './track-objects.ts'

/** Where a browser keeps the titles of the track's stops, for a road without a network. */
export const seenTitlesKey = 'track_titles'

type Titles = Readonly<Record<string, unknown>>

const nameOf = ({ object_type, object_id }: ObjectRef) => `${object_type}/${object_id}`

/** Whatever lies there, or nothing where storage is forbidden. */
function readAll(): Titles {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(seenTitlesKey) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

export function seenTitle(object: ObjectRef): string | undefined {
  const title = readAll()[nameOf(object)]
  return typeof title === 'string' ? title : undefined
}

/** Keeps those of this track and no others. Where storage is full or forbidden the track is shown all the same. */
export function saveTitles(stops: readonly TrackObject[]): void {
  const titles = Object.fromEntries(
    stops.flatMap(({ object, card }) => (card ? [[nameOf(object), card.the_title]] : [])),
  )
  try {
    localStorage.setItem(seenTitlesKey, JSON.stringify(titles))
  } catch {
    return
  }
}
