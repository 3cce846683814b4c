/** Places of the track that the story of a full one has. */
export const fullTrack: readonly number[] = [1001, 1003, 1005, 1006]
