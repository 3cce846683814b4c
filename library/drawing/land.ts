import { mix, white } from './color.ts'
import { clamp, lerp, outline } from './numbers.ts'
import type { Sheet } from './sheet.ts'

/** The height of a line over the whole width: y at x. */
export type Ridge = (x: number) => number

/** A smooth line of three sines. @param waves how many of the longest fit into the width */
export function ridge({ random, width }: Sheet, y: number, amplitude: number, waves = 2): Ridge {
  const sines = [1, 2.3, 5.1].map((times, index) => ({
    frequency: (times * waves * 6.283) / width,
    phase: random.between(0, 6.283),
    height: amplitude / (1 + index * 1.6),
  }))
  return (x) =>
    y + sines.reduce((sum, { frequency, phase, height }) => sum + Math.sin(x * frequency + phase) * height, 0)
}

const margin = 10

/** The part of a line that is in the picture, and its first point. */
function curve(sheet: Sheet, line: Ridge): { path: string; start: number } {
  const { width } = sheet
  const step = width / Math.max(10, Math.round(width / 100))
  let [path, start] = ['', -margin]
  for (let x = -margin; x < width + margin; x += step) {
    if (!sheet.isSeen(x, x + step)) continue
    if (!path) {
      path = outline`M${x} ${line(x)}`
      start = x
    }
    const middle = 2 * line(x + step * 0.5) - (line(x) + line(x + step)) / 2
    path += outline`Q${x + step * 0.5} ${middle} ${x + step} ${line(x + step)}`
  }
  return { path, start }
}

/** Everything below the line. */
export function land(sheet: Sheet, line: Ridge, fill: string) {
  const { path, start } = curve(sheet, line)
  sheet.fill(outline`${path}V${sheet.height}H${start}z`, fill)
}

/** A strip over the whole width. */
export const strip = ({ width }: Sheet, top: number, bottom: number) => outline`M0 ${top}h${width}V${bottom}H0z`

interface Treeline {
  /** The lowest and the highest spire. */
  heights: readonly [low: number, high: number]
  /** The usual distance between spires. */
  gap: number
  fill: string
  /** The lower end of the forest; default: the foot of the sheet. */
  bottom?: number
  /** The frequency of gaps between two trees that show the ground. */
  clearings?: number
}

/** A ridge covered with spires of spruce: one path. */
export function treeline(
  sheet: Sheet,
  line: Ridge,
  { heights, gap, fill, bottom = sheet.height, clearings = 0.05 }: Treeline,
) {
  const { random } = sheet
  const growth = ridge(sheet, 0.62, 0.28, 3)
  let [x, y, lift] = [-12, Math.round(line(-12)), 0]
  let path = ''
  while (x < sheet.width + 12) {
    const width = Math.max(3, Math.round(gap * random.between(0.72, 1.3)))
    const height = Math.round(lerp(heights[0], heights[1], clamp(growth(x) + random.between(-0.25, 0.3), 0.12, 1.1)))
    const saddle = random.chance(clearings) ? 0 : Math.round(height * random.between(0.34, 0.66))
    const fall = Math.round(line(x + width)) - saddle - y
    const up = Math.max(4, height - lift)
    const half = Math.round(width * 0.5)
    if (sheet.isSeen(x - 12, x + width + 12)) {
      if (!path) path = outline`M${x} ${bottom}V${y}`
      path += outline`q${width * 0.36} ${-up * 0.3} ${half} ${-up}q${width * 0.14} ${(up + fall) * 0.7} ${width - half} ${up + fall}`
    }
    x += width
    y += fall
    lift = saddle
  }
  sheet.fill(outline`${path}V${bottom}z`, fill)
}

interface Forest extends Omit<Treeline, 'fill'> {
  y: number
  sway: number
  waves: number
  /** 0 is far in the mist, 1 near. */
  nearness: number
  /** The distances above and below `y` between which the colour fades into mist. */
  mist: readonly [above: number, below: number]
  /** The colour of that mist; default: half the colour of the low sky. */
  haze?: string
}

/** A forest in the distance, its foot in the mist. */
export function forest(sheet: Sheet, { y, sway, waves, nearness, mist, haze, ...treelineOptions }: Forest): Ridge {
  const line = ridge(sheet, y, sway, waves)
  const color = sheet.depth(nearness)
  const fill = sheet.gradient(y - mist[0], y + mist[1], [color, haze ?? mix(color, sheet.palette.sky[2], 0.5)])
  treeline(sheet, line, { ...treelineOptions, fill })
  return line
}

/** The fill of open ground, pale at the horizon. */
export function groundFill(sheet: Sheet, top: number, bottom = sheet.height): string {
  const { ground, sky } = sheet.palette
  return sheet.gradient(top, bottom, [mix(ground[0], sky[2], 0.35), ground[0], ground[1]])
}

function grass(sheet: Sheet, line: Ridge, color: string) {
  const { random, width, height } = sheet
  let path = ''
  for (let index = 0; index < width / 14; index += 1) {
    const x = random.between(0, width)
    const blade = (random.between(8, 26) * height) / 600
    const bend = random.between(-7, 7)
    if (!sheet.isSeen(x - 8, x + 8)) continue
    const way = outline`M${x} ${line(x) + 3}q${bend * 0.2} ${-blade * 0.6} ${bend} ${-blade}`
    path += outline`${way}q${-Math.max(0, bend) * 0.2} ${blade * 0.5} ${3 - bend} ${blade}z`
  }
  sheet.fill(path, color)
}

/** The ground in front of the viewer: a snowdrift, or grass. */
export function foreground(sheet: Sheet, y: number, amplitude = 14) {
  const { palette, height } = sheet
  const line = ridge(sheet, y, amplitude, 1)
  if (palette.isSnowy) {
    const snow = mix(palette.ground[1], palette.isNight ? palette.near : white, palette.isNight ? 0.45 : 0.35)
    land(sheet, line, sheet.gradient(y - amplitude, height, [mix(snow, white, palette.isNight ? 0.06 : 0.55), snow]))
    return
  }
  const color = mix(palette.near, palette.ground[1], 0.28)
  land(sheet, line, color)
  grass(sheet, line, color)
}
