import { longestTrackTitle } from '@tropa/contract'
import { fieldsOf, keyOf, planOf, type Track } from '@tropa/machines'

/** The key under which a browser stores which saved track was opened in the planner. */
export const openedTrackKey = 'opened_track'

/** A saved track that is open in the planner. `stops`: the keys of its objects as the planner last showed them. */
export type OpenedTrack = { id: number; title: string; stops: readonly string[] }

/** A saved track with the stops that it has now. */
export const openedNow = (id: number, title: string, track: Track): OpenedTrack => ({
  id,
  title,
  stops: planOf(track).map(keyOf),
})

/** @param text as it is stored. @returns `null`: none is opened, or the text cannot be read */
export function readOpened(text: string | null): OpenedTrack | null {
  try {
    const { id, title, stops } = fieldsOf(JSON.parse(text ?? 'null'))
    if (typeof id !== 'number' || typeof title !== 'string' || title === '' || !Array.isArray(stops)) return null
    return { id, title: title.slice(0, longestTrackTitle), stops: stops.filter((stop) => typeof stop === 'string') }
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

/**
 * Whether a track is still the one with these stops: stops were only added or only removed, or at least half are the
 * same. Otherwise another device has begun another trip that shares a stop.
 */
function isSameTrip(stops: readonly string[], track: Track): boolean {
  const now = planOf(track).map(keyOf)
  const before = new Set(stops)
  const common = now.filter((stop) => before.has(stop)).length
  const [least, most] = [Math.min(now.length, before.size), Math.max(now.length, before.size)]
  return common > 0 && (common === least || 2 * common >= most)
}

/** The title of the opened saved track, if this track is still the same trip. */
export const titleOf = (opened: OpenedTrack | null, track: Track): string | null =>
  opened && isSameTrip(opened.stops, track) ? opened.title : null

const listeners = new Set<() => void>()
let seen: { text: string | null; opened: OpenedTrack | null } = { text: null, opened: null }

/** What is stored; nothing where storage is forbidden. */
function storedText(): string | null {
  try {
    return localStorage.getItem(openedTrackKey)
  } catch {
    return null
  }
}

/** The saved track that was opened last; the same object until another one is opened. */
export function openedTrack(): OpenedTrack | null {
  const text = storedText()
  if (text !== seen.text) seen = { text, opened: readOpened(text) }
  return seen.opened
}

/** Stores nothing where storage is full or forbidden: the track is then shown without its name. */
export function keepOpened(opened: OpenedTrack | null): void {
  try {
    if (opened === null) localStorage.removeItem(openedTrackKey)
    else localStorage.setItem(openedTrackKey, JSON.stringify(opened))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** Updates the stops of the opened track. */
export function keepStops(track: Track): void {
  const opened = openedTrack()
  if (opened === null || titleOf(opened, track) === null) return
  const now = openedNow(opened.id, opened.title, track)
  if (now.stops.join() !== opened.stops.join()) keepOpened(now)
}

/** The saved track that was last open on this page. */
let closed: OpenedTrack | null = null

/** Closes the opened track, because the track of the page is empty. */
export function closeOpened(): void {
  // Every part of the page that shows the name calls this.
  closed = openedTrack() ?? closed
  keepOpened(null)
}

/** Opens the track again that an undo has restored, unless another one has been opened since. */
export function reopen(track: Track): void {
  if (openedTrack() === null && titleOf(closed, track) !== null) keepOpened(closed)
}

/** Updates the title of the opened saved track. */
export function retitleOpened(id: number, title: string): void {
  const opened = openedTrack()
  if (opened?.id === id && opened.title !== title) keepOpened({ ...opened, title })
}

/**
 * Calls the listener on each change, including those of other tabs.
 * @returns ends this
 */
export function followOpened(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
