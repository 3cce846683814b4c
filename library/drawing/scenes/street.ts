import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { gable, hipped, lampposts, logs, snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow, smoke } from '../sky.ts'

interface House {
  x: number
  y: number
  wide: number
  tall: number
  /** The colour of the logs, and of the shutters. */
  wood: string
  shutter: string
}

/** Windows between shutters, under a carved board. */
function carved(sheet: Sheet, x: number, y: number, shutter: string, size = 1) {
  const { palette } = sheet
  const s = (value: number) => value * size
  const trim = wallOf(sheet, '#f6f1e6', 0.04)
  sheet.fill(
    box(x - s(30), y - s(44), s(14), s(44)) + box(x + s(16), y - s(44), s(14), s(44)),
    wallOf(sheet, shutter, 0.08),
  )
  sheet.fill(
    outline`M${x - s(19)} ${y + s(4)}v${s(-52)}l${s(19)} ${s(-16)} ${s(19)} ${s(16)}v${s(52)}z` +
      box(x - s(24), y + s(2), s(48), s(5)),
    trim,
  )
  sheet.fill(
    box(x - s(12), y - s(42), s(24), s(40)),
    palette.time === 'day' ? mix(palette.light, palette.near, 0.3) : palette.light,
  )
  sheet.stroke(outline`M${x} ${y - s(42)}v${s(40)}M${x - s(12)} ${y - s(28)}h${s(24)}`, trim, 3)
}

function house(sheet: Sheet, { x, y, wide, tall, wood, shutter }: House, isGabled: boolean) {
  const { palette } = sheet
  if (!sheet.isSeen(x - wide, x + wide)) return
  const wall = wallOf(sheet, wood, 0.22)
  const trim = wallOf(sheet, '#f6f1e6', 0.04)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#5e6f70', 0.3)
  const half = wide / 2 + 16
  glow(sheet, x, y - tall * 0.5, wide * 0.8, byLight(palette, 0.15, 0.6))
  sheet.fill(box(x - wide / 2, y - tall, wide, tall), wall)
  logs(sheet, x, y, wide, tall, Math.round(tall / 13))
  sheet.fill(
    box(x - wide / 2 - 4, y - tall, 9, tall) + box(x + wide / 2 - 5, y - tall, 9, tall),
    mix(wall, palette.near, 0.25),
  )
  if (isGabled) {
    sheet.fill(gable(x, y - tall + 6, half, wide * 0.44), roof)
    sheet.fill(gable(x, y - tall + 2, half - 26, wide * 0.44 - 24), mix(wall, trim, 0.12))
    carved(sheet, x, y - tall - 8, shutter, 0.62)
  } else {
    sheet.fill(box(x + wide * 0.2, y - tall - 86, 20, 50), mix(wall, palette.near, 0.4))
    smoke(sheet, x + wide * 0.2 + 10, y - tall - 86, 120, 0.35)
    sheet.fill(hipped(x, y - tall + 6, half, 62, 0.62), roof)
  }
  const lace = repeat(
    Math.floor((half * 2) / 12),
    (index) => outline`M${x - half + index * 12} ${y - tall + 6}h12l-6 11z`,
  )
  sheet.fill(lace + box(x - half, y - tall, half * 2, 7), trim)
  const count = Math.max(2, Math.round(wide / 84))
  for (let index = 0; index < count; index += 1)
    carved(sheet, x + ((index + 0.5) / count - 0.5) * wide * 0.94, y - 36, shutter)
}

function fence(sheet: Sheet, y: number, from: number, to: number) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const color = wallOf(sheet, '#8d7253', 0.3)
  const count = Math.round((right - left) / 15)
  sheet.fill(
    repeat(count, (index) => outline`M${left + index * 15} ${y}v-44l5-8 5 8v44z`),
    color,
  )
  sheet.fill(box(left, y - 38, right - left, 5) + box(left, y - 16, right - left, 5), color)
}

const woods = ['#9c7348', '#7f6247', '#a9825a', '#8a7a5e']
const shutters = ['#3f86a0', '#4c8a72', '#c2863a', '#a8503f']

/** A row of low houses. */
function row(sheet: Sheet, y: number) {
  const places = [-0.36, -0.06, 0.23, 0.53, 0.83, 1.12, 1.4]
  fence(sheet, y, sheet.at(-0.45), sheet.at(1.45))
  for (const [index, share] of places.entries())
    house(
      sheet,
      {
        x: sheet.at(share),
        y: y + (index % 2) * 6,
        wide: 232 - (index % 3) * 20,
        tall: 122 - (index % 2) * 12,
        wood: woods[index % 4] ?? '#9c7348',
        shutter: shutters[index % 4] ?? '#3f86a0',
      },
      index % 2 === 0,
    )
}

/** A merchant's house of two storeys among low ones. */
function merchant(sheet: Sheet, y: number) {
  fence(sheet, y, sheet.at(-0.45), sheet.at(1.45))
  const low = { y, tall: 104, wood: '#8a7a5e', shutter: '#4c8a72' }
  house(sheet, { ...low, x: sheet.at(0.05), wide: 176 }, true)
  house(sheet, { ...low, x: sheet.at(-0.34), wide: 210, wood: '#a9825a' }, false)
  house(sheet, { ...low, x: sheet.at(1.02), wide: 200, shutter: '#a8503f' }, false)
  house(sheet, { ...low, x: sheet.at(1.38), wide: 180 }, true)
  const x = sheet.at(0.5)
  const stone = wallOf(sheet, '#d9cdb8', 0.14)
  house(sheet, { x, y: y - 84, wide: 300, tall: 124, wood: '#9c7348', shutter: '#3f86a0' }, false)
  sheet.fill(box(x - 150, y - 86, 300, 92), stone)
  sheet.fill(box(x - 156, y - 90, 312, 8), mix(stone, sheet.palette.near, 0.2))
  for (const lean of [-104, -52, 52, 104])
    sheet.fill(
      box(x + lean - 13, y - 66, 26, 42),
      mix(sheet.palette.near, sheet.palette.light, byLight(sheet.palette, 0.3, 0.8)),
    )
  sheet.fill(box(x - 21, y - 68, 42, 74), sheet.depth(0.95))
}

/** A timber fort tower at the end of the street. */
function tower(sheet: Sheet, y: number) {
  const { palette } = sheet
  const x = sheet.at(0.5)
  const wall = wallOf(sheet, '#8a6a48', 0.26)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#6b5a44', 0.35)
  fence(sheet, y, sheet.at(-0.45), sheet.at(1.45))
  house(sheet, { x: sheet.at(0.08), y, wide: 190, tall: 106, wood: '#a9825a', shutter: '#3f86a0' }, false)
  house(sheet, { x: sheet.at(0.93), y, wide: 200, tall: 110, wood: '#9c7348', shutter: '#a8503f' }, true)
  house(sheet, { x: sheet.at(1.3), y, wide: 190, tall: 100, wood: '#8a7a5e', shutter: '#4c8a72' }, false)
  house(sheet, { x: sheet.at(-0.32), y, wide: 190, tall: 100, wood: '#8a7a5e', shutter: '#c2863a' }, true)
  const stakes = repeat(26, (index) => outline`M${x - 195 + index * 15} ${y}v-86l7.5-16 7.5 16v86z`)
  sheet.fill(stakes, mix(wall, palette.near, 0.12))
  sheet.fill(box(x - 58, y - 188, 116, 188) + box(x - 72, y - 226, 144, 46), wall)
  logs(sheet, x, y, 116, 188, 15)
  logs(sheet, x, y - 180, 144, 46, 4)
  sheet.fill(outline`M${x - 84} ${y - 222}L${x - 12} ${y - 318}h24L${x + 84} ${y - 222}z`, roof)
  sheet.fill(box(x - 14, y - 344, 28, 30), wall)
  sheet.fill(gable(x, y - 340, 24, 30), roof)
  glow(sheet, x, y - 60, 150, byLight(palette, 0.2, 0.7))
  sheet.fill(outline`M${x - 30} ${y}v-60q30-26 60 0v60z`, palette.light)
  sheet.fill([-46, 0, 46].map((lean) => box(x + lean - 6, y - 214, 12, 16)).join(''), sheet.depth(1))
}

/** A street of wooden houses with carved windows and a plank pavement. */
export function street(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.74
  backdrop(sheet, { ground, sun: [0.8, height * 0.26] })
  treesBehind(sheet, ground, [0.26, 0.42])
  sheet.composition([row, merchant, tower])(sheet, ground + 16)
  const planks = wallOf(sheet, palette.isSnowy ? '#c9cfd2' : '#b59d78', 0.2)
  sheet.fill(box(0, ground + 34, sheet.width, 26), planks)
  sheet.stroke(
    repeat(60, (index) => outline`M${index * 28} ${ground + 34}v26`),
    mix(planks, palette.near, 0.3),
    1.6,
  )
  lampposts(
    sheet,
    [-0.2, 0.22, 0.84, 1.2].map((share) => ({ x: sheet.at(share), y: ground + 58, tall: 118 })),
  )
  sheet.place(figures.person, sheet.at(0.66), ground + 56, 1.1, palette.near)
  sheet.place(figures.person, sheet.at(0.69), ground + 57, 0.75, palette.near)
  treesBeside(sheet, 0.99)
  foreground(sheet, height * 0.95, 8)
}
