import { paletteOf, type DayTime, type Season } from './palette.ts'
import { createRandom, hash } from './random.ts'
import { aurora } from './scenes/aurora.ts'
import { food } from './scenes/food.ts'
import { event, race } from './scenes/gathering.ts'
import { heritage } from './scenes/heritage.ts'
import { mammoth } from './scenes/mammoth.ts'
import { map } from './scenes/map.ts'
import { mountains } from './scenes/mountains.ts'
import { museum } from './scenes/museum.ts'
import { river } from './scenes/river.ts'
import { stay } from './scenes/stay.ts'
import { taiga } from './scenes/taiga.ts'
import { town } from './scenes/town.ts'
import { wetland } from './scenes/wetland.ts'
import { Sheet } from './sheet.ts'

export const coverKinds = [
  'taiga',
  'river',
  'mountains',
  'wetland',
  'town',
  'heritage',
  'museum',
  'mammoth',
  'event',
  'race',
  'aurora',
  'food',
  'stay',
  'map',
] as const
export type CoverKind = (typeof coverKinds)[number]
export { seasons, dayTimes, type DayTime, type Season } from './palette.ts'

const scenes: Record<CoverKind, (sheet: Sheet) => void> = {
  taiga,
  river,
  mountains,
  wetland,
  town,
  heritage,
  museum,
  mammoth,
  event,
  race,
  aurora,
  food,
  stay,
  map,
}

/** The hours a kind looks best in; one of them is taken by the seed. */
const usualTimes: Record<CoverKind, readonly DayTime[]> = {
  taiga: ['day', 'dusk', 'day'],
  river: ['day', 'dusk', 'day'],
  mountains: ['day', 'dusk', 'day'],
  wetland: ['day', 'dusk', 'day'],
  town: ['dusk', 'day', 'night'],
  heritage: ['dusk', 'day'],
  museum: ['day', 'dusk', 'day'],
  mammoth: ['dusk', 'dusk', 'day'],
  event: ['dusk', 'night', 'dusk'],
  race: ['day', 'dusk', 'day'],
  aurora: ['night'],
  food: ['day', 'dusk'],
  stay: ['dusk', 'night', 'dusk'],
  map: ['day'],
}

/** What the sky allows: sledges need snow; there is no aurora by day, nor in the white nights of summer. */
function possible(kind: CoverKind, season: Season, time: DayTime): [Season, DayTime] {
  if (kind === 'race') return ['winter', time]
  if (kind === 'aurora') return [season === 'summer' ? 'autumn' : season, 'night']
  return [season, time]
}

export interface CoverOptions {
  kind: CoverKind
  /** Any text; the same options always give the same bytes. */
  seed: string
  season: Season
  /** Chosen from the kind and the seed if left out. */
  time?: DayTime
  /** The one warm light: the sun, a window, a fire. `#rrggbb`; the season's and hour's if left out. */
  light?: string
  /** px. A cover is drawn for its proportions: ask for the ones it is shown in. */
  width: number
  height: number
}

/** A small change of camera keeps two covers of one kind apart. */
function camera({ random, width, height }: Sheet): string {
  const zoom = 1 + random.next() * 0.13
  const [left, top] = [(width - width / zoom) * random.next(), (height - height / zoom) * (0.55 + random.next() * 0.45)]
  return [left, top, width / zoom, height / zoom].map(Math.round).join(' ')
}

/**
 * A landscape of cut paper where there is no photograph: cool, with one warm light in it.
 * @returns a complete SVG
 */
export function cover(options: CoverOptions): string {
  const { kind, seed, season: askedSeason, time: askedTime, light, width, height } = options
  const value = hash(`${kind}/${seed}`)
  const times = usualTimes[kind]
  const usualTime = times[(value >>> 4) % times.length] ?? 'day'
  const [season, time] = possible(kind, askedSeason, askedTime ?? usualTime)
  const prefix = `c${hash([kind, seed, season, time, width, height].join('/')).toString(36)}-`
  const palette = { ...paletteOf(season, time), ...(light !== undefined && { light }) }
  const sheet = new Sheet({ width, height, palette, random: createRandom(value), prefix })
  scenes[kind](sheet)
  return sheet.toSvg(kind === 'map' ? `0 0 ${width} ${height}` : camera(sheet), 'xMidYMid slice')
}
