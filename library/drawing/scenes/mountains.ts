import { chum } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground, land, ridge, treeline } from '../land.ts'
import { lerp, outline, through, type Point } from '../numbers.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, clouds, glow, mist, sky, sun } from '../sky.ts'
import { grove } from '../trees.ts'
import { lake } from '../water.ts'

/** +1: the light comes from the left, so faces on the right are in shade. */
type Shade = 1 | -1

interface Range {
  /** Depth of the colour, 0 far. */
  nearness: number
  /** y of the foot. */
  base: number
  /** Height of the highest summit above the base. */
  rise: number
  count: number
  /** x of the mountain that the place is named after, if it is in this range. */
  landmark?: number
}

/** A broken line between two points, without these points. */
function jagged({ between }: Random, [x1, y1]: Point, [x2, y2]: Point, pieces: number, amplitude: number): Point[] {
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const share = (index + 1) / pieces + between(-0.5, 0.5) / pieces
    return [lerp(x1, x2, share), lerp(y1, y2, share) + between(-1, 0.6) * amplitude]
  })
}

function summitsOf({ width, random }: Sheet, { base, rise, count, landmark }: Range): Point[] {
  const summits = Array.from({ length: count }, (_, index): Point => {
    if (landmark !== undefined && index === Math.floor(count / 2)) return [landmark, base - rise]
    return [width * ((index + random.between(0.2, 0.8)) / count), base - rise * random.between(0.42, 0.78)]
  })
  return summits.sort((one, other) => one[0] - other[0])
}

/** The saddles before, between and after the summits. */
function saddlesOf({ width, random }: Sheet, { base, rise, count }: Range, summits: readonly Point[]): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const left = summits[index - 1] ?? [-width * 0.15, base - rise * 0.2]
    const right = summits[index] ?? [width * 1.15, base - rise * 0.2]
    const x = lerp(left[0], right[0], random.between(0.4, 0.6))
    return [x, base - Math.min(base - left[1], base - right[1]) * random.between(0.42, 0.66)]
  })
}

/** The edge between the sunny and the shaded face of a mountain, from its foot upwards. */
function spineOf({ between }: Random, summit: Point, base: number, width: number, shade: Shade): Point[] {
  const pieces = 6
  let [x, y] = summit
  const fall = (base + 20 - y) / pieces
  const spine: Point[] = []
  for (let index = 0; index < pieces; index += 1) {
    y += fall
    x += shade * width * (index % 2 ? between(-0.06, 0) : between(0.03, 0.13))
    spine.unshift([x, y])
  }
  return spine
}

/** Gullies that run down the faces, by their face. */
function gulliesOf(
  { between, chance }: Random,
  summit: Point,
  saddles: readonly [Point, Point],
  range: Range,
  shade: Shade,
) {
  const amplitude = range.rise * 0.045
  const width = Math.abs(saddles[1][0] - saddles[0][0])
  const faces = { shaded: '', sunny: '' }
  for (let index = 0; index < 3; index += 1) {
    const share = between(0.12, 0.8)
    const edge = chance(0.5) ? saddles[0] : saddles[1]
    const [x, y] = [lerp(summit[0], edge[0], share), lerp(summit[1], edge[1], share) + amplitude * 1.4]
    const length = (range.base - y) * between(0.25, 0.6)
    const lean = (x - summit[0]) * between(0.1, 0.4) + between(-6, 6)
    const sliver = outline`M${x} ${y}l${lean + width * 0.016} ${length}l${-width * 0.03} ${-length * 0.35}z`
    faces[(edge[0] - summit[0]) * shade > 0 ? 'shaded' : 'sunny'] += sliver
  }
  return faces
}

function shapeOf(sheet: Sheet, range: Range, shade: Shade) {
  const { random } = sheet
  const summits = summitsOf(sheet, range)
  const saddles = saddlesOf(sheet, range, summits)
  const amplitude = range.rise * 0.045
  const crest: Point[] = saddles.slice(0, 1)
  const shape = { shadedFaces: '', shadedGullies: '', sunnyGullies: '' }
  summits.forEach((summit, index) => {
    const [before, after] = [saddles[index] ?? summit, saddles[index + 1] ?? summit]
    const up = jagged(random, before, summit, 5, amplitude)
    const down = jagged(random, summit, after, 5, amplitude)
    crest.push(...up, summit, ...down, after)
    const spine = spineOf(random, summit, range.base, Math.abs(after[0] - before[0]), shade)
    const face = shade > 0 ? [summit, ...down, after] : [summit, ...up.toReversed(), before]
    shape.shadedFaces += `M${through([...face, ...spine])}z`
    const gullies = gulliesOf(random, summit, [before, after], range, shade)
    shape.shadedGullies += gullies.shaded
    shape.sunnyGullies += gullies.sunny
  })
  const left = crest[0]?.[0] ?? 0
  return { ...shape, body: outline`M${through(crest)}V${range.base + 30}H${left}z` }
}

function drawRange(sheet: Sheet, range: Range, shade: Shade, hasGullies: boolean) {
  const { palette, height } = sheet
  const { isSnowy, isNight } = palette
  const { base, rise, nearness } = range
  const color = sheet.depth(nearness)
  const tinted = mix(color, palette.sky[1], 0.35 * (1 - nearness))
  const crest = isSnowy ? mix(tinted, white, isNight ? 0.25 : 0.62) : tinted
  const foot = isSnowy
    ? mix(crest, palette.sky[2], 0.5)
    : mix(mix(crest, palette.ground[0], 0.45), palette.sky[2], 0.35)
  const shape = shapeOf(sheet, range, shade)
  sheet.fill(shape.body, sheet.gradient(base - rise, base + 24, [crest, [crest, 1, 0.35], foot]))
  const shadow = sheet.gradient(base - rise, base + 10, [
    [mix(color, palette.near, 0.34), isSnowy ? 0.6 : 0.75],
    [mix(color, palette.near, 0.2), 0.05],
  ])
  sheet.fill(shape.shadedFaces, shadow)
  if (hasGullies) {
    const snow = mix(white, isNight ? palette.far : palette.sky[2], isNight ? 0.5 : 0.12)
    sheet.fill(shape.sunnyGullies, mix(color, palette.near, 0.3), ' opacity=".3"')
    sheet.fill(
      isSnowy ? shape.shadedGullies : shape.shadedGullies + shape.sunnyGullies,
      snow,
      ` opacity="${isSnowy ? 0.5 : 0.8}"`,
    )
  }
  mist(sheet, base - height * 0.12, base + height * 0.05)
}

/** Mountains over a lake, and one lit tent on its bank. */
export function mountains(sheet: Sheet) {
  const { height, palette, random } = sheet
  const foot = height * 0.68
  const shade: Shade = sheet.isMirrored ? -1 : 1
  const sunX = sheet.at(0.24)
  sky(sheet, foot)
  if (!palette.isNight) sun(sheet, sunX, foot - height * random.between(0.26, 0.36), height * 0.042)
  clouds(sheet, { between: [height * 0.08, height * 0.26], count: 3 })
  const ranges: Range[] = [
    { nearness: 0.1, base: foot - height * 0.02, rise: height * 0.3, count: 9 },
    {
      nearness: 0.34,
      base: foot + height * 0.01,
      rise: height * 0.4,
      count: 5,
      landmark: sheet.at(sheet.composition([0.56, 0.44, 0.66])),
    },
    { nearness: 0.56, base: foot + height * 0.04, rise: height * 0.15, count: 10 },
  ]
  ranges.forEach((range, index) => drawRange(sheet, range, shade, index > 0))
  const shore = height * 0.73
  const line = ridge(sheet, shore - 3, 4, 1)
  treeline(sheet, line, {
    heights: [height * 0.01, height * 0.045],
    gap: height * 0.03,
    fill: sheet.depth(0.62),
    clearings: 0.3,
    bottom: shore,
  })
  lake(sheet, shore, { lightX: palette.isNight ? undefined : sunX, opacity: 0.55 })
  bank(sheet, shade)
}

function bank(sheet: Sheet, shade: Shade) {
  const { width, height, palette, random, unit } = sheet
  const { ground, isSnowy, isNight } = palette
  const slope = (x: number) => Math.max(0, ((x - sheet.at(0.42)) * shade) / width)
  const line = (x: number) => height * 0.89 - slope(x) * height * 0.2 + Math.sin(x / 60) * 3
  const meadow = [mix(ground[1], palette.leaf, 0.3), mix(palette.near, ground[1], 0.35)]
  const snow = [mix(ground[0], white, isNight ? 0 : 0.4), ground[1]]
  land(sheet, line, sheet.gradient(height * 0.75, height, isSnowy ? snow : meadow))
  const larch = {
    winter: sheet.depth(0.7),
    autumn: palette.leaf,
    spring: mix(palette.leaf, palette.near, 0.35),
    summer: mix(palette.leaf, palette.near, 0.35),
  }
  grove(sheet, line, {
    from: sheet.at(0.62),
    to: sheet.at(1.42),
    count: 11,
    size: [height * 0.12, height * 0.27],
    fill: sheet.depth(0.9),
    kinds: ['larch', 'spruce'],
    colors: { larch: larch[palette.season] },
  })
  const x = sheet.at(0.47)
  const y = line(x) + 3
  if (random.chance(0.6)) {
    glow(sheet, x, line(x) - 10 * unit, 110 * unit, byLight(palette, 0.5, 0.95))
    sheet.place(figures.tent, x, y, unit, palette.light)
    sheet.place(figures.tentShade, x, y, unit, palette.near, { attributes: ' opacity=".22"' })
    sheet.place('M-7 0L0-26L7 0z', x, y, unit, '#fff', { attributes: ' opacity=".7"' })
  } else chum(sheet, { x, y, scale: 0.7 * unit })
  foreground(sheet, height * 0.965, 8)
}
