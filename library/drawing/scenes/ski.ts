import { backdrop, treesBehind, treesBeside } from '../backdrop.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { foreground, land } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { skier } from '../skiers.ts'
import { snowfall } from '../sky.ts'
import { grove } from '../trees.ts'

const jacketOf = (sheet: Sheet, index: number) =>
  mix(
    [sheet.palette.light, '#c2513f', '#3f7f9a', '#e9e2d3'][index % 4] ?? '#3f7f9a',
    sheet.palette.near,
    sheet.palette.isNight ? 0.4 : 0.08,
  )

/** Two grooves in the snow over the whole width. */
function track(sheet: Sheet, y: number) {
  const { width, palette } = sheet
  const bend = (shift: number) =>
    outline`M0 ${y + shift}Q${width * 0.3} ${y - 16 + shift} ${width / 2} ${y + shift}T${width} ${y + shift}`
  sheet.stroke(bend(0) + bend(9), mix(palette.ground[1], palette.near, 0.16), 3.5, ' opacity=".7"')
}

function one(sheet: Sheet, ground: number) {
  const { isMirrored } = sheet
  track(sheet, ground + 86)
  track(sheet, ground + 40)
  skier(sheet, {
    x: sheet.at(0.78),
    y: ground + 40,
    scale: 0.8,
    pose: 'running',
    jacket: jacketOf(sheet, 2),
    isMirrored,
  })
  skier(sheet, {
    x: sheet.at(0.48),
    y: ground + 88,
    scale: 1.9,
    pose: 'running',
    jacket: jacketOf(sheet, 1),
    isMirrored,
  })
}

/** The start of a marathon. */
function many(sheet: Sheet, ground: number) {
  const { isMirrored, random } = sheet
  track(sheet, ground + 92)
  const places = Array.from({ length: 22 }, (_, index) => ({
    share: -0.42 + index * 0.082 + random.between(-0.02, 0.02),
    row: index % 3,
  })).toSorted((left, right) => left.row - right.row)
  for (const [index, { share, row }] of places.entries())
    skier(sheet, {
      x: sheet.at(share),
      y: ground + 22 + row * 34,
      scale: 0.85 + row * 0.22,
      pose: index % 2 ? 'running' : 'gliding',
      jacket: jacketOf(sheet, index),
      isMirrored,
      number: true,
    })
  const [left, right] = [sheet.at(0.16), sheet.at(0.86)]
  const [from, wide] = [Math.min(left, right), Math.abs(right - left)]
  const post = sheet.depth(0.9)
  sheet.fill(box(from, ground - 190, 10, 196) + box(from + wide - 10, ground - 190, 10, 196), post)
  sheet.fill(box(from - 10, ground - 214, wide + 20, 46), mix(sheet.palette.light, sheet.palette.near, 0.06))
  sheet.fill(
    repeat(19, (index) => box(from + index * (wide / 19), ground - 214 + (index % 2) * 10, wide / 19, 10)),
    post,
  )
}

/** A slope with a lift. */
function slope(sheet: Sheet, ground: number) {
  const { width, height, isMirrored, palette } = sheet
  const way = isMirrored ? -1 : 1
  const line = (x: number) =>
    ground + 90 - Math.max(0, 1 - Math.abs((x - sheet.at(0.95)) / (width * 0.52))) ** 1.25 * 300
  land(
    sheet,
    line,
    sheet.gradient(ground - 210, height, [mix(palette.ground[0], white, 0.5), palette.ground[0], palette.ground[1]]),
  )
  grove(sheet, line, {
    from: sheet.at(0.92),
    to: sheet.at(1.4),
    count: 14,
    size: [height * 0.12, height * 0.24],
    fill: sheet.depth(0.8),
    sink: 8,
  })
  const masts = [0.2, 0.48, 0.76]
  const top = (share: number) => line(sheet.at(share)) - 118
  const metal = sheet.depth(0.8)
  sheet.stroke(
    masts.map((share) => outline`M${sheet.at(share)} ${line(sheet.at(share)) + 4}V${top(share)}m-20 0h40`).join(''),
    metal,
    6,
  )
  sheet.stroke(
    outline`M${sheet.at(-0.3)} ${top(-0.05)}L${masts.map((share) => outline`${sheet.at(share)} ${top(share)}`).join('L')}L${sheet.at(1.05)} ${top(1)}`,
    metal,
    2,
  )
  for (const share of [0.34, 0.62]) {
    const [x, y] = [sheet.at(share), (top(share - 0.14) + top(share + 0.14)) / 2]
    sheet.stroke(outline`M${x} ${y}v34m-17 0h34v26h-34zm-4 26h42`, metal, 3.5)
    sheet.stroke(outline`M${x - 7} ${y + 46}v-8M${x + 8} ${y + 46}v-8`, palette.light, 9)
  }
  const sheer = (share: number) => line(sheet.at(share)) + 34
  skier(sheet, {
    x: sheet.at(0.44),
    y: sheer(0.44) + 30,
    scale: 1.5,
    pose: 'gliding',
    jacket: jacketOf(sheet, 1),
    isMirrored: way > 0,
  })
  skier(sheet, {
    x: sheet.at(0.7),
    y: sheer(0.7),
    scale: 0.9,
    pose: 'gliding',
    jacket: jacketOf(sheet, 2),
    isMirrored: way > 0,
  })
}

/** Skiers: one on a track in the forest, a marathon, or a slope with a lift. */
export function ski(sheet: Sheet) {
  const { height, random } = sheet
  const ground = height * 0.72
  backdrop(sheet, { ground, sun: [0.2, height * 0.36] })
  treesBehind(sheet, ground, [0.2, 0.4])
  sheet.composition([one, many, slope])(sheet, ground)
  treesBeside(sheet)
  foreground(sheet, height * 0.96, 8)
  if (random.chance(0.5)) snowfall(sheet, sheet.over(36), 0.6)
}
