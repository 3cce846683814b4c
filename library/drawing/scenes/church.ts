import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { arched, gable, logs, snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix } from '../color.ts'
import { foreground } from '../land.ts'
import { outline } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { birds, byLight, glow } from '../sky.ts'

const onion =
  'M0-104C4-84 46-66 46-32C46-14 36-4 28 0H-28C-36-4-46-14-46-32C-46-66-4-84 0-104zM-2-132h4v12h9v4h-9v14h-4v-14h-9v-4h9z'
const shade = 'M0-104C4-84 46-66 46-32C46-14 36-4 28 0H6C18-10 24-24 22-40C20-64 6-84 0-104z'

/** A gilded dome on a drum. @param y of the foot of the drum */
function dome(sheet: Sheet, x: number, y: number, radius: number, drum: number, wall: string) {
  const { palette } = sheet
  const scale = radius / 46
  sheet.fill(box(x - radius * 0.6, y - drum, radius * 1.2, drum), wall)
  sheet.fill(
    arched(x, y - drum * 0.16, radius * 0.3, drum * 0.62),
    mix(palette.near, palette.light, byLight(palette, 0.1, 0.7)),
  )
  sheet.place(onion, x, y - drum, scale, mix(palette.light, '#d99a2b', 0.28))
  sheet.place(shade, x, y - drum, scale, palette.near, { attributes: ' opacity=".2"' })
}

/** A white cathedral with five domes and a bell tower beside it. */
function cathedral(sheet: Sheet, ground: number) {
  const { palette, isMirrored } = sheet
  const [x, y] = [sheet.at(0.47), ground + 16]
  const [wall, roof] = [
    wallOf(sheet, '#f7f4ec', 0.04),
    palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#5f8f86', 0.15),
  ]
  const side = isMirrored ? -1 : 1
  const dark = mix(palette.near, palette.light, byLight(palette, 0.08, 0.65))
  glow(sheet, x, y - 120, 260, byLight(palette, 0.25, 0.6))
  for (const lean of [-58, 58]) dome(sheet, x + lean, y - 176, 20, 40, wall)
  dome(sheet, x, y - 186, 40, 62, wall)
  sheet.fill(box(x - 92, y - 150, 184, 150), sheet.gradient(y - 180, y, [wall, mix(wall, palette.near, 0.14)]))
  sheet.fill([-61, 0, 61].map((lean) => arched(x + lean, y - 130, 62, 52)).join(''), wall)
  sheet.stroke([-61, 0, 61].map((lean) => outline`M${x + lean - 31} ${y - 152}a31 31 0 0 1 62 0`).join(''), roof, 7)
  sheet.fill([-61, 61].map((lean) => arched(x + lean, y - 62, 18, 62)).join('') + arched(x, y - 88, 20, 50), dark)
  sheet.fill(arched(x, y, 44, 66), mix(palette.light, palette.near, byLight(palette, 0.55, 0.1)))
  const tower = x + side * 172
  sheet.fill(box(tower - 30, y - 214, 60, 214) + box(tower - 40, y - 96, 80, 96), wall)
  sheet.fill(arched(tower, y - 128, 30, 58), dark)
  sheet.fill(arched(tower, y, 30, 52), dark)
  sheet.fill(gable(tower, y - 212, 40, 50), roof)
  dome(sheet, tower, y - 250, 15, 26, wall)
  sheet.fill(box(Math.min(x, tower), y - 62, 172, 62), wall)
  sheet.fill([56, 88].map((away) => arched(x + side * (away + 44), y - 14, 14, 34)).join(''), dark)
  sheet.fill(box(x - 106, y, 310 * 0.72, 7), mix(wall, palette.near, 0.25))
}

/** A wooden church with a tented roof, as they were built along the northern rivers. */
function wooden(sheet: Sheet, ground: number) {
  const { palette, isMirrored } = sheet
  const [x, y] = [sheet.at(0.5), ground + 18]
  const side = isMirrored ? -1 : 1
  const wall = wallOf(sheet, '#9a7148', 0.2)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#566a63', 0.3)
  glow(sheet, x, y - 90, 230, byLight(palette, 0.25, 0.7))
  sheet.fill(outline`M${x - 46} ${y - 156}L${x - 7} ${y - 326}h14L${x + 46} ${y - 156}z`, roof)
  sheet.fill(outline`M${x + 7} ${y - 326}L${x + 46} ${y - 156}H${x + 12}z`, palette.near, ' opacity=".16"')
  dome(sheet, x, y - 318, 17, 22, wall)
  sheet.fill(box(x - 38, y - 158, 76, 70), wall)
  logs(sheet, x, y - 88, 76, 70, 7)
  sheet.fill(box(x - 74, y - 96, 148, 96), wall)
  logs(sheet, x, y, 148, 96, 9)
  sheet.fill(outline`M${x - 88} ${y - 92}L${x - 36} ${y - 132}h72L${x + 88} ${y - 92}z`, roof)
  const wing = x + side * 118
  sheet.fill(box(wing - 52, y - 74, 104, 74), wall)
  logs(sheet, wing, y, 104, 74, 7)
  sheet.fill(gable(wing, y - 70, 66, 58), roof)
  dome(sheet, wing, y - 118, 10, 14, wall)
  const porch = x - side * 96
  sheet.fill(gable(porch, y - 56, 36, 34), roof)
  sheet.stroke(outline`M${porch - 24} ${y}v-54M${porch + 24} ${y}v-54`, wall, 6)
  const panes = [-40, 0, 40].map((lean) => box(x + lean - 9, y - 66, 18, 28)).join('') + box(wing - 8, y - 52, 16, 24)
  sheet.fill(panes + box(x - 8, y - 136, 16, 26), palette.light)
  sheet.fill(box(porch - 14, y - 40, 28, 40), sheet.depth(0.98))
}

/** A church of red brick with one large dome. */
function brick(sheet: Sheet, ground: number) {
  const { palette, isMirrored } = sheet
  const [x, y] = [sheet.at(0.54), ground + 16]
  const side = isMirrored ? -1 : 1
  const wall = wallOf(sheet, '#b06a4d', 0.14)
  const trim = wallOf(sheet, '#f3ece0', 0.05)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#4d7a86', 0.2)
  const dark = mix(palette.near, palette.light, byLight(palette, 0.12, 0.75))
  const tower = x - side * 150
  glow(sheet, x, y - 110, 250, byLight(palette, 0.25, 0.6))
  sheet.fill(box(Math.min(x, tower), y - 84, 150, 84), wall)
  sheet.fill(box(Math.min(x, tower), y - 92, 150, 10), roof)
  dome(sheet, x, y - 164, 44, 62, trim)
  sheet.fill(box(x - 84, y - 140, 168, 140), wall)
  sheet.fill(gable(x, y - 138, 92, 44), roof)
  sheet.fill(gable(x, y - 138, 62, 26), wall)
  sheet.fill([-52, 0, 52].map((lean) => arched(x + lean, y - 50, 26, 66)).join(''), trim)
  sheet.fill([-52, 0, 52].map((lean) => arched(x + lean, y - 54, 16, 56)).join(''), dark)
  sheet.fill(box(x - 88, y - 142, 176, 6) + box(x - 84, y - 40, 168, 5), trim)
  sheet.fill(box(tower - 34, y - 206, 68, 206), wall)
  sheet.fill(arched(tower, y - 128, 38, 62), trim)
  sheet.fill(arched(tower, y - 128, 28, 54) + arched(tower, y, 32, 54), dark)
  sheet.fill(box(tower - 38, y - 208, 76, 7) + box(tower - 36, y - 118, 72, 5), trim)
  sheet.fill(gable(tower, y - 206, 42, 60), roof)
  dome(sheet, tower, y - 252, 15, 22, trim)
  sheet.fill([36, 66].map((away) => arched(tower + side * (away + 10), y - 18, 14, 38)).join(''), dark)
}

/** An Orthodox church: a white cathedral, a wooden church, or one of brick. */
export function church(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.76
  backdrop(sheet, { ground, sun: [0.14, height * 0.3] })
  treesBehind(sheet, ground, [0.16, 0.3])
  sheet.composition([cathedral, wooden, brick])(sheet, ground)
  if (palette.time === 'day') birds(sheet, sheet.at(0.8), height * 0.2, 7, 1.1)
  treesBeside(sheet)
  foreground(sheet, height * 0.94, 9)
}
