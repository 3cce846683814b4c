/** The places of the track in the story of a full track. */
export const fullTrack: readonly number[] = [1001, 1003, 1005, 1006]
