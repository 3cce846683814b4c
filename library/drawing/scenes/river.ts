import { boat, fire } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { ridge, strip, treeline } from '../land.ts'
import { clamp, outline, type Point } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { birds, mist, sky, sun } from '../sky.ts'
import { treeUse, type TreeKind } from '../trees.ts'

/** A point of the plain: `x` to the right and `z` away from the viewer, in units of the height of the eye. */
interface Place {
  x: number
  z: number
}
interface Bend extends Place {
  /** The direction of the stream, radians; 0 is straight away from the viewer. */
  heading: number
}

/** The plain seen from a hill. */
class Plain {
  readonly #sheet: Sheet
  readonly horizon: number
  readonly river: readonly Bend[]

  constructor(sheet: Sheet, horizon: number, river: readonly Bend[]) {
    this.#sheet = sheet
    this.horizon = horizon
    this.river = river
  }

  project({ x, z }: Place): Point {
    const focus = this.#sheet.height * 0.72
    return [this.#sheet.width / 2 + (x * focus * 1.25) / z, this.horizon + focus / z]
  }

  at(place: Place): string {
    const [x, y] = this.project(place)
    return outline`${x} ${y}`
  }

  /** The distance of a place from the middle of the river. */
  toRiver({ x, z }: Place): number {
    return Math.min(...this.river.map((bend) => Math.hypot(bend.x - x, (bend.z - z) * 0.9)))
  }

  /** A ribbon along the river. @param shift moves it to the outer side of the bends */
  ribbon(half: number, shift = 0): string {
    const bank = (side: number) =>
      this.river
        .filter(({ z }, index) => index % (z < 2.2 ? 3 : 6) === 0)
        .map(({ x, z, heading }) => {
          const offset = half * side + shift * Math.sin(heading)
          return this.at({ x: x + Math.cos(heading) * offset, z: Math.max(0.8, z - Math.sin(heading) * offset) })
        })
    return `M${bank(-1).join('L')}L${bank(1).toReversed().join('L')}z`
  }
}

/** A sine-generated curve: the shape of real meanders. @see Langbein and Leopold, River meanders (1966) */
function meander({ random }: Sheet, side: 1 | -1): Bend[] {
  const bends: Bend[] = []
  let [x, z, length] = [side * random.between(-0.35, 0.05), 0.92, 0]
  const [swing, period, phase] = [random.between(1.2, 1.45), random.between(3.3, 4), random.between(-0.4, 0.6)]
  while (z < 26 && bends.length < 700) {
    const heading = swing * Math.sin((6.283 * length) / period + phase) * side
    bends.push({ x, z, heading })
    const step = 0.035 + z * 0.01
    x += Math.sin(heading) * step
    z += Math.cos(heading) * step
    length += step
  }
  return bends
}

/** Old channels of the river: crescents in the meadow. */
function oldChannels({ random }: Sheet, plain: Plain): string {
  let path = ''
  for (let index = 0; index < 16; index += 1) {
    const z = 1 / (1 - random.between(0.15, 0.86))
    const x = random.between(-1, 1) * z * 1.2
    const [radius, start] = [random.between(0.2, 0.36), random.between(0, 6)]
    if (plain.toRiver({ x, z }) < radius + 0.32) continue
    const arc = Array.from({ length: 21 }, (_, step) => {
      const isOuter = step < 11
      const turn = isOuter ? step : 20 - step
      const angle = start + turn * 0.42
      const reach = radius * (isOuter ? 1 : 1 - 0.3 * Math.sin(turn * 0.314))
      return plain.at({ x: x + Math.cos(angle) * reach, z: Math.max(0.85, z + Math.sin(angle) * reach) })
    })
    path += `M${arc.join('L')}z`
  }
  return path
}

/** Taiga on the banks from far to near; trees are never in the river and never cover the boat. */
function bankForest(sheet: Sheet, plain: Plain, camp: Place) {
  const { height, palette, random, unit } = sheet
  const [campX] = plain.project(camp)
  const places: Place[] = []
  for (let tries = 0; tries < 300 && places.length < 90; tries += 1) {
    const z = 1.02 / (1 - random.between(0, 0.93))
    const place = { x: random.between(-1, 1) * z * 1.15, z }
    const isClear = z > camp.z || Math.abs(plain.project(place)[0] - campX) > 70 * unit
    if (plain.toRiver(place) > 0.34 && isClear) places.push(place)
  }
  const isLeafTime = palette.season === 'autumn' || palette.season === 'spring'
  const kinds: readonly [TreeKind, ...TreeKind[]] = isLeafTime ? ['spruce', 'spruce', 'birch', 'larch'] : ['spruce']
  let [run, runColor] = ['', '']
  const flush = () => {
    if (run) sheet.add(`<g fill="${runColor}">${run}</g>`)
    run = ''
  }
  for (const place of places.toSorted((one, other) => other.z - one.z)) {
    const { z } = place
    const kind = random.pick(kinds)
    const tall = (height * 0.3 * random.between(0.75, 1.2)) / z
    if (tall < 9) continue
    const needles = sheet.depth(clamp(Math.round((1.1 - z / 10) * 5) / 5, 0.3, 0.95))
    const color = kind === 'spruce' ? needles : mix(palette.leaf, palette.far, clamp(z / 16, 0, 0.5))
    if (color !== runColor) flush()
    runColor = color
    run += treeUse(sheet, kind, ...plain.project(place), tall)
  }
  flush()
}

function plainFill(sheet: Sheet, horizon: number) {
  const { ground, sky: air, far } = sheet.palette
  const stops = [mix(ground[0], air[2], 0.6), mix(ground[0], far, 0.12), mix(ground[0], ground[1], 0.55), ground[1]]
  return sheet.gradient(horizon, sheet.height, stops)
}

/** A river in the plain, seen from a hill, with a boat on it or a fire on the ice. */
export function river(sheet: Sheet) {
  const { width, height, palette, random, unit } = sheet
  const horizon = height * random.between(0.28, 0.33)
  const side = sheet.isMirrored ? -1 : 1
  sky(sheet, horizon + 10, 6)
  if (!palette.isNight) sun(sheet, sheet.at(0.62), horizon - height * random.between(0.03, 0.08), height * 0.036)
  for (const row of [0, 1]) {
    const line = ridge(sheet, horizon - 1 + row * 7, height * 0.01, 1)
    treeline(sheet, line, {
      heights: [3 + row * 3, 10 + row * 6],
      gap: 11 + row * 4,
      fill: sheet.depth(0.14 + row * 0.14),
      bottom: horizon + 20,
    })
  }
  sheet.fill(strip(sheet, horizon + 5, height), plainFill(sheet, horizon))

  const plain = new Plain(sheet, horizon, meander(sheet, side))
  const { ground, water } = palette
  const shine = mix(water[0], palette.light, palette.isNight ? 0.1 : 0.35)
  const stream = sheet.gradient(horizon, height, [shine, water[0], [mix(water[0], water[1], 0.6), 1, 0.4], water[1]])
  sheet.fill(plain.ribbon(0.62, 0.25), mix(ground[0], palette.leaf, 0.25), ' opacity=".4"')
  const channels = oldChannels(sheet, plain)
  if (channels) sheet.fill(channels, stream)
  const sand = palette.isSnowy
    ? mix(ground[0], ground[1], 0.7)
    : mix('#f1e2bf', ground[1], palette.isNight ? 0.6 : 0.22)
  sheet.fill(plain.ribbon(0.235, 0.07), sand)
  sheet.fill(plain.ribbon(0.19), stream)

  const isInView = (bend: Bend) => bend.z > 1.7 && Math.abs(plain.project(bend)[0] - width / 2) < sheet.stage * 0.2
  const camp = plain.river.find(isInView) ?? plain.river[30] ?? { x: 0, z: 2 }
  bankForest(sheet, plain, camp)
  mist(sheet, horizon - 6, horizon + height * 0.1, 0.5)
  const [x, y] = plain.project(camp)
  if (palette.isSnowy) {
    fire(sheet, { x, y, scale: 0.55 * unit })
    sheet.place(figures.person, x + 24 * unit, y + 2, 0.7 * unit, palette.near)
  } else boat(sheet, { x, y, scale: unit * 0.62 }, side < 0)
  birds(sheet, sheet.at(random.between(0.3, 0.7)), height * 0.13, 6, unit)
}
