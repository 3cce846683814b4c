import { hut } from '../camp.ts'
import { mix } from '../color.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, sky, snowfall, sun } from '../sky.ts'
import { grove } from '../trees.ts'

const forests = [
  { nearness: 0.2, rise: 0 },
  { nearness: 0.4, rise: 1 },
  { nearness: 0.62, rise: 2 },
]

/** Forest behind forest, and a clearing with a hut when its window would be lit. */
export function taiga(sheet: Sheet) {
  const { width, height, palette, random } = sheet
  const horizon = height * 0.5
  const sunX = width * random.pick([0.3, 0.38, 0.62, 0.7])
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
      gap: width * (0.009 + rise * 0.004),
      nearness,
      mist: [height * 0.06, height * 0.12],
    })
    if (!hasLeaves || !rise) continue
    const color = sheet.depth(nearness)
    grove(sheet, line, {
      count: 7,
      size: [height * (0.05 + 0.03 * rise), height * (0.08 + 0.04 * rise)],
      fill: color,
      kinds: ['birch', 'larch'],
      colors: { birch: mix(palette.leaf, color, 0.35 - rise * 0.1), larch: mix(palette.leaf, color, 0.2) },
      sink: 8,
    })
  }
  clearing(sheet, sunX < width / 2, hasLeaves)
}

function clearing(sheet: Sheet, isSunLeft: boolean, hasLeaves: boolean) {
  const { width, height, palette, random } = sheet
  const ground = height * 0.76
  const near = sheet.depth(0.86)
  land(sheet, ridge(sheet, ground, height * 0.018, 1), groundFill(sheet, ground - 20))
  grove(sheet, () => ground + height * 0.03, {
    from: width * 0.02,
    to: width * 0.98,
    count: 10,
    size: [height * 0.16, height * 0.28],
    fill: sheet.depth(0.74),
    kinds: hasLeaves ? ['spruce', 'spruce', 'birch'] : ['spruce'],
    colors: { birch: palette.leaf },
  })
  if (palette.time !== 'day' || palette.isSnowy)
    hut(sheet, { x: width * (isSunLeft ? 0.47 : 0.53), y: ground + height * 0.07, scale: height / 620 })
  const [tall, low] = isSunLeft
    ? ([
        [0.62, 1.04],
        [-0.05, 0.12],
      ] as const)
    : ([
        [-0.04, 0.38],
        [0.88, 1.05],
      ] as const)
  grove(sheet, () => height * 0.93, {
    from: width * tall[0],
    to: width * tall[1],
    count: 5,
    size: [height * 0.5, height * 0.78],
    fill: near,
  })
  grove(sheet, () => height * 0.95, {
    from: width * low[0],
    to: width * low[1],
    count: 3,
    size: [height * 0.34, height * 0.6],
    fill: near,
    kinds: ['spruce', palette.isSnowy ? 'larch' : 'birch'],
    colors: { larch: sheet.depth(0.62), birch: mix(palette.leaf, palette.near, 0.25) },
  })
  foreground(sheet, height * 0.93)
  if (palette.isSnowy && random.chance(0.6)) snowfall(sheet)
}
