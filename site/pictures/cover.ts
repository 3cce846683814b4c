import type { Cover } from '@tropa/contract'
import { seasonOf, type Season } from '../dates/season.ts'

export type CoverRatio = '3x2' | '4x5' | '16x9' | '21x9'

/** A relative address starts at the provider; the browser reaches it through the relay. */
export const pictureAddress = (address: string) => (/^https?:\/\//.test(address) ? address : `/api${address}`)

/** The address of a cover in a season, if it is a drawn one. */
export const coverSource = (
  { url, template }: Pick<Cover, 'url' | 'template'>,
  season: Season,
  ratio: CoverRatio,
): string => pictureAddress(template ? template.replace('{season}', season).replace('{ratio}', ratio) : url)

/**
 * The season to draw a cover in: that of the visitor's month if the object may be visited then, else that of its next
 * month.
 * @param month 1–12, in which the visitor travels
 */
export function coverSeason({ months }: Pick<Cover, 'months'>, month: number): Season {
  const later = (one: number) => (one - month + 12) % 12
  const [next = month] = (months ?? []).toSorted((one, other) => later(one) - later(other))
  return seasonOf(next)
}
