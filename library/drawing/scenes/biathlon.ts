import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { skier } from '../skiers.ts'
import { byLight, glow } from '../sky.ts'

const jacketOf = (sheet: Sheet, color: string) => mix(color, sheet.palette.near, sheet.palette.isNight ? 0.4 : 0.08)

/** The wall of targets: five discs in each lane, black ones and, after a hit, white ones. */
function targets(sheet: Sheet, y: number) {
  const { palette, random } = sheet
  const frame = sheet.depth(0.86)
  const plates = { boards: '', black: '', hit: '' }
  for (let place = 0; place < 9; place += 1) {
    const x = sheet.at(-0.14 + place * 0.16)
    plates.boards += box(x - 56, y - 40, 112, 34)
    for (let disc = 0; disc < 5; disc += 1)
      plates[random.chance(0.4) ? 'hit' : 'black'] += outline`M${x + (disc - 2) * 21} ${y - 23}h0`
  }
  const [left, right] = [sheet.at(-0.22), sheet.at(1.22)]
  sheet.fill(box(Math.min(left, right), y - 62, Math.abs(right - left), 62), frame)
  sheet.fill(
    box(Math.min(left, right), y - 72, Math.abs(right - left), 11),
    palette.isSnowy ? snowOf(sheet) : mix(frame, white, 0.3),
  )
  sheet.fill(plates.boards, mix(white, palette.near, palette.isNight ? 0.3 : 0.03))
  sheet.stroke(plates.black, '#1b2226', 15)
  sheet.stroke(plates.hit, palette.light, 15)
}

/** A stand with a roof, its spectators and flags. */
function stand(sheet: Sheet, ground: number) {
  const { palette, random } = sheet
  const [x, y] = [sheet.at(0.16), ground]
  const wall = wallOf(sheet, '#8ea7ae', 0.2)
  glow(sheet, x, y - 60, 260, byLight(palette, 0.1, 0.55))
  const rows = repeat(4, (row) => box(x - 240 + row * 14, y - 26 - row * 24, 480 - row * 28, 24))
  sheet.fill(rows, mix(wall, palette.near, 0.25))
  const dots = ['', '', '']
  for (let index = 0; index < 84; index += 1) {
    const row = index % 4
    dots[index % 3] +=
      outline`M${x - 216 + row * 13 + Math.floor(index / 4) * 20 + random.between(-4, 4)} ${y - 30 - row * 24}v-7`
  }
  for (const [index, color] of [palette.light, '#c2513f', '#e9e2d3'].entries())
    sheet.stroke(dots[index] ?? '', jacketOf(sheet, color), 10)
  sheet.fill(
    outline`M${x - 250} ${y - 138}L${x + 230} ${y - 168}v14L${x - 250} ${y - 122}z`,
    palette.isSnowy ? snowOf(sheet) : wall,
  )
  sheet.stroke(outline`M${x - 210} ${y}v-126M${x + 200} ${y}v-158`, sheet.depth(0.85), 6)
  const poles = [-0.05, 0.62, 0.74, 0.86, 0.98].map((share) => sheet.at(share))
  sheet.stroke(poles.map((left) => outline`M${left} ${ground}v-150`).join(''), sheet.depth(0.9), 3.5)
  poles.forEach((left, index) =>
    sheet.fill(
      outline`M${left} ${ground - 150}q20-8 44 2v28q-22-9-44-1z`,
      jacketOf(sheet, ['#3f7f9a', palette.light, '#c2513f', '#e9e2d3'][index % 4] ?? white),
    ),
  )
}

function standing(sheet: Sheet, ground: number) {
  const { isMirrored } = sheet
  targets(sheet, ground + 8)
  for (const [index, share] of [0.04, 0.44, 0.86].entries())
    skier(sheet, {
      x: sheet.at(share),
      y: ground + 74 + (index === 1 ? 22 : 0),
      scale: index === 1 ? 1.95 : 1.25,
      pose: 'shooting',
      jacket: jacketOf(sheet, ['#3f7f9a', '#c2513f', '#e9e2d3'][index] ?? '#c2513f'),
      isMirrored,
      hasRifle: true,
    })
}

function racing(sheet: Sheet, ground: number) {
  const { isMirrored, palette } = sheet
  stand(sheet, ground + 6)
  const grooves = [70, 78].map((down) => outline`M0 ${ground + down}h${sheet.width}`).join('')
  sheet.stroke(grooves, mix(palette.ground[1], palette.near, 0.18), 3, ' opacity=".6"')
  for (const [index, share] of [0.3, 0.53, 0.84, 1.12].entries())
    skier(sheet, {
      x: sheet.at(share),
      y: ground + 78 + (index % 2) * 14,
      scale: [1.25, 1.75, 1.25, 1.05][index] ?? 1,
      pose: index % 2 ? 'running' : 'gliding',
      jacket: jacketOf(sheet, ['#3f7f9a', '#c2513f', palette.light, '#e9e2d3'][index] ?? '#3f7f9a'),
      isMirrored,
      hasRifle: true,
      number: true,
    })
}

/** A biathlon: at the targets, or past the stand. Without snow the athletes use roller skis on asphalt. */
export function biathlon(sheet: Sheet) {
  const { width, height, palette } = sheet
  const ground = height * 0.72
  backdrop(sheet, { ground, sun: [0.78, height * 0.34] })
  treesBehind(sheet, ground, [0.2, 0.38])
  if (!palette.isSnowy)
    sheet.fill(box(0, ground + 42, width, 80), mix('#8b9296', palette.near, palette.isNight ? 0.55 : 0.25))
  sheet.composition([standing, racing])(sheet, ground)
  treesBeside(sheet, 0.97)
  foreground(sheet, height * 0.965, 7)
}
