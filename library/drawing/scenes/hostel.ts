import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { gable, hipped, lampposts, snowOf, wallOf, windowsOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow, smoke } from '../sky.ts'

/** A sign with a bed on it. */
function bedSign(sheet: Sheet, x: number, y: number, scale: number) {
  const { near, light } = sheet.palette
  sheet.place('M-34-30h68v60h-68z', x, y, scale, near)
  sheet.place(
    'M-24-14h6v16h26v-10h10q8 0 8 8v16h-6v-6h-38v6h-6zM-15-8a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    x,
    y,
    scale,
    light,
  )
}

/** Skis or rucksacks against the wall. */
function skis(sheet: Sheet, x: number, y: number) {
  const colors = [sheet.palette.light, wallOf(sheet, '#c2513f'), wallOf(sheet, '#3f86a0')]
  colors.forEach((color, index) =>
    sheet.stroke(
      outline`M${x + index * 13} ${y}l${6 - index * 3} -84M${x + index * 13 + 6} ${y}l${6 - index * 3} -84`,
      color,
      4,
    ),
  )
}

/** A painted two-storey house with an outer gallery. */
function gallery(sheet: Sheet, y: number) {
  const { palette } = sheet
  const x = sheet.at(0.5)
  const wall = wallOf(sheet, '#3f7f8c', 0.2)
  const trim = wallOf(sheet, '#f4efe4', 0.05)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#5b5148', 0.3)
  glow(sheet, x, y - 90, 280, byLight(palette, 0.2, 0.75))
  smoke(sheet, sheet.at(0.6), y - 262, 120, 0.35)
  sheet.fill(box(x - 190, y - 190, 380, 190), wall)
  sheet.fill(gable(x, y - 186, 214, 96), roof)
  sheet.fill(gable(x, y - 190, 168, 74), mix(wall, palette.near, 0.2))
  const windows = windowsOf(sheet, {
    x,
    y,
    columns: 6,
    rows: 2,
    step: [60, 96],
    size: [32, 46],
    sill: 28,
    without: (row, column) => row === 0 && column > 1 && column < 4,
  })
  sheet.fill(windows.lit, palette.light)
  sheet.fill(windows.dark, mix(wall, white, 0.3))
  sheet.fill(box(x - 206, y - 102, 412, 9), trim)
  sheet.stroke(
    repeat(34, (index) => outline`M${x - 202 + index * 12.2} ${y - 102}v-24`),
    trim,
    2.6,
  )
  sheet.stroke(
    outline`M${x - 206} ${y - 128}h412M${x - 204} ${y}v-188M${x + 204} ${y}v-188M${x - 70} ${y}v-98M${x + 70} ${y}v-98`,
    trim,
    5,
  )
  sheet.fill(box(x - 34, y - 76, 68, 76), mix(palette.light, white, 0.3))
  sheet.stroke(outline`M${x} ${y}v-76M${x - 34} ${y}v-76h68v76`, sheet.depth(0.95), 4)
  bedSign(sheet, x, y - 226, 0.9)
  skis(sheet, sheet.at(0.5) + (sheet.isMirrored ? 96 : -128), y)
}

/** A narrow brick house in a town, whose ground floor consists of windows. */
function brickHouse(sheet: Sheet, y: number) {
  const { palette } = sheet
  const x = sheet.at(0.5)
  const wall = wallOf(sheet, '#b3704f', 0.18)
  const trim = wallOf(sheet, '#f2eadc', 0.05)
  for (const [lean, wide, tall, color] of [
    [-270, 240, 190, '#8ea3a8'],
    [268, 236, 224, '#c8b48e'],
    [-520, 240, 228, '#a9928a'],
    [520, 250, 176, '#8ea3a8'],
  ] as const) {
    const left = x + (sheet.isMirrored ? -lean : lean)
    sheet.fill(box(left - wide / 2, y - tall, wide, tall), mix(wallOf(sheet, color, 0.2), palette.sky[2], 0.3))
    const far = windowsOf(sheet, { x: left, y, columns: 5, rows: 3, step: [44, 56], size: [20, 30], sill: 30 })
    sheet.fill(far.lit, palette.light, ' opacity=".8"')
    sheet.fill(far.dark, sheet.depth(0.4), ' opacity=".5"')
    if (palette.isSnowy) sheet.fill(box(left - wide / 2 - 4, y - tall - 6, wide + 8, 8), snowOf(sheet))
  }
  glow(sheet, x, y - 90, 290, byLight(palette, 0.2, 0.75))
  sheet.fill(box(x - 150, y - 268, 300, 268), wall)
  sheet.fill(hipped(x, y - 264, 166, 34, 0.86), palette.isSnowy ? snowOf(sheet) : sheet.depth(0.9))
  sheet.fill(box(x - 156, y - 270, 312, 9) + box(x - 150, y - 92, 300, 7), trim)
  const windows = windowsOf(sheet, { x, y, columns: 5, rows: 2, step: [54, 80], size: [30, 50], sill: 110 })
  sheet.fill(windows.lit, palette.light)
  sheet.fill(windows.dark, mix(wall, palette.near, 0.55))
  sheet.fill(box(x - 134, y - 76, 96, 62) + box(x + 38, y - 76, 96, 62), palette.light)
  sheet.stroke(outline`M${x - 86} ${y - 76}v62M${x + 86} ${y - 76}v62`, sheet.depth(0.9), 4)
  sheet.fill(box(x - 26, y - 72, 52, 72), sheet.depth(0.97))
  sheet.fill(box(x - 34, y - 84, 68, 9), wallOf(sheet, '#3f86a0', 0.1))
  const side = sheet.isMirrored ? -1 : 1
  sheet.stroke(outline`M${x + side * 150} ${y - 168}h${side * 40}`, sheet.depth(0.95), 4)
  bedSign(sheet, x + side * 182, y - 140, 0.85)
}

/** A hostel: a house with a gallery, or a brick house in a town. */
export function hostel(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.75
  backdrop(sheet, { ground, sun: [0.14, height * 0.28] })
  treesBehind(sheet, ground, [0.22, 0.4])
  sheet.composition([gallery, brickHouse])(sheet, ground + 16)
  lampposts(
    sheet,
    [-0.16, 0.2, 0.82, 1.16].map((share) => ({ x: sheet.at(share), y: ground + 46, tall: 112 })),
  )
  const side = sheet.isMirrored ? -1 : 1
  for (const [index, lean] of [120, 142].entries()) {
    const [x, y] = [sheet.at(0.5) + side * lean, ground + 50]
    sheet.place(figures.person, x, y, 1.05 - index * 0.12, palette.near)
    sheet.place('M-12-34q-8 2-8 10v10q0 4 6 4h4v-24z', x, y, 1.05 - index * 0.12, palette.light, {
      isMirrored: sheet.isMirrored,
    })
  }
  treesBeside(sheet, 0.98)
  foreground(sheet, height * 0.95, 8)
}
