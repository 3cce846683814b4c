import { snowOf, wallOf } from './buildings.ts'
import { box } from './camp.ts'
import { mix, white } from './color.ts'
import { outline, repeat } from './numbers.ts'
import type { Sheet } from './sheet.ts'
import { byLight, glow } from './sky.ts'

export const stallColors = ['#b0513c', '#3f86a0', '#c2863a', '#4c8a72']

interface Stall {
  x: number
  /** y of the ground. */
  y: number
  scale: number
  color: string
}

/** A booth under a striped roof with a lamp inside. */
export function booth(sheet: Sheet, { x, y, scale: s, color }: Stall) {
  const { palette } = sheet
  if (!sheet.isSeen(x - 120 * s, x + 120 * s)) return
  const wood = wallOf(sheet, '#8d6a48', 0.25)
  const cloth = wallOf(sheet, color, 0.06)
  glow(sheet, x, y - 60 * s, 120 * s, byLight(palette, 0.25, 0.8))
  sheet.fill(
    box(x - 74 * s, y - 104 * s, 148 * s, 66 * s),
    mix(palette.light, palette.near, byLight(palette, 0.55, 0.1)),
  )
  sheet.fill(box(x - 78 * s, y - 106 * s, 7 * s, 106 * s) + box(x + 71 * s, y - 106 * s, 7 * s, 106 * s), wood)
  sheet.fill(box(x - 84 * s, y - 42 * s, 168 * s, 42 * s), wood)
  sheet.fill(box(x - 90 * s, y - 46 * s, 180 * s, 7 * s), mix(wood, white, 0.25))
  const stripe = (index: number) => {
    const [left, top] = [x + (index - 4) * 24 * s, x + (index - 4) * 15 * s]
    return outline`M${top} ${y - 152 * s}h${15 * s}L${left + 24 * s} ${y - 104 * s}q${-12 * s} ${15 * s} ${-24 * s} 0z`
  }
  sheet.fill(
    repeat(4, (index) => stripe(index * 2)),
    cloth,
  )
  sheet.fill(
    repeat(4, (index) => stripe(index * 2 + 1)),
    mix(white, palette.near, palette.isNight ? 0.35 : 0.05),
  )
  if (palette.isSnowy)
    sheet.fill(
      outline`M${x - 62 * s} ${y - 150 * s}q${62 * s} ${-16 * s} ${124 * s} 0l${6 * s} ${10 * s}q${-66 * s} ${-10 * s} ${-136 * s} 0z`,
      snowOf(sheet),
    )
}
