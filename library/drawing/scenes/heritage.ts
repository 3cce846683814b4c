import { chum, fire, herder, hut, reindeer, storehouse } from '../camp.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import { lerp, outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, sky, smoke, snowfall, sun } from '../sky.ts'
import { grove } from '../trees.ts'

/** A camp; `spot` takes shares of the sheet: `x` of its width, `y` of its height below the edge of the ground. */
interface Camp {
  ground: number
  isMirrored: boolean
  spot: (x: number, y: number, scale: number) => { x: number; y: number; scale: number }
  /** The colour of figures in the foreground. */
  figure: string
}

const forests = [
  { nearness: 0.16, row: 0 },
  { nearness: 0.34, row: 1 },
  { nearness: 0.54, row: 2 },
]

/** A camp of the people of the taiga, in one of three compositions. */
export function heritage(sheet: Sheet) {
  const { height, palette, unit, isMirrored } = sheet
  const ground = height * 0.7
  sky(sheet, ground - height * 0.06)
  if (!palette.isNight) sun(sheet, sheet.at(0.74), height * 0.42, height * 0.05)
  clouds(sheet, { between: [height * 0.08, height * 0.3], count: 5 })
  for (const { nearness, row } of forests) {
    forest(sheet, {
      y: ground - height * (0.15 - row * 0.055),
      sway: height * 0.018,
      waves: 1.2,
      heights: [height * (0.025 + row * 0.02), height * (0.06 + row * 0.045)],
      gap: height * (0.015 + row * 0.006),
      nearness,
      mist: [height * 0.08, height * 0.1],
    })
  }
  land(sheet, ridge(sheet, ground, height * 0.012, 1), groundFill(sheet, ground - 10))
  grove(sheet, () => ground + 6, {
    from: sheet.at(0.84),
    to: sheet.at(1.3),
    count: 9,
    size: [height * 0.3, height * 0.5],
    fill: sheet.depth(0.78),
    kinds: ['spruce', 'pine'],
  })
  const spot = (x: number, y: number, scale: number) => ({
    x: sheet.at(0.5 + (x - 0.44) * 0.9),
    y: ground + height * y,
    scale: scale * unit,
  })
  storehouse(sheet, spot(0.79, 0.03, 1.5), sheet.depth(0.85))
  const compose = sheet.composition([twoTents, logHouses, tentAndFire])
  compose(sheet, { ground, isMirrored, spot, figure: sheet.depth(0.95) })
  foreground(sheet, height * 0.94, 10)
  if (palette.isSnowy) snowfall(sheet, 40, 0.6)
}

function twoTents(sheet: Sheet, { spot, figure, isMirrored }: Camp) {
  const { height, random } = sheet
  const fume = spot(0.31, -0.2, 1)
  smoke(sheet, fume.x, fume.y, height * 0.3, 0.45)
  chum(sheet, spot(0.5, 0.04, 1.25), false)
  chum(sheet, spot(0.3, 0.1, 2.1))
  reindeer(sheet, spot(0.62, 0.14, 0.95), figure, isMirrored)
  if (random.chance(0.7)) reindeer(sheet, spot(0.74, 0.1, 0.72), sheet.depth(0.82), !isMirrored)
  herder(sheet, spot(0.47, 0.15, 1), figure)
  const sledge = spot(0.14, 0.17, 1.15)
  sheet.place(figures.sledge, sledge.x, sledge.y, sledge.scale, figure, { isMirrored })
}

/** At the edge of the forest. */
function logHouses(sheet: Sheet, { ground, spot, figure, isMirrored }: Camp) {
  const { height, random, unit } = sheet
  grove(sheet, () => ground + 6, {
    count: sheet.over(7),
    size: [height * 0.2, height * 0.36],
    fill: sheet.depth(0.66),
    kinds: ['spruce', 'pine'],
  })
  const fume = spot(0.36, -0.06, 1)
  smoke(sheet, fume.x, fume.y, height * 0.3)
  hut(sheet, spot(0.56, 0.06, 1.15), false)
  hut(sheet, spot(0.34, 0.12, 1.7))
  storehouse(sheet, spot(0.14, 0.08, 1.25), sheet.depth(0.9))
  const post = (index: number) => spot(lerp(0.5, 0.98, index / 15), 0.15, 1)
  const posts = repeat(16, (index) => outline`M${post(index).x} ${post(index).y}v${-22 * unit}`)
  const rail = (y: number) => outline`M${spot(0.49, y, 1).x} ${spot(0.49, y, 1).y}H${spot(0.99, y, 1).x}`
  sheet.add(
    `<path d="${posts}${rail(0.133)}${rail(0.118)}" stroke="${figure}" stroke-width="${Math.round(3 * unit)}" fill="none"/>`,
  )
  herder(sheet, spot(0.46, 0.17, 0.95), figure)
  if (random.chance(0.6)) reindeer(sheet, spot(0.68, 0.2, 0.95), figure, !isMirrored)
}

/** One tent, one fire and three deer under a wide sky. */
function tentAndFire(sheet: Sheet, { spot, figure, isMirrored }: Camp) {
  chum(sheet, spot(0.36, 0.07, 1.7), false)
  fire(sheet, spot(0.5, 0.13, 1.1))
  herder(sheet, spot(0.455, 0.14, 0.95), figure)
  herder(sheet, spot(0.555, 0.15, 0.8), figure)
  reindeer(sheet, spot(0.66, 0.1, 0.8), sheet.depth(0.86), isMirrored)
  reindeer(sheet, spot(0.74, 0.16, 1), sheet.depth(0.9), isMirrored)
  reindeer(sheet, spot(0.2, 0.13, 0.75), sheet.depth(0.94), !isMirrored)
  const boat = spot(0.13, 0.2, 1.1)
  sheet.place(figures.boat, boat.x, boat.y, boat.scale, figure, { isMirrored })
}
