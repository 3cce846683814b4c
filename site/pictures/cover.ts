import type { Cover } from '@tropa/contract'
import type { Season } from '../dates/season.ts'

export type CoverRatio = '3x2' | '4x5' | '16x9' | '21x9'

/** A relative address starts at the provider; the browser reaches it through the relay. */
const reached = (address: string) => (/^https?:\/\//.test(address) ? address : `/api${address}`)

/** The picture as it is in that season, where it is a drawn one. */
export const coverSource = ({ url, template }: Cover, season: Season, ratio: CoverRatio): string =>
  reached(template ? template.replace('{season}', season).replace('{ratio}', ratio) : url)
