import { boat, chum, hut, reindeer } from './camp.ts'
import { mix, white } from './color.ts'
import { figures } from './figures.ts'
import { land, ridge, treeline, type Ridge } from './land.ts'
import { horizon } from './noon.ts'
import { lerp, outline, repeat } from './numbers.ts'
import type { Palette } from './palette.ts'
import { drawNoons, drawSky, drawSun } from './panorama-sky.ts'
import { createRandom, hash } from './random.ts'
import { Sheet } from './sheet.ts'
import { birds } from './sky.ts'
import { treeUse, type TreeKind } from './trees.ts'
import { april, july, june, palettes, Year } from './year.ts'

export { noonSun, sunPlace } from './noon.ts'

/** Hills and three forests, from far to near. */
function drawForests(year: Year) {
  const { sheet } = year
  const { height } = sheet
  const base = height * horizon
  land(
    sheet,
    ridge(sheet, base - height * 0.06, height * 0.05, 3),
    year.fill(({ far, sky }) => mix(far, sky[2], 0.35)),
  )
  for (const [row, nearness] of [0.2, 0.42, 0.66].entries()) {
    const y = base + height * (row * 0.055 - 0.01)
    const line = ridge(sheet, y, height * 0.02, 4)
    const fill = year.fill(({ far, near }) => mix(far, near, nearness))
    treeline(sheet, line, {
      heights: [height * (0.02 + row * 0.014), height * (0.055 + row * 0.035)],
      gap: 12 + row * 5,
      fill,
    })
    year.haze(
      y - height * 0.03,
      height * 0.1,
      year.fill(({ far, sky }) => mix(far, sky[2], 0.5)),
      0.6,
    )
  }
}

/** Larches, birches and spruces that change month by month. */
function drawTrees(year: Year, bank: number) {
  const { height, random } = year.sheet
  for (const [month, palette] of palettes.entries()) {
    const hasLeaves = month >= april && month <= 9
    const needles = mix(palette.far, palette.near, 0.82)
    const leaf = month === april ? mix('#b9a48c', palette.near, 0.3) : palette.leaf
    for (let index = 0; index < 5; index += 1) {
      const kind: TreeKind = hasLeaves && random.chance(0.45) ? random.pick(['birch', 'larch']) : 'spruce'
      const x = year.monthWidth * (month + random.between(0, 1))
      const [y, tall] = [bank + random.between(2, 12), height * random.between(0.1, 0.19)]
      const sheet = year.in(month)
      sheet.add(treeUse(sheet, kind, x, y, tall, ` fill="${kind === 'spruce' ? needles : leaf}"`))
    }
  }
}

const iceOrWater = ({ isSnowy, isNight, water }: Palette, month: number) =>
  isSnowy || month === april ? mix(white, water[1], isNight ? 0.75 : 0.34) : mix(water[0], water[1], 0.55)

/** The river: ice, drifting ice in April and May, open water, ice again. @param top y of the far shore */
function drawRiver(year: Year, top: number) {
  const { sheet, monthWidth, unit } = year
  const { width, height, random } = sheet
  land(sheet, ridge(sheet, top, height * 0.006, 6), year.fill(iceOrWater))
  const shine = year.fill(({ isSnowy, isNight, water }) =>
    isSnowy ? mix(white, water[1], isNight ? 0.85 : 0.15) : water[1],
  )
  year.haze(top, height * 0.16, shine, 0.75)
  const strokes = (from: number, to: number, count: number, color: string, opacity: number, longest = 90) => {
    const path = repeat(count, () => {
      const y = random.between(top + 8, height * 0.9)
      const nearness = (y - top) / (height * 0.2) + 0.3
      return outline`M${random.between(from, to)} ${y}h${random.between(0.2, 1) * longest * nearness}`
    })
    sheet.stroke(path, color, Math.round(2.4 * unit), ` opacity="${opacity}"`)
  }
  strokes(monthWidth * 5, monthWidth * 10, 46, '#fff', 0.4)
  strokes(monthWidth * 5.1, monthWidth * 5.9, 12, '#ffd6a8', 0.9)
  strokes(0, monthWidth * 3.4, 14, '#fff', 0.35, 160)
  strokes(monthWidth * 10.4, width, 9, '#fff', 0.3, 160)
  drawFloes(year, top)
}

function drawFloes({ sheet, monthWidth }: Year, top: number) {
  const { height, random } = sheet
  const path = repeat(42, () => {
    const x = monthWidth * random.between(3.7, 5.05)
    const y = random.between(top + 4, height * 0.92)
    const melting = 1 - Math.max(0, x / monthWidth - 4.6)
    const s = lerp(0.4, 1.5, (y - top) / (height * 0.2)) * random.between(0.6, 1.2) * melting
    return s < 0.15
      ? ''
      : outline`M${x} ${y}l${20 * s} ${-5 * s} ${24 * s} ${2 * s} ${12 * s} ${6 * s} ${-22 * s} ${5 * s} ${-26 * s} ${-s}z`
  })
  sheet.fill(path, '#f6fbfc', ' opacity=".92"')
}

/** People and their activities, month by month. */
function drawLife(year: Year, { bank, river, inks }: { bank: number; river: number; inks: PanoramaInks }) {
  const { unit } = year
  const { height } = year.sheet
  const near = (month: number) => year.in(month).palette.near
  hut(year.in(0), { x: year.middle(0) + year.monthWidth * 0.05, y: bank + 8, scale: 0.9 * unit })
  drawTeam(year, river + height * 0.07)
  birds(year.in(4), year.middle(4), height * 0.2, 9, 1.5 * unit, '#24414b')
  boat(year.in(june), { x: year.middle(june) + 10 * unit, y: river + height * 0.09, scale: 0.78 * unit }, false)
  const [tentX, tentY] = [year.middle(7), bank + 8]
  year.sheet.place(figures.tent, tentX, tentY, 0.95 * unit, inks.accent)
  year.sheet.place(figures.tentShade, tentX, tentY, 0.95 * unit, near(7), { attributes: ' opacity=".25"' })
  year.sheet.place(figures.person, tentX + 50 * unit, tentY + 4, 0.62 * unit, near(7))
  year.sheet.place(figures.person, tentX + 66 * unit, tentY + 5, 0.44 * unit, near(7))
  birds(year.in(9), year.middle(9) - 20 * unit, height * 0.3, 8, 1.2 * unit, '#26353a')
  chum(year.in(11), { x: year.middle(11) - 20 * unit, y: bank + 12, scale: 0.92 * unit })
  year.sheet.place(figures.person, year.middle(11) + 44 * unit, bank + 16, 0.62 * unit, inks.figure)
}

/** March: a reindeer team on the ice. */
function drawTeam(year: Year, y: number) {
  const { sheet, unit } = year
  const march = 2
  const x = year.middle(march)
  const { near } = year.in(march).palette
  for (const index of [0, 1])
    reindeer(sheet, { x: x + 6 + index * 34 * unit, y: y + index * 4, scale: 0.62 * unit }, near, false)
  sheet.place(figures.sledge, x - 78 * unit, y + 6, 0.7 * unit, near)
  sheet.place(figures.parka, x - 76 * unit, y - 8 * unit, 0.62 * unit, near)
  sheet.stroke(outline`M${x - 76 * unit} ${y - 30 * unit}L${x + 10 * unit} ${y - 26 * unit}`, near, 1.6)
}

/** The near bank, with grass from May to October. */
function drawNearBank(year: Year) {
  const { sheet, monthWidth, unit } = year
  const { height, random } = sheet
  const line: Ridge = ridge(sheet, height * 0.9, height * 0.012, 4)
  const soil = ({ ground, near }: Palette) => mix(ground[1], near, 0.45)
  const snow = ({ ground, near, isNight }: Palette) => mix(ground[1], isNight ? near : white, isNight ? 0.35 : 0.5)
  land(
    sheet,
    line,
    year.fill((palette) => (palette.isSnowy ? snow(palette) : soil(palette))),
  )
  const grass = repeat(110, () => {
    const x = monthWidth * random.between(4.2, 10.3)
    const [blade, bend] = [random.between(8, 26) * unit, random.between(-7, 7)]
    return outline`M${x} ${line(x) + 3}q${bend * 0.2} ${-blade * 0.6} ${bend} ${-blade}q0 ${blade * 0.5} ${3 - bend} ${blade}z`
  })
  sheet.fill(grass, year.fill(soil))
}

/** The colours of people and their things, `#rrggbb`; those of nature depend on the season. */
export interface PanoramaInks {
  /** The tent of August. */
  accent: string
  /** The person who comes home in December. */
  figure: string
}

export interface PanoramaOptions {
  seed: string
  /** px; the picture may be stretched to any other ratio. */
  width: number
  height: number
  /** The latitude of the region, degrees: it determines the height of the noon sun. */
  latitude: number
  /** The month whose sun is drawn, 1 to 12; if left out, there is no sun. */
  sun?: number
  inks?: PanoramaInks
}

const libraryInks: PanoramaInks = { accent: '#ffb938', figure: '#071a22' }

/**
 * The year as one landscape: twelve months from left to right, one river through all of them.
 * @returns a complete SVG
 */
export function panorama({ seed, width, height, latitude, sun, inks = libraryInks }: PanoramaOptions): string {
  const sheet = new Sheet({
    width,
    height,
    palette: july,
    random: createRandom(hash(seed)),
    prefix: `p${hash(seed).toString(36)}-`,
  })
  const year = new Year(sheet)
  drawSky(year)
  drawNoons(year, latitude)
  if (sun !== undefined) drawSun(year, sun, latitude)
  drawForests(year)
  const bank = height * (horizon + 0.13)
  land(
    sheet,
    ridge(sheet, bank, height * 0.008, 5),
    year.fill(({ ground, sky }) => mix(ground[0], sky[2], 0.12)),
  )
  drawTrees(year, bank)
  const river = bank + height * 0.055
  drawRiver(year, river)
  drawLife(year, { bank, river, inks })
  drawNearBank(year)
  return sheet.toSvg(`0 0 ${width} ${height}`, 'none')
}
