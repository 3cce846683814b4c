import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land } from '../land.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, sky, sun } from '../sky.ts'

interface Herd {
  /** Positions as shares of the stage. */
  sun: number
  person: number
  beasts: readonly { x: number; scale: number; nearness: number }[]
}

const herds: readonly [Herd, ...Herd[]] = [
  {
    sun: 0.57,
    person: 0.47,
    beasts: [
      { x: 0.6, scale: 1.95, nearness: 0.92 },
      { x: 0.33, scale: 1.45, nearness: 0.87 },
      { x: 0.12, scale: 1, nearness: 0.82 },
      { x: 0.84, scale: 0.8, nearness: 0.75 },
    ],
  },
  {
    sun: 0.44,
    person: 0.72,
    beasts: [
      { x: 0.5, scale: 2.5, nearness: 0.93 },
      { x: 0.02, scale: 0.7, nearness: 0.7 },
      { x: -0.1, scale: 0.6, nearness: 0.66 },
    ],
  },
  {
    sun: 0.5,
    person: 0.6,
    beasts: [
      { x: 0.68, scale: 1.25, nearness: 0.82 },
      { x: 0.5, scale: 0.75, nearness: 0.88 },
      { x: 0.33, scale: 1.6, nearness: 0.9 },
      { x: 1.02, scale: 1.1, nearness: 0.75 },
      { x: 1.22, scale: 0.7, nearness: 0.7 },
    ],
  },
]

/** A herd on a hill against a large low sun, and a person for scale. */
export function mammoth(sheet: Sheet) {
  const { height, palette, unit, isMirrored } = sheet
  const ground = height * 0.74
  const composed = sheet.composition(herds)
  sky(sheet, ground)
  const moon = mix(palette.light, white, 0.35)
  sun(
    sheet,
    sheet.at(composed.sun),
    height * 0.44,
    height * (palette.isNight ? 0.08 : 0.13),
    palette.isNight ? moon : palette.light,
  )
  clouds(sheet, {
    between: [height * 0.1, height * 0.44],
    count: 7,
    color: mix(palette.sky[1], white, 0.3),
    opacity: 0.4,
  })
  forest(sheet, {
    y: ground - height * 0.1,
    sway: height * 0.04,
    waves: 1,
    heights: [10, 38],
    gap: 11,
    nearness: 0.26,
    mist: [height * 0.1, height * 0.1],
    haze: mix(palette.sky[2], palette.far, 0.4),
  })
  forest(sheet, {
    y: ground - height * 0.03,
    sway: height * 0.02,
    waves: 1,
    heights: [14, 52],
    gap: 14,
    nearness: 0.45,
    mist: [height * 0.07, height * 0.03 + 30],
    haze: mix(sheet.depth(0.45), palette.sky[2], 0.4),
  })
  const hill = (x: number) => ground + height * 0.06 - Math.sin((x / sheet.width) * 3.14) * height * 0.06
  land(sheet, hill, groundFill(sheet, ground - height * 0.04))
  const ivory = mix('#f6efe0', palette.near, palette.isNight ? 0.45 : 0.1)
  for (const { x, scale, nearness } of composed.beasts) {
    const [left, foot] = [sheet.at(x), hill(sheet.at(x)) + 8 * unit]
    sheet.place(figures.mammoth, left, foot, scale * unit, sheet.depth(nearness), { isMirrored })
    sheet.placeLine(figures.tusks, left, foot, scale * unit, ivory, 4, isMirrored)
  }
  const person = sheet.at(composed.person)
  sheet.place(figures.person, person, hill(person) + 12 * unit, 0.55 * unit, palette.light)
  foreground(sheet, height * 0.93, 10)
}
