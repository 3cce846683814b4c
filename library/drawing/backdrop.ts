import { mix } from './color.ts'
import { forest, groundFill, land, ridge } from './land.ts'
import type { Sheet } from './sheet.ts'
import { clouds, sky, sun } from './sky.ts'
import { grove, type TreeKind } from './trees.ts'

interface Backdrop {
  /** y of the edge of the open ground. */
  ground: number
  /** The position of the sun: a share of the stage, and y. */
  sun: readonly [share: number, y: number]
}

/** The sky, two forests in the mist and open ground in front of them. */
export function backdrop(sheet: Sheet, { ground, sun: [share, y] }: Backdrop) {
  const { height, palette } = sheet
  sky(sheet, ground - height * 0.08)
  if (!palette.isNight) sun(sheet, sheet.at(share), y, height * 0.044)
  clouds(sheet, { between: [height * 0.06, height * 0.32], count: 7 })
  for (const row of [0, 1])
    forest(sheet, {
      y: ground - height * (0.13 - row * 0.07),
      sway: height * 0.025,
      waves: 1.4,
      heights: [height * (0.02 + row * 0.015), height * (0.07 + row * 0.035)],
      gap: height * (0.018 + row * 0.006),
      nearness: 0.2 + row * 0.2,
      mist: [height * 0.1, height * 0.12],
      haze: mix(palette.sky[2], palette.far, 0.3),
    })
  land(sheet, ridge(sheet, ground, height * 0.008, 1), groundFill(sheet, ground - 10))
}

export const leafyKinds = ({ palette }: Sheet): readonly [TreeKind, ...TreeKind[]] =>
  palette.isSnowy ? ['spruce'] : ['spruce', 'birch', 'birch']

/** Trees behind a building, lower than it. */
export function treesBehind(sheet: Sheet, ground: number, size: readonly [low: number, high: number] = [0.2, 0.34]) {
  const { height, palette } = sheet
  grove(sheet, () => ground + height * 0.015, {
    count: sheet.over(9),
    size: [height * size[0], height * size[1]],
    fill: sheet.depth(0.62),
    kinds: leafyKinds(sheet),
    colors: { birch: mix(palette.leaf, palette.near, palette.season === 'autumn' ? 0.08 : 0.3) },
  })
}

/** Tall trees that frame the stage on both sides. */
export function treesBeside(sheet: Sheet, foot = 0.94) {
  const { height, palette } = sheet
  const sides = [
    { from: sheet.at(-0.44), to: sheet.at(0.1), count: 8, size: [height * 0.42, height * 0.7] },
    { from: sheet.at(0.93), to: sheet.at(1.44), count: 8, size: [height * 0.3, height * 0.55] },
  ] as const
  for (const side of sides)
    grove(sheet, () => height * foot, {
      ...side,
      fill: sheet.depth(0.92),
      kinds: leafyKinds(sheet),
      colors: { birch: mix(palette.leaf, palette.near, 0.3) },
    })
}
