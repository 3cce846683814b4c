import { type Cover, type Language, Season } from '@tropa/contract'
import * as v from 'valibot'
import region from '../content/region.json' with { type: 'json' }
import { wordsOfCover } from './cover-words.ts'

const seasons = v.parse(v.array(Season), region.season_of_month)
/** The season that a month has in the region. @param month 1–12 */
export const seasonOfMonth = (month: number): Season => seasons[month - 1] ?? 'summer'

/**
 * The cover of an object; the portal fills in the `template` for the travel date.
 * @param month 1–12, whose season is drawn if there is no travel date
 * @param months the only ones it may be drawn in; empty: any
 */
export function drawnCover(
  { kind, variant }: { kind: string; variant: number },
  month: number,
  months: readonly number[],
  language: Language,
): Cover {
  const name = `/media/${kind}-${variant}.svg`
  return {
    url: `${name}?season=${seasonOfMonth(month)}&ratio=3x2`,
    the_alt: wordsOfCover(kind, language),
    width: 1200,
    height: 800,
    template: `${name}?season={season}&ratio={ratio}`,
    ...(months.length > 0 && { months: [...months] }),
  }
}
