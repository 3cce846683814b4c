import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { lampposts, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow } from '../sky.ts'

const fox =
  'M-58 0q-6-20 6-38q8-16 30-20q22-4 36-18l6-22 10 14 12-2 8-16 6 26q4 14-8 24l-8 8q4 22 2 44h-12l-6-34q-16 8-30 8l-4 26h-14l2-30q-14 4-18 30zM-52-30q-38 4-46-22q-6-20-26-18q22-18 40 2q12 18 36 14z'
const flameBearer =
  'M-16 0L-20-78Q-26-96-24-122Q-22-142-6-146L-4-158Q-16-166-12-180Q0-192 12-180Q16-166 6-158L8-146Q16-146 20-154L38-206 30-214q-4-8 4-14l14 6q6 6 0 14L32-142Q26-124 22-112L24-78 18 0H4L0-70-4 0z'
const founders =
  'M-62 0L-58-70Q-66-92-60-112Q-54-124-44-126V-132Q-54-150-38-154Q-22-152-28-132V-126Q-14-122-14-100L-16-70-18 0zM-6 0L-4-80Q-12-104-6-126Q0-138 10-140V-146Q0-166 16-170Q32-166 24-146V-140Q40-136 38-110L36-80 38 0zM44 0V-214h5V0zM49-212q26-8 52 4l-10 18 10 18q-26-10-52-4z'

/** Steps up to a plinth. @returns y of its top */
function plinth(sheet: Sheet, x: number, y: number, wide: number, tall: number): number {
  const stone = wallOf(sheet, '#b9b6ae', 0.16)
  sheet.fill(
    repeat(3, (index) => box(x - wide / 2 - 60 + index * 18, y - index * 8, wide + 120 - index * 36, 9)),
    mix(stone, sheet.palette.near, 0.2),
  )
  sheet.fill(
    box(x - wide / 2, y - 16 - tall, wide, tall),
    sheet.gradient(y - tall, y, [stone, mix(stone, sheet.palette.near, 0.3)]),
  )
  sheet.fill(box(x - wide / 2 - 7, y - 20 - tall, wide + 14, 7), mix(stone, white, 0.25))
  return y - 20 - tall
}

/** A three-sided stele over the town, its bands lit. */
function stele(sheet: Sheet, x: number, y: number) {
  const { palette } = sheet
  const bronze = mix(wallOf(sheet, '#8d8a6c', 0.2), palette.near, 0.2)
  glow(sheet, x, y - 150, 250, byLight(palette, 0.3, 0.7))
  for (const side of [-1, 1])
    sheet.fill(
      outline`M${x + side * 18} ${y}L${x + side * 62} ${y}L${x + side * 20} ${y - 250}z`,
      mix(bronze, palette.near, side > 0 ? 0.35 : 0.1),
    )
  sheet.fill(outline`M${x - 30} ${y}L${x} ${y - 330}L${x + 30} ${y}z`, bronze)
  sheet.fill(outline`M${x} ${y - 330}L${x + 30} ${y}H${x + 4}z`, palette.near, ' opacity=".3"')
  sheet.fill(box(x - 54, y - 84, 108, 9) + box(x - 44, y - 144, 88, 7) + box(x - 26, y - 212, 52, 5), palette.light)
  sheet.fill(box(x - 120, y - 6, 240, 10), mix(bronze, white, 0.3))
}

const bronzeOf = (sheet: Sheet) => mix('#4a5d57', sheet.palette.near, 0.45)

function people(sheet: Sheet, x: number, y: number) {
  const top = plinth(sheet, x, y, 190, 64)
  glow(sheet, x, top - 70, 210, byLight(sheet.palette, 0.25, 0.55))
  sheet.place(founders, x - 12, top, 1, bronzeOf(sheet))
  sheet.fill(box(x - 50, top + 18, 100, 26), sheet.palette.light, ' opacity=".75"')
}

function blackFox(sheet: Sheet, x: number, y: number) {
  const stone = wallOf(sheet, '#9aa5a5', 0.22)
  glow(sheet, x, y - 110, 210, byLight(sheet.palette, 0.3, 0.6))
  sheet.fill(outline`M${x - 130} ${y + 4}q10-60 60-72l30-22q50-14 90 6q60 20 64 88z`, stone)
  sheet.fill(outline`M${x + 20} ${y - 92}q60 4 64 96h30q-4-68-64-88z`, sheet.palette.near, ' opacity=".18"')
  sheet.place(fox, x + 6, y - 82, 1.5, mix('#1c2429', sheet.palette.near, 0.4))
  sheet.stroke(outline`M${x - 34} ${y - 30}h66`, sheet.palette.light, 9)
}

/** A worker who holds up a flame. */
function worker(sheet: Sheet, x: number, y: number) {
  const { palette } = sheet
  const top = plinth(sheet, x, y, 96, 90)
  sheet.place(flameBearer, x - 8, top, 1, bronzeOf(sheet))
  glow(sheet, x + 36, top - 226, 130, 0.95)
  sheet.place('M-12 0q-12-18 2-38q2 12 10 14q-4-22 10-36q0 20 10 32q8 18-6 28z', x + 33, top - 218, 0.8, palette.light)
}

/** The fittings of the first gas well, and its derrick behind. */
function well(sheet: Sheet, x: number, y: number) {
  const { palette } = sheet
  const steel = palette.isNight ? mix(palette.far, palette.near, 0.25) : sheet.depth(0.72)
  const braces = repeat(7, (index) => {
    const [low, high] = [1 - index / 7, 1 - (index + 1) / 7]
    const [wide, less] = [20 + low * 62, 20 + high * 62]
    const [foot, head] = [y - (1 - low) * 330, y - (1 - high) * 330]
    return outline`M${x - wide} ${foot}L${x + less} ${head}M${x + wide} ${foot}L${x - less} ${head}M${x - less} ${head}h${less * 2}`
  })
  glow(sheet, x, y - 60, 190, byLight(palette, 0.3, 0.7))
  sheet.stroke(outline`M${x - 82} ${y}L${x - 20} ${y - 330}h40L${x + 82} ${y}`, steel, 7)
  sheet.stroke(braces, steel, 2.6)
  sheet.fill(box(x - 30, y - 352, 60, 24), steel)
  plinth(sheet, x, y, 150, 10)
  const pipe = mix('#c9a15a', palette.near, palette.isNight ? 0.5 : 0.2)
  sheet.fill(box(x - 12, y - 150, 24, 124) + box(x - 64, y - 96, 128, 16) + box(x - 22, y - 158, 44, 12), pipe)
  sheet.stroke(
    outline`M${x - 64} ${y - 88}m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M${x + 64} ${y - 88}m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0`,
    palette.light,
    5,
  )
}

/** A monument in a square: a stele, the founders of a town, its fox, a worker with a flame, or the first gas well. */
export function monument(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.76
  backdrop(sheet, { ground, sun: [0.16, height * 0.32] })
  treesBehind(sheet, ground, [0.18, 0.3])
  const [x, y] = [sheet.at(0.5), ground + 34]
  sheet.fill(
    outline`M${x - 60} ${ground + 22}h120L${x + 250} ${height}H${x - 250}z`,
    mix(palette.ground[0], palette.isSnowy ? palette.ground[1] : white, 0.4),
    ' opacity=".7"',
  )
  lampposts(
    sheet,
    [-0.34, -0.08, 0.22, 0.78, 1.08, 1.34].map((share) => ({ x: sheet.at(share), y: ground + 40, tall: 96 })),
  )
  sheet.composition([stele, people, blackFox, worker, well])(sheet, x, y)
  sheet.place(figures.person, sheet.at(0.69), ground + 66, 0.95, palette.near)
  sheet.place(figures.person, sheet.at(0.715), ground + 68, 0.66, palette.near)
  treesBeside(sheet)
  foreground(sheet, height * 0.95, 8)
}
