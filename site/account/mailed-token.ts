import { textOf } from '../addresses/search-string.ts'

/** The token of a mailed link; `undefined` for an address without one. */
export const mailedToken = (search: object): string | undefined =>
  textOf('token' in search ? search.token : undefined) || undefined
