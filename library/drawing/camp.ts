import { mix, white } from './color.ts'
import { figures } from './figures.ts'
import { outline } from './numbers.ts'
import type { Sheet } from './sheet.ts'
import { byLight, glow } from './sky.ts'

/** The position of a figure on the sheet: its foot, and its scale. */
export interface Spot {
  x: number
  y: number
  scale: number
}

/** A rectangle as path data. @param y of its top */
export const box = (x: number, y: number, width: number, height: number) =>
  outline`M${x} ${y}h${width}v${height}h${-width}z`

/** The colour of snow on a roof; at night it is tinted like the distant forest. */
export const roofSnow = ({ palette }: Sheet) => (palette.isNight ? mix(white, palette.far, 0.5) : white)

/** A log hut. */
export function hut(sheet: Sheet, { x, y, scale: s }: Spot, isLit = true) {
  const { palette } = sheet
  const wall = sheet.depth(0.92)
  const snow = palette.isNight ? mix(palette.ground[0], palette.near, 0.25) : white
  const ridgeTop = y - (palette.isSnowy ? 88 : 80) * s
  sheet.fill(outline`M${x - 40 * s} ${y}v${-34 * s}L${x} ${y - 66 * s}L${x + 40 * s} ${y - 34 * s}V${y}z`, wall)
  const eaves = outline`M${x - 50 * s} ${y - 26 * s}L${x} ${y - 72 * s}L${x + 50 * s} ${y - 26 * s}l${-3 * s} ${-9 * s}`
  sheet.fill(outline`${eaves}L${x} ${ridgeTop}L${x - 47 * s} ${y - 35 * s}z`, palette.isSnowy ? snow : sheet.depth(1))
  if (!isLit) return
  glow(sheet, x, y - 22 * s, 95 * s, byLight(palette, 0.35, 0.85))
  sheet.fill(box(x - 10 * s, y - 30 * s, 20 * s, 17 * s), palette.light)
  sheet.fill(box(x - s, y - 30 * s, 2 * s, 17 * s) + box(x - 10 * s, y - 23 * s, 20 * s, 2 * s), wall)
}

/** A conical tent of hides. @param isAlone `false` beside a fire: a cover has one warm light, so the tent has none */
export function chum(sheet: Sheet, { x, y, scale }: Spot, isAlone = true) {
  const { near, isNight, isSnowy, light } = sheet.palette
  const hides = isSnowy ? mix('#d9d2c4', near, isNight ? 0.62 : 0.18) : mix('#c9b79a', near, isNight ? 0.6 : 0.25)
  if (isAlone) glow(sheet, x, y - 20 * scale, 120 * scale, byLight(sheet.palette, 0.4, 0.9))
  sheet.placeLine(figures.chumPoles, x, y, scale, near, 1.6)
  sheet.place('M-46 0L-3-76H3L46 0z', x, y, scale, hides)
  sheet.place('M3-76L46 0H12z', x, y, scale, near, { attributes: ' opacity=".28"' })
  sheet.place('M-46 0l7-12h78l7 12z', x, y, scale, mix(hides, near, 0.55))
  sheet.place(
    'M-36-5l4-5 4 5zM-26-5l4-5 4 5zM-16-5l4-5 4 5zM8-5l4-5 4 5zM18-5l4-5 4 5zM28-5l4-5 4 5z',
    x,
    y,
    scale,
    hides,
  )
  sheet.place('M-8 0L-1-34L8 0z', x, y, scale, light)
}

export function fire(sheet: Sheet, { x, y, scale }: Spot) {
  const { near, light } = sheet.palette
  glow(sheet, x, y - 8 * scale, 150 * scale, 0.95)
  sheet.place('M-14 2l28-5 1 4-29 5zM-14-3l1-3 28 6-1 3z', x, y, scale, near)
  sheet.place('M-9 0q-5-11 2-19q0 6 4 7q-2-12 6-20q-1 10 6 16q4 9-2 16z', x, y, scale, light)
  sheet.place('M-4 0q-2-6 2-10q1 3 3 3q0-4 2-6q4 8 1 13z', x, y, scale, '#fff6df')
}

export function reindeer(sheet: Sheet, { x, y, scale }: Spot, color: string, isMirrored: boolean) {
  sheet.place(figures.reindeer, x, y, scale, color, { isMirrored })
  sheet.placeLine(figures.antlers, x, y, scale, color, 2.6, isMirrored)
}

/** A rower with a lamp at the bow. */
export function boat(sheet: Sheet, { x, y, scale }: Spot, isMirrored: boolean) {
  const { near, time, light } = sheet.palette
  if (time !== 'day') glow(sheet, x + (isMirrored ? -40 : 40) * scale, y - 12 * scale, 80 * scale, 0.9)
  sheet.place(figures.rower, x, y, scale, near, { isMirrored })
  sheet.place(figures.boat, x, y, scale, near, { isMirrored })
  sheet.place('M38-20h6v8h-6z', x, y, scale, light, { isMirrored })
}

/** Someone in a hooded coat with a bright hem. */
export function herder(sheet: Sheet, { x, y, scale }: Spot, color: string) {
  sheet.place(figures.parka, x, y, scale, color)
  sheet.place(figures.parkaHem, x, y, scale, sheet.palette.light)
}

/** A storehouse on posts. */
export function storehouse(sheet: Sheet, { x, y, scale }: Spot, color: string) {
  const { isSnowy, isNight } = sheet.palette
  sheet.place(figures.storehouse, x, y, scale, color)
  if (isSnowy)
    sheet.place(figures.storehouseSnow, x, y, scale, '#fff', { attributes: ` opacity="${isNight ? 0.5 : 0.95}"` })
}
