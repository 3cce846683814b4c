import type { ObjectRef } from '@tropa/machines'
import type { TrackObject } from './track-objects.ts'

/** The key under which a browser stores the titles of the track's stops, for use without a network. */
export const seenTitlesKey = 'track_titles'

type Titles = Readonly<Record<string, unknown>>

const nameOf = ({ object_type, object_id }: ObjectRef) => `${object_type}/${object_id}`

/** The stored titles; none if storage is forbidden. */
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

/** Stores the titles of this track only, unless storage is full or forbidden. */
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
