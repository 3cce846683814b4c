import { paletteOf, type DayTime, type Season } from './palette.ts'
import { createRandom, hash, type Random } from './random.ts'
import { coverKinds, scenes, type CoverKind } from './scenes/scenes.ts'
import { Sheet, type Span } from './sheet.ts'

export { coverKinds, type CoverKind }
export { seasons, dayTimes, type DayTime, type Season } from './palette.ts'

export interface CoverOptions {
  kind: CoverKind
  /** A number or any text: the same one gives the same bytes, and neighbouring numbers are composed differently. */
  seed: string
  season: Season
  /** Chosen from the kind and the seed if left out. */
  time?: DayTime
  /** The one warm light: the sun, a window, a fire. `#rrggbb`; the season's and hour's if left out. */
  light?: string
  /** px. Only their proportions count: every format is a part of one wide scene. */
  width: number
  height: number
}

/** Every scene is drawn this wide, and what it is of stands in its middle. */
const scene = { width: 1680, height: 600 } as const

interface Part extends Span {
  top: number
  bottom: number
}

/** The part of the scene that a format shows. What is shown by a narrow one is shown by every wider one. */
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
 * A landscape of cut paper where there is no photograph: cool, with one warm light in it.
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
