import { box } from './camp.ts'
import { mix, white } from './color.ts'
import { outline, repeat } from './numbers.ts'
import type { Sheet } from './sheet.ts'

/** The colour of a wall in the light of the picture. */
export const wallOf = ({ palette }: Sheet, color: string, dark = 0.1) =>
  mix(color, palette.near, palette.isNight ? 0.58 : palette.time === 'dusk' ? dark + 0.18 : dark)

/** The colour of the snow that is on every roof in winter. */
export const snowOf = ({ palette }: Sheet) => mix(white, palette.near, palette.isNight ? 0.42 : 0.02)

/** A gable roof that is wider than the walls. @param y of the eaves */
export const gable = (x: number, y: number, half: number, rise: number) =>
  outline`M${x - half} ${y}L${x} ${y - rise}L${x + half} ${y}z`

/** A roof with a flat ridge. @param y of the eaves */
export const hipped = (x: number, y: number, half: number, rise: number, share = 0.6) =>
  outline`M${x - half} ${y}L${x - half * share} ${y - rise}h${half * share * 2}L${x + half} ${y}z`

/** Logs of a wall as thin lines. */
export function logs(sheet: Sheet, x: number, y: number, wide: number, tall: number, count: number) {
  const lines = repeat(count - 1, (index) => outline`M${x - wide / 2} ${y - (tall * (index + 1)) / count}h${wide}`)
  sheet.add(`<path d="${lines}" stroke="${sheet.palette.near}" stroke-width="2" opacity=".3"/>`)
}

/** An opening with a round arch. @param y of its foot */
export const arched = (x: number, y: number, wide: number, tall: number) =>
  outline`M${x - wide / 2} ${y}v${wide / 2 - tall}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall - wide / 2}z`

interface Windows {
  x: number
  /** y of the foot of the wall. */
  y: number
  columns: number
  rows: number
  /** The distances from window to window. */
  step: readonly [across: number, up: number]
  size: readonly [wide: number, tall: number]
  /** The height of the lowest sill above the foot. */
  sill: number
  /** Whether a row and column has no window, because the entrance is there. */
  without?: (row: number, column: number) => boolean
}

/** Rows of windows around `x`: the lit ones and the dark ones. */
export function windowsOf(sheet: Sheet, { x, y, columns, rows, step, size, sill, without }: Windows) {
  const { palette, random } = sheet
  const paths = { lit: '', dark: '' }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isLit = random.chance(palette.time === 'day' ? 0.3 : 0.7)
      if (without?.(row, column)) continue
      const left = x + (column - (columns - 1) / 2) * step[0] - size[0] / 2
      paths[isLit ? 'lit' : 'dark'] += box(left, y - sill - row * step[1] - size[1], ...size)
    }
  return paths
}

/** Lamps on posts along a path. @param posts the position and size of each */
export function lampposts(sheet: Sheet, posts: readonly { x: number; y: number; tall: number }[]) {
  const { palette } = sheet
  const poles = posts.map(({ x, y, tall }) => outline`M${x} ${y}v${-tall}`).join('')
  sheet.stroke(poles, sheet.depth(0.95), 4)
  const lamps = posts.map(({ x, y, tall }) => outline`M${x} ${y - tall - 5}h0`).join('')
  if (palette.time !== 'day') sheet.stroke(lamps, palette.light, 52, ' opacity=".18"')
  sheet.stroke(lamps, palette.light, 15)
}
