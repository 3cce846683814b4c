import { boat, box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { foreground, forest, ridge, treeline } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, sky, sun } from '../sky.ts'
import { glints, lake } from '../water.ts'

interface Street {
  y: number
  heights: readonly [low: number, high: number]
  widths: readonly [narrow: number, wide: number]
  nearness: number
  /** A gap in the row for the bridge. */
  gap?: readonly [left: number, right: number]
}

/** A row of houses with some lit windows. */
function street(sheet: Sheet, { y, heights, widths, nearness, gap }: Street) {
  const { width, palette, random } = sheet
  const paths = { houses: '', dark: '', lit: '', snow: '' }
  for (let x = -20; x < width + 10;) {
    const [wide, tall] = [random.between(...widths), random.between(...heights)]
    if (gap && x + wide > gap[0] && x < gap[1]) {
      x += wide * 0.5
      continue
    }
    const isSeen = sheet.isSeen(x, x + wide)
    if (isSeen) paths.houses += outline`M${x} ${y}v${-tall}h${wide}v${tall}z`
    if (palette.isSnowy && isSeen) paths.snow += outline`M${x - 1} ${y - tall}h${wide + 2}v-4h${-(wide + 2)}z`
    const step = Math.max(7, wide / Math.max(3, Math.round(wide / 9)))
    for (let column = x + step * 0.6; column < x + wide - 3; column += step) {
      const windows = random.chance(palette.time === 'day' ? 0.12 : 0.45) ? 'lit' : 'dark'
      if (isSeen) paths[windows] += outline`M${column} ${y - tall + 8}v${tall - 14}`
    }
    x += wide + (random.chance(0.3) ? random.between(4, 14) : 1)
  }
  const color = sheet.depth(nearness)
  sheet.fill(paths.houses, sheet.gradient(y - heights[1], y, [color, mix(color, palette.sky[2], 0.35)]))
  if (paths.snow) sheet.fill(paths.snow, '#fff', ` opacity="${palette.isNight ? 0.35 : 0.85}"`)
  const dark = `<path d="${paths.dark}" stroke="${mix(color, white, 0.3)}" stroke-dasharray="4 7" opacity=".5"/>`
  const lit = `<path d="${paths.lit}" stroke="${palette.light}" stroke-dasharray="4 7 4 18"/>`
  sheet.add(`<g fill="none" stroke-width="3">${dark}${lit}</g>`)
}

/** A cable-stayed bridge with one pylon. @param y of the water */
function bridge(sheet: Sheet, x: number, y: number) {
  const { stage: width, height, palette, unit: u } = sheet
  const color = sheet.depth(0.62)
  const top = y - height * 0.4
  const cable = (index: number, side: number) =>
    outline`M${x} ${top + index * 6 * u}L${x + side * index * width * 0.034} ${y - 26 * u}`
  const cables = repeat(8, (index) => cable(index + 1, -1) + cable(index + 1, 1))
  sheet.add(`<path d="${cables}" stroke="${color}" stroke-width="1.4" opacity=".8"/>`)
  const legs = outline`L${x + 9 * u} ${y + 4}h${-7 * u}L${x} ${y - 60 * u}L${x - 2 * u} ${y + 4}z`
  sheet.fill(outline`M${x - 9 * u} ${y + 4}L${x - 3 * u} ${top - 8 * u}h${6 * u}${legs}`, color)
  sheet.fill(box(x - width * 0.36, y - 27 * u, width * 0.72, 6 * u), color)
  sheet.fill(
    [-0.3, -0.18, 0.18, 0.3].map((share) => box(x + share * width - 3 * u, y - 24 * u, 6 * u, 28 * u)).join(''),
    color,
  )
  sheet.fill(box(x - 2 * u, top - 12 * u, 4 * u, 5 * u), palette.light)
}

const nearStreet = (sheet: Sheet, y: number, gap?: Street['gap']) =>
  street(sheet, {
    y: y + 2,
    heights: [sheet.height * 0.05, sheet.height * 0.17],
    widths: [26, 52],
    nearness: 0.55,
    ...(gap && { gap }),
  })

/** A row of houses, and a cable-stayed bridge in front of it. @returns x of the church, for its reflection */
function bridgeAndChurch(sheet: Sheet, y: number): number {
  const ends = [sheet.at(0.02), sheet.at(0.6)]
  bridge(sheet, sheet.at(0.36), y)
  nearStreet(sheet, y, [Math.min(...ends), Math.max(...ends)])
  church(sheet, sheet.at(0.67), y)
  return sheet.at(0.67)
}

/** A tall stele with lit windows over the houses. */
function stele(sheet: Sheet, y: number): number {
  const { palette, unit: u } = sheet
  const x = sheet.at(0.54)
  nearStreet(sheet, y)
  sheet.fill(outline`M${x - 26 * u} ${y}L${x} ${y - 230 * u}L${x + 26 * u} ${y}z`, sheet.depth(0.7))
  sheet.fill(outline`M${x} ${y - 230 * u}L${x + 26 * u} ${y}H${x + 4 * u}z`, palette.near, ' opacity=".35"')
  sheet.fill(box(x - 9 * u, y - 70 * u, 18 * u, 5 * u) + box(x - 5 * u, y - 140 * u, 10 * u, 4 * u), palette.light)
  return x
}

/** Tall houses between lower ones. */
function skyline(sheet: Sheet, y: number): number {
  const { height, unit: u } = sheet
  const spire = sheet.at(0.5)
  nearStreet(sheet, y)
  const towers = [
    { share: 0.4, tall: 0.3, wide: 54 },
    { share: 0.5, tall: 0.37, wide: 62 },
    { share: 0.61, tall: 0.26, wide: 58 },
  ]
  for (const { share, tall, wide } of towers) tower(sheet, sheet.at(share), y + 2, wide * u, tall * height)
  sheet.fill(box(spire - 2 * u, y - height * 0.37 - 46 * u, 4 * u, 46 * u), sheet.depth(0.7))
  sheet.fill(box(spire - 4 * u, y - height * 0.37 - 52 * u, 8 * u, 8 * u), sheet.palette.light)
  return spire
}

function tower(sheet: Sheet, x: number, y: number, wide: number, tall: number) {
  const { palette, random, unit: u } = sheet
  const color = sheet.depth(0.66)
  const rows = { lit: '', dark: '' }
  for (let top = 12 * u; top < tall - 14 * u; top += 15 * u)
    for (const share of [-0.33, -0.11, 0.11, 0.33])
      rows[random.chance(palette.time === 'day' ? 0.14 : 0.5) ? 'lit' : 'dark'] += box(
        x + share * wide - 3 * u,
        y - tall + top,
        6 * u,
        8 * u,
      )
  sheet.fill(
    box(x - wide / 2, y - tall, wide, tall),
    sheet.gradient(y - tall, y, [color, mix(color, palette.sky[2], 0.25)]),
  )
  if (palette.isSnowy) sheet.fill(box(x - wide / 2 - 2, y - tall - 4, wide + 4, 5), '#fff', ' opacity=".8"')
  sheet.fill(rows.dark, mix(color, white, 0.3), ' opacity=".5"')
  sheet.fill(rows.lit, palette.light)
}

function dome(x: number, y: number, radius: number): string {
  const r = (times: number) => radius * times
  const onion = outline`q${r(1.5)} ${r(1.1)} ${r(0.7)} ${r(2.1)}h${r(-1.4)}q${r(-0.8)} ${r(-1)} ${r(0.7)} ${r(-2.1)}z`
  return outline`M${x} ${y - r(2.1)}${onion}M${x - 1} ${y - r(2.8)}h2v${r(1)}h-2z`
}

/** A church with four golden domes. */
function church(sheet: Sheet, x: number, y: number) {
  const { palette, unit: u } = sheet
  const walls: [x: number, top: number, width: number, height: number][] = [
    [-34, 58, 68, 58],
    [-10, 98, 20, 48],
    [-30, 78, 12, 28],
    [18, 78, 12, 28],
    [42, 92, 18, 92],
  ]
  const domes: [x: number, y: number, radius: number][] = [
    [0, 98, 13],
    [-24, 78, 8],
    [24, 78, 8],
    [51, 92, 10],
  ]
  const wall = mix('#f5f2ea', palette.near, palette.isNight ? 0.62 : 0.14)
  sheet.fill(
    walls.map(([left, top, width, height]) => box(x + left * u, y - top * u, width * u, height * u)).join(''),
    wall,
  )
  sheet.fill(domes.map(([left, top, radius]) => dome(x + left * u, y - top * u, radius * u)).join(''), palette.light)
  sheet.fill(outline`M${x - 6 * u} ${y}v${-22 * u}q${6 * u} ${-8 * u} ${12 * u} 0v${22 * u}z`, sheet.depth(0.6))
}

/** A town at the water: with a bridge and a church, or with a stele. */
export function town(sheet: Sheet) {
  const { height, palette, unit } = sheet
  const shore = height * 0.62
  const sunX = sheet.at(0.3)
  sky(sheet, shore)
  if (!palette.isNight) sun(sheet, sunX, shore - height * 0.16, height * 0.045)
  clouds(sheet, { between: [height * 0.06, height * 0.36], count: 5 })
  const haze = mix(palette.sky[2], palette.far, 0.5)
  const size = { heights: [8, 26], gap: 9 } as const
  forest(sheet, {
    ...size,
    y: shore - height * 0.05,
    sway: height * 0.03,
    waves: 1,
    nearness: 0.2,
    mist: [height * 0.07, height * 0.05],
    haze,
  })

  street(sheet, { y: shore - 2, heights: [height * 0.06, height * 0.2], widths: [22, 44], nearness: 0.3 })
  const landmark = sheet.composition([bridgeAndChurch, stele, skyline])
  const landmarkX = landmark(sheet, shore)
  treeline(sheet, ridge(sheet, shore + 6, 2, 1), {
    heights: [5, 22],
    gap: 12,
    fill: sheet.depth(0.8),
    bottom: shore + 10,
    clearings: 0.3,
  })
  lake(sheet, shore + 9, { lightX: sunX, opacity: 0.6 })
  if (palette.time !== 'day')
    glints(sheet, {
      x: landmarkX,
      top: shore + 14,
      bottom: height * 0.86,
      spread: sheet.stage * 0.06,
      opacity: 0.6,
      count: 10,
    })
  if (!palette.isSnowy) boat(sheet, { x: sheet.at(0.42), y: height * 0.86, scale: 0.8 * unit }, sheet.isMirrored)
  foreground(sheet, height * 0.95, 8)
}
