/** Percent-encoded, so many ids of nine digits stay far below the 4096 bytes of a cookie. */
export const mostTracks = 100

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 999_999_999

/**
 * Ids of the ready-made and saved tracks on `/my_tracks`, in the order they were kept. Drops invalid and repeated ids.
 */
export const readMyTracks = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, mostTracks) : []

/**
 * Inserts a track before the first of `followers` that is still kept, or at the end. Returns `kept` if it has the track
 * already or is full.
 */
export function withTrack(kept: readonly number[], id: number, followers: readonly number[] = []): readonly number[] {
  if (kept.includes(id) || kept.length >= mostTracks) return kept
  const index = kept.findIndex((one) => followers.includes(one))
  return readMyTracks(index < 0 ? [...kept, id] : [...kept.slice(0, index), id, ...kept.slice(index)])
}

/**
 * The tracks after this one, for `keep_before`.
 * @param order of the kept tracks and of the removed ones
 */
export const followersOf = (order: readonly number[], id: number): readonly number[] =>
  order.slice(order.indexOf(id) + 1)

export const withoutTrack = (kept: readonly number[], id: number): readonly number[] => kept.filter((one) => one !== id)
