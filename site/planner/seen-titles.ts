import type { ObjectRef } from '@tropa/machines'
import type { TrackObject } from './track-objects.ts'

/** Where a browser keeps the titles of the track's stops, for a road without a network. */
export const seenTitlesKey = 'track_titles'

type Titles = Readonly<Record<string, unknown>>

const nameOf = ({ object_type, object_id }: ObjectRef) => `${object_type}/${object_id}`

/** What is stored; nothing where storage is forbidden. */
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

/** Stores the titles of this track alone; nothing where storage is full or forbidden. */
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
