import { paletteOf, type DayTime, type Season } from './palette.ts'
import { createRandom, hash, type Random } from './random.ts'
import { coverKinds, scenes, type CoverKind } from './scenes/scenes.ts'
import { Sheet, type Span } from './sheet.ts'

export { coverKinds, type CoverKind }
export { seasons, dayTimes, type DayTime, type Season } from './palette.ts'

export interface CoverOptions {
  kind: CoverKind
  /** A number or any text: the same seed gives the same bytes, and consecutive numbers give different compositions. */
  seed: string
  season: Season
  /** Default: chosen by the kind and the seed. */
  time?: DayTime
  /** The colour of the one warm light (the sun, a window, a fire), `#rrggbb`; default: by the season and the hour. */
  light?: string
  /** px. Only the ratio matters: every format is a part of one wide scene. */
  width: number
  height: number
}

/** The size of every scene; its subject is in the middle. */
const scene = { width: 1680, height: 600 } as const

interface Part extends Span {
  top: number
  bottom: number
}

/** The part of the scene that a format shows. A wider format contains everything that a narrower one shows. */
function partOf(random: Random, ratio: number): Part {
  const zoom = 1 + random.next() * 0.08
  const [lean, low] = [random.pick([-1, 1]) * random.between(0.25, 1), random.between(0.55, 1)]
  const height = scene.height / zoom
  const width = Math.min(scene.width, height * ratio)
  const left = Math.min(scene.width - width, Math.max(0, scene.width / 2 - width * (0.5 + lean * 0.1)))
  const top = (scene.height - height) * low
  return { left, right: left + width, top, bottom: top + height }
}

const orderOf = (seed: string): number => (/^\d{1,6}$/.test(seed) ? Number(seed) : hash(seed))

/**
 * A landscape like cut paper, for objects without a photograph: in cool colours, with one warm light.
 * @returns a complete SVG
 */
export function cover({
  kind,
  seed,
  season: shownSeason,
  time: shownTime,
  light,
  width,
  height,
}: CoverOptions): string {
  const value = hash(`${kind}/${seed}`)
  const { draw, times, possible } = scenes[kind]
  const usualTime = times[(value >>> 4) % times.length] ?? 'day'
  const { season, time } = { season: shownSeason, time: shownTime ?? usualTime, ...possible?.(shownSeason) }
  const seen = partOf(createRandom(hash(`part/${kind}/${seed}`)), width / height)
  const sheet = new Sheet({
    ...scene,
    palette: { ...paletteOf(season, time), ...(light !== undefined && { light }) },
    random: createRandom(value),
    prefix: `c${hash([kind, seed, season, time, width, height].join('/')).toString(36)}-`,
    order: orderOf(seed),
    seen,
  })
  draw(sheet)
  const box = [seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top].map(Math.round).join(' ')
  return sheet.toSvg(box, 'xMidYMid slice')
}
