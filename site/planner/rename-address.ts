import { pageAddress } from '../addresses/page-address.ts'

/** The id of the row of a saved track. */
export const savedTrackRowId = (id: number) => `saved-track-${id}`

export const savedTrackAddress = (id: number) => pageAddress(`/my_tracks#${savedTrackRowId(id)}`)

/** The address of a saved track's row in its rename mode; the row may be far down the page. */
export const renameAddress = (id: number) => pageAddress(`/my_tracks?rename=${id}#${savedTrackRowId(id)}`)
