import { hut } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import { outline } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, sky, snowfall, sun } from '../sky.ts'
import { grove } from '../trees.ts'
import { glints } from '../water.ts'

const forests = [
  { nearness: 0.2, rise: 0 },
  { nearness: 0.4, rise: 1 },
  { nearness: 0.62, rise: 2 },
]

/** Several layers of forest, and a clearing, with a hut at hours when its window is lit. */
export function taiga(sheet: Sheet) {
  const { height, palette, random } = sheet
  const horizon = height * 0.5
  const sunX = sheet.at(random.pick([0.6, 0.66, 0.72]))
  sky(sheet, horizon + height * 0.08)
  if (!palette.isNight) sun(sheet, sunX, horizon - height * random.between(0.04, 0.12), height * 0.045)
  clouds(sheet, { between: [height * 0.08, height * 0.34], count: 5 })
  const hills = ridge(sheet, horizon - height * 0.03, height * 0.05, 1)
  land(
    sheet,
    hills,
    sheet.gradient(horizon - 60, horizon + 60, [sheet.depth(0.08), mix(palette.sky[2], palette.far, 0.4)]),
  )

  const hasLeaves = palette.season === 'spring' || palette.season === 'autumn'
  for (const { nearness, rise } of forests) {
    const line = forest(sheet, {
      y: horizon + height * (0.02 + rise * 0.085),
      sway: height * 0.03,
      waves: 1.3 + rise * 0.3,
      heights: [height * (0.02 + rise * 0.016), height * (0.05 + rise * 0.04)],
      gap: height * (0.0135 + rise * 0.006),
      nearness,
      mist: [height * 0.06, height * 0.12],
    })
    if (!hasLeaves || !rise) continue
    const color = sheet.depth(nearness)
    grove(sheet, line, {
      count: sheet.over(7),
      size: [height * (0.05 + 0.03 * rise), height * (0.08 + 0.04 * rise)],
      fill: color,
      kinds: ['birch', 'larch'],
      colors: { birch: mix(palette.leaf, color, 0.35 - rise * 0.1), larch: mix(palette.leaf, color, 0.2) },
      sink: 8,
    })
  }
  clearing(sheet, hasLeaves)
}

function cabin(sheet: Sheet, ground: number) {
  const { height } = sheet
  hut(sheet, { x: sheet.at(0.53), y: ground + height * 0.07, scale: height / 560 })
}

/** A small lake in the clearing. */
function pond(sheet: Sheet, ground: number) {
  const { height, palette } = sheet
  const [x, y, half] = [sheet.at(0.62), ground + height * 0.1, height * 0.42]
  const [far, near] = palette.water
  const shore = outline`M${x - half} ${y}q${half * 0.3} ${-height * 0.06} ${half} ${-height * 0.06}t${half} ${height * 0.05}q${-half * 0.2} ${height * 0.07} ${-half} ${height * 0.07}t${-half} ${-height * 0.06}z`
  sheet.fill(shore, sheet.gradient(y - height * 0.06, y + height * 0.07, [far, mix(far, near, 0.5), near]))
  if (palette.isNight) return
  glints(sheet, {
    x: sheet.at(0.64),
    top: y - height * 0.04,
    bottom: y + height * 0.05,
    spread: height * 0.2,
    count: 8,
  })
}

/** A path into the forest, and someone on it. */
function path(sheet: Sheet, ground: number) {
  const { height, palette, unit } = sheet
  const x = (share: number) => sheet.at(share)
  const sand = palette.isSnowy ? palette.ground[1] : mix('#e6d3ac', palette.ground[1], palette.isNight ? 0.6 : 0.25)
  const near = outline`M${x(0.44)} ${height}C${x(0.52)} ${height * 0.9} ${x(0.68)} ${height * 0.86} ${x(0.6)} ${ground + 4}`
  sheet.fill(outline`${near}h6C${x(0.74)} ${height * 0.86} ${x(0.66)} ${height * 0.92} ${x(0.7)} ${height}z`, sand)
  sheet.place(figures.person, x(0.61), ground + height * 0.085, 0.95 * unit, palette.near)
  sheet.place(figures.person, x(0.636), ground + height * 0.09, 0.66 * unit, palette.light)
}

function clearing(sheet: Sheet, hasLeaves: boolean) {
  const { height, palette, random } = sheet
  const ground = height * 0.76
  const near = sheet.depth(0.86)
  land(sheet, ridge(sheet, ground, height * 0.018, 1), groundFill(sheet, ground - 20))
  grove(sheet, () => ground + height * 0.03, {
    count: sheet.over(10),
    size: [height * 0.16, height * 0.28],
    fill: sheet.depth(0.74),
    kinds: hasLeaves ? ['spruce', 'spruce', 'birch'] : ['spruce'],
    colors: { birch: palette.leaf },
  })
  sheet.composition([cabin, pond, path])(sheet, ground)
  grove(sheet, () => height * 0.93, {
    from: sheet.at(-0.42),
    to: sheet.at(0.34),
    count: 11,
    size: [height * 0.5, height * 0.78],
    fill: near,
  })
  grove(sheet, () => height * 0.95, {
    from: sheet.at(0.86),
    to: sheet.at(1.42),
    count: 9,
    size: [height * 0.34, height * 0.6],
    fill: near,
    kinds: ['spruce', palette.isSnowy ? 'larch' : 'birch'],
    colors: { larch: sheet.depth(0.62), birch: mix(palette.leaf, palette.near, 0.25) },
  })
  foreground(sheet, height * 0.93)
  if (palette.isSnowy && random.chance(0.6)) snowfall(sheet)
}
