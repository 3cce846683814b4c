import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { gable, lampposts, logs, snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow, smoke } from '../sky.ts'

/** A striped awning with a scalloped edge. */
function awning(sheet: Sheet, x: number, y: number, wide: number, color: string) {
  const step = wide / 12
  const stripe = (index: number) =>
    outline`M${x - wide / 2 + index * step} ${y}h${step}l${(index - 5.5) * 2} 40q${-step / 2} 16 ${-step - 2} 0z`
  sheet.fill(
    repeat(6, (index) => stripe(index * 2)),
    color,
  )
  sheet.fill(
    repeat(6, (index) => stripe(index * 2 + 1)),
    mix(white, sheet.palette.near, sheet.palette.isNight ? 0.35 : 0.05),
  )
}

/** A round table with two stools and a steaming cup. */
function table(sheet: Sheet, x: number, y: number, scale: number) {
  const dark = sheet.depth(0.96)
  sheet.place(
    'M-34-40h68v5h-68zM-3-36h6V0h-6zM-16-3h32v4h-32zM-66-24h26v4h-26zM-62-22h3V0h-3zM-47-22h3V0h-3zM40-24h26v4h-26zM44-22h3V0h-3zM59-22h3V0h-3z',
    x,
    y,
    scale,
    dark,
  )
  sheet.place('M-14-50h16v6q0 4-5 4h-6q-5 0-5-4zM10-52h14v12h-14z', x, y, scale, '#f6efe2')
  smoke(sheet, x - 6 * scale, y - 50 * scale, 46 * scale, 0.5)
}

function lightString(sheet: Sheet, from: readonly [number, number], to: readonly [number, number], sag: number) {
  const at = (share: number) =>
    outline`${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share + Math.sin(share * 3.14) * sag}`
  sheet.stroke(`M${Array.from({ length: 13 }, (_, index) => at(index / 12)).join('L')}`, sheet.depth(0.9), 1.6)
  const bulbs = repeat(11, (index) => `M${at((index + 1) / 12)}h0`)
  if (sheet.palette.time !== 'day') sheet.stroke(bulbs, sheet.palette.light, 24, ' opacity=".2"')
  sheet.stroke(bulbs, sheet.palette.light, 8)
}

const cup = 'M-22-24h44v20q0 18-16 18h-12q-16 0-16-18zM22-18q18 0 18 12q0 10-20 12v-6q12-1 12-7q0-5-10-5z'

/** A shop front under an awning. */
function shopFront(sheet: Sheet, y: number) {
  const { palette, isMirrored } = sheet
  const x = sheet.at(0.5)
  const wall = wallOf(sheet, '#d8cbb3', 0.12)
  const wood = sheet.depth(0.92)
  glow(sheet, x, y - 70, 300, byLight(palette, 0.3, 0.85))
  sheet.fill(box(x - 200, y - 216, 400, 216), wall)
  sheet.fill(box(x - 212, y - 228, 424, 16), palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#7a5a44', 0.25))
  sheet.fill(box(x - 184, y - 196, 368, 46), wood)
  sheet.place(cup, x - 130, y - 174, 0.62, palette.light)
  sheet.stroke(outline`M${x - 88} ${y - 182}h196M${x - 88} ${y - 168}h140`, palette.light, 5, ' opacity=".85"')
  const doorway = x + (isMirrored ? -122 : 122)
  const glass = x + (isMirrored ? 52 : -52)
  sheet.fill(box(glass - 122, y - 108, 244, 84), palette.light)
  sheet.stroke(
    outline`M${glass - 122} ${y - 108}h244v84h-244zM${glass - 41} ${y - 108}v84M${glass + 41} ${y - 108}v84`,
    wood,
    5,
  )
  for (const lean of [-82, 78])
    sheet.place(figures.person, glass + lean, y - 24, 1.1, mix(palette.light, palette.near, 0.55))
  sheet.fill(box(glass - 122, y - 26, 244, 8), wood)
  sheet.fill(box(doorway - 34, y - 108, 68, 108), wood)
  sheet.fill(box(doorway - 24, y - 98, 48, 62), palette.light)
  awning(sheet, x, y - 150, 404, wallOf(sheet, '#b0513c', 0.08))
  const board = sheet.at(0.86)
  sheet.place('M-24 0L-18-64H18L24 0h-8l-3-14h-26l-3 14z', board, y + 30, 1, wood)
  sheet.stroke(outline`M${board - 9} ${y - 20}h18M${board - 10} ${y - 8}h20M${board - 10} ${y + 4}h14`, '#f6efe2', 3)
}

/** A log house with a veranda under strings of lamps. */
function veranda(sheet: Sheet, y: number) {
  const { palette, isMirrored } = sheet
  const x = sheet.at(0.48)
  const wall = wallOf(sheet, '#9c7348', 0.22)
  const trim = wallOf(sheet, '#f4efe4', 0.05)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#4f6a66', 0.28)
  const side = isMirrored ? -1 : 1
  glow(sheet, x, y - 80, 290, byLight(palette, 0.25, 0.85))
  smoke(sheet, x - side * 70, y - 250, 130, 0.4)
  sheet.fill(box(x - side * 70 - 12, y - 252, 24, 70), sheet.depth(0.85))
  sheet.fill(box(x - 150, y - 130, 300, 130), wall)
  logs(sheet, x, y, 300, 130, 10)
  sheet.fill(gable(x, y - 124, 186, 116), roof)
  sheet.fill(gable(x, y - 128, 146, 92), wall)
  sheet.place(cup, x - 6, y - 158, 0.9, palette.light)
  for (const lean of [-96, 96]) {
    sheet.fill(box(x + lean - 32, y - 102, 64, 66), trim)
    sheet.fill(box(x + lean - 25, y - 96, 50, 54), palette.light)
    sheet.stroke(outline`M${x + lean} ${y - 96}v54`, trim, 4)
  }
  sheet.fill(box(x - 28, y - 92, 56, 92), sheet.depth(0.95))
  sheet.fill(box(x - 19, y - 82, 38, 40), palette.light)
  const deck = [x + side * 150, x + side * 420] as const
  sheet.fill(box(Math.min(...deck), y - 8, 270, 12), wall)
  sheet.stroke([0, 90, 180, 268].map((away) => outline`M${x + side * (152 + away)} ${y}v-150`).join(''), wall, 7)
  sheet.stroke(outline`M${deck[0]} ${y - 150}H${deck[1]}M${deck[0]} ${y - 40}H${deck[1]}`, wall, 5)
  lightString(sheet, [deck[0], y - 148], [x + side * 285, y - 148], 26)
  lightString(sheet, [x + side * 285, y - 148], [deck[1], y - 148], 26)
  sheet.place(figures.person, x + side * 196, y - 8, 1, palette.near)
  sheet.place(figures.person, x + side * 250, y - 8, 1, palette.near)
}

/** A café: under an awning in a street, or with a veranda among pines. */
export function cafe(sheet: Sheet) {
  const { height } = sheet
  const ground = height * 0.74
  backdrop(sheet, { ground, sun: [0.84, height * 0.24] })
  treesBehind(sheet, ground, [0.24, 0.44])
  sheet.composition([shopFront, veranda])(sheet, ground + 14)
  lampposts(
    sheet,
    [-0.2, 0.12, 1.02, 1.3].map((share) => ({ x: sheet.at(share), y: ground + 46, tall: 116 })),
  )
  if (!sheet.palette.isSnowy)
    for (const [share, scale] of [
      [0.3, 1],
      [0.44, 1.12],
      [0.04, 0.9],
    ] as const)
      table(sheet, sheet.at(share), ground + 78, scale)
  treesBeside(sheet, 1)
  foreground(sheet, height * 0.955, 8)
}
