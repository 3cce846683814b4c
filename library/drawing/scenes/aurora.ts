import { chum, hut, type Spot } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground, land, ridge, treeline } from '../land.ts'
import { outline } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { sky, stars } from '../sky.ts'
import { grove } from '../trees.ts'

const green = { pale: '#8ff0bd', deep: '#63d9c4', bright: '#c4f7cf' }

/** Defines one ray: a unit square above the origin that fades from its foot to its top. @returns its id */
function defineRay(sheet: Sheet): string {
  const [ray, fade] = [sheet.nextId(), sheet.nextId()]
  const stop = (offset: number, color: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
  const stops =
    stop(0, green.deep, 0) + stop(0.62, green.pale, 0.34) + stop(0.93, green.bright, 0.85) + stop(1, green.pale, 0)
  sheet.define(
    `<linearGradient id="${fade}" x2="0" y1="0" y2="1">${stops}</linearGradient><path id="${ray}" fill="url(#${fade})" d="M0-1h1V0H0z"/>`,
  )
  return ray
}

/** Two curtains of rays, the nearer one lower. */
function curtains(sheet: Sheet) {
  const { width, height, random } = sheet
  const ray = defineRay(sheet)
  for (const [index, opacity] of [0.8, 0.5].entries()) {
    const foot = ridge(sheet, height * (0.6 - index * 0.17), height * 0.1, random.between(1.2, 1.7))
    const length = ridge(sheet, height * 0.4, height * 0.13, 4.6)
    const wide = height * 0.03
    let rays = ''
    for (let x = -wide * 3; x < width + wide; x += wide * random.between(0.7, 0.95)) {
      const left = x + Math.sin((x / width) * 16 + index) * wide * 1.6
      const tall = Math.abs(length(x)) * random.between(0.7, 1.1)
      const broad = wide * random.between(1.2, 2)
      if (sheet.isSeen(left - 60, left + 120))
        rays += outline`<use href="#${ray}" transform="translate(${left} ${foot(x)})scale(${broad} ${tall})"/>`
    }
    sheet.add(outline`<g transform="skewX(-7)translate(${height * 0.05})" opacity="${String(opacity)}">${rays}</g>`)
  }
}

const hutUnderLights = (sheet: Sheet, spot: Spot) => hut(sheet, spot)
const tentUnderLights = (sheet: Sheet, spot: Spot) => chum(sheet, spot)

/** Northern lights over a lit hut or tent. */
export function aurora(sheet: Sheet) {
  const { height, palette, unit: u } = sheet
  const ground = height * 0.74
  sky(sheet, ground)
  stars(sheet, height * 0.6, sheet.over(70))
  curtains(sheet)
  const hills = ridge(sheet, ground - height * 0.1, height * 0.03, 1)
  land(
    sheet,
    hills,
    sheet.gradient(ground - height * 0.14, ground, [sheet.depth(0.4), mix(palette.far, green.deep, 0.25)]),
  )
  const line = ridge(sheet, ground - height * 0.04, height * 0.02, 1.2)
  const needles = sheet.gradient(ground - height * 0.12, ground + 20, [
    sheet.depth(0.7),
    mix(sheet.depth(0.55), green.deep, 0.18),
  ])
  treeline(sheet, line, { heights: [14, 50], gap: 12, fill: needles })

  const x = sheet.at(0.52)
  const [far, near] = palette.ground
  land(
    sheet,
    ridge(sheet, ground, height * 0.012, 1),
    sheet.gradient(ground - 10, height, [mix(far, green.pale, 0.35), mix(far, near, 0.6), near]),
  )
  sheet.composition([hutUnderLights, tentUnderLights])(sheet, { x, y: ground + height * 0.08, scale: 1.2 * u })
  if (palette.isSnowy) {
    const left = outline`M${x - 12 * u} ${ground + height * 0.08}q${-40 * u} ${height * 0.06} ${-20 * u} ${height * 0.2}`
    sheet.fill(
      outline`${left}h${70 * u}q${-60 * u} ${-height * 0.12} ${-26 * u} ${-height * 0.2}z`,
      palette.light,
      ' opacity=".22"',
    )
  }
  grove(sheet, () => height * 0.9, {
    from: sheet.at(-0.44),
    to: sheet.at(0.34),
    count: 13,
    size: [height * 0.3, height * 0.6],
    fill: sheet.depth(0.92),
  })
  grove(sheet, () => ground + height * 0.06, {
    count: sheet.over(7),
    size: [height * 0.1, height * 0.17],
    fill: sheet.depth(0.85),
  })
  sheet.place(figures.person, sheet.at(0.64), ground + height * 0.13, 0.85 * u, palette.near)
  foreground(sheet, height * 0.94, 12)
}
