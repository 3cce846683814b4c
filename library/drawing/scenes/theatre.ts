import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { arched, gable, lampposts, snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow } from '../sky.ts'

function steps(sheet: Sheet, x: number, y: number, wide: number) {
  const stone = mix(sheet.palette.ground[0], white, 0.4)
  sheet.fill(
    repeat(4, (index) => box(x - wide / 2 - index * 16, y + index * 8, wide + index * 32, 5)),
    stone,
    ' opacity=".85"',
  )
}

function banners(sheet: Sheet, places: readonly number[], y: number, tall: number) {
  for (const [index, x] of places.entries())
    sheet.fill(
      outline`M${x - 15} ${y}h30v${tall}l-15-12-15 12z`,
      wallOf(sheet, index % 2 ? '#3f86a0' : '#b0513c', 0.06),
    )
}

/** A portico with a pediment. */
function portico(sheet: Sheet, y: number) {
  const { palette } = sheet
  const x = sheet.at(0.5)
  const wall = wallOf(sheet, '#e9ddc4', 0.1)
  const trim = wallOf(sheet, '#fbf7ee', 0.04)
  glow(sheet, x, y - 80, 300, byLight(palette, 0.25, 0.8))
  sheet.fill(box(x - 290, y - 130, 580, 130) + box(x - 190, y - 222, 380, 222), wall)
  sheet.fill(box(x - 300, y - 138, 110, 10) + box(x + 190, y - 138, 110, 10), palette.isSnowy ? snowOf(sheet) : trim)
  sheet.fill(gable(x, y - 180, 176, 64), palette.isSnowy ? snowOf(sheet) : trim)
  sheet.fill(gable(x, y - 186, 134, 44), mix(wall, palette.near, 0.12))
  sheet.fill(box(x - 166, y - 182, 332, 16), trim)
  sheet.fill(box(x - 150, y - 160, 300, 160), mix(palette.near, palette.light, byLight(palette, 0.55, 0.85)))
  sheet.fill([-100, 0, 100].map((lean) => arched(x + lean, y, 52, 116)).join(''), palette.light)
  sheet.fill(
    [-150, -50, 50, 150]
      .map((lean) => box(x + lean - 11, y - 168, 22, 168) + box(x + lean - 16, y - 6, 32, 8))
      .join(''),
    trim,
  )
  sheet.fill(
    [-256, -222, 222, 256].map((lean) => arched(x + lean, y - 30, 20, 66)).join(''),
    mix(palette.near, palette.light, byLight(palette, 0.3, 0.9)),
  )
  banners(sheet, [x - 204, x + 204], y - 206, 96)
  steps(sheet, x, y, 340)
}

/** A hall of glass under a roof like a wing. */
function wing(sheet: Sheet, y: number) {
  const { palette } = sheet
  const x = sheet.at(0.5)
  const side = sheet.isMirrored ? -1 : 1
  const frame = sheet.depth(0.86)
  const shell = wallOf(sheet, '#dfe5e6', 0.08)
  const at = (right: number) => x + side * right
  glow(sheet, x, y - 90, 320, byLight(palette, 0.3, 0.85))
  sheet.fill(
    outline`M${at(-250)} ${y}V${y - 120}Q${at(0)} ${y - 190} ${at(240)} ${y - 214}V${y}z`,
    sheet.gradient(y - 200, y, [mix(palette.light, frame, byLight(palette, 0.5, 0.2)), palette.light]),
  )
  const bars = repeat(15, (index) => {
    const right = -236 + index * 34
    return outline`M${at(right)} ${y}V${y - 128 - (index / 14) * 84}`
  })
  sheet.stroke(`${bars}${outline`M${at(-250)} ${y - 60}H${at(240)}`}`, frame, 3.5)
  sheet.fill(
    outline`M${at(-320)} ${y - 112}Q${at(-20)} ${y - 214} ${at(330)} ${y - 262}L${at(316)} ${y - 220}Q${at(0)} ${y - 182} ${at(-320)} ${y - 112}z`,
    palette.isSnowy ? snowOf(sheet) : shell,
  )
  sheet.fill(outline`M${at(240)} ${y}V${y - 222}L${at(300)} ${y - 228}V${y}z`, shell)
  for (const [index, right] of [-140, -20, 100].entries())
    sheet.place(figures.person, at(right), y - 62, 0.9 + index * 0.04, mix(palette.light, palette.near, 0.6))
  banners(sheet, [at(270)], y - 196, 120)
  sheet.fill(box(x - 44, y - 58, 88, 58), mix(palette.light, white, 0.5))
  steps(sheet, x, y, 420)
}

/** A theatre or a concert hall before the performance. */
export function theatre(sheet: Sheet) {
  const { height, palette, random } = sheet
  const ground = height * 0.74
  backdrop(sheet, { ground, sun: [0.12, height * 0.28] })
  treesBehind(sheet, ground, [0.18, 0.34])
  sheet.composition([wing, portico])(sheet, ground + 10)
  lampposts(
    sheet,
    [-0.2, 0.1, 0.9, 1.2].map((share) => ({ x: sheet.at(share), y: ground + 58, tall: 124 })),
  )
  for (const share of [0.28, 0.31, 0.44, 0.55, 0.58, 0.76])
    sheet.place(figures.person, sheet.at(share), ground + 58 + random.between(0, 12), 1, palette.near)
  treesBeside(sheet, 1)
  foreground(sheet, height * 0.955, 8)
}
