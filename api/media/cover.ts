import type { Cover, Season } from '@tropa/contract'

const seasonOf: Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
]
export const seasonOfMonth = (month: number): Season => seasonOf[month - 1] ?? 'summer'

/** The cover of an object; the portal fills the `template` for the travel date. */
export function drawnCover({ kind, variant }: { kind: string; variant: number }, season: Season): Cover {
  const name = `/media/${kind}-${variant}.svg`
  return {
    url: `${name}?season=${season}&ratio=3x2`,
    the_alt: '',
    width: 1200,
    height: 800,
    template: `${name}?season={season}&ratio={ratio}`,
  }
}
