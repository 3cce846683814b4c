import { backdrop, treesBehind } from '../backdrop.ts'
import { snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow } from '../sky.ts'
import { booth, stallColors } from '../stalls.ts'
import { treeUse } from '../trees.ts'
import { festoon } from './gathering.ts'

const coatOf = (sheet: Sheet, index: number) =>
  wallOf(sheet, ['#6d4a45', '#2f5a6b', '#8a5a34', '#3d5d50'][index % 4] ?? '#2f5a6b', 0.3)

/** People in coats who stroll. */
function strollers(sheet: Sheet, y: number, count: number) {
  for (let index = 0; index < count; index += 1) {
    const x = sheet.at(-0.42 + (index + sheet.random.between(0.1, 0.9)) * (1.84 / count))
    const scale = sheet.random.between(0.95, 1.25)
    const isChild = sheet.random.chance(0.3)
    const foot = y + sheet.random.between(-22, 16)
    if (!sheet.isSeen(x - 30, x + 60)) continue
    sheet.place(figures.person, x, foot + scale * 8, scale, coatOf(sheet, index))
    if (isChild) sheet.place(figures.person, x + 22, foot + scale * 9, scale * 0.64, coatOf(sheet, index + 1))
  }
}

/** Rows of booths. */
function rows(sheet: Sheet, ground: number) {
  for (const [index, share] of [-0.34, -0.08, 0.2, 0.46, 0.74, 1.02, 1.3].entries())
    booth(sheet, {
      x: sheet.at(share),
      y: ground + 30 + (index % 2) * 14,
      scale: index % 2 ? 1.15 : 0.98,
      color: stallColors[index % 4] ?? '#b0513c',
    })
}

/** A merry-go-round between booths. */
function merryGoRound(sheet: Sheet, ground: number) {
  const { palette } = sheet
  const [x, y] = [sheet.at(0.5), ground + 34]
  for (const [index, share] of [-0.3, -0.02, 0.95, 1.24].entries())
    booth(sheet, { x: sheet.at(share), y: ground + 30, scale: 1, color: stallColors[index % 4] ?? '#b0513c' })
  glow(sheet, x, y - 100, 280, byLight(palette, 0.3, 0.85))
  const roofEdge = y - 176
  sheet.fill(
    box(x - 150, roofEdge, 300, 150),
    mix(palette.light, palette.near, byLight(palette, 0.75, 0.5)),
    ' opacity=".35"',
  )
  sheet.fill(box(x - 16, roofEdge, 32, 170), wallOf(sheet, '#c2863a', 0.1))
  sheet.stroke(
    [-132, -72, 74, 134].map((lean) => outline`M${x + lean} ${roofEdge}v164`).join(''),
    mix(palette.light, white, 0.2),
    4,
  )
  const horse =
    'M-34-6q-2-16 6-20q14-4 30 0l10-18 8-4 2 6 8 10-4 5-8-2q-2 14-8 20l6 22h-6L2-6-14-5l-12 16h-6l8-16zM-38-20q-8 4-8 18l6-4z'
  for (const [index, lean] of [-132, -72, 74, 134].entries())
    sheet.place(
      horse,
      x + lean,
      y - 62 - (index % 2) * 22,
      1.15,
      index % 2 ? wallOf(sheet, '#b0513c', 0.1) : wallOf(sheet, '#f3eee2', 0.05),
      { isMirrored: sheet.isMirrored },
    )
  const panel = (index: number) => outline`M${x} ${roofEdge - 92}L${x - 170 + index * 34} ${roofEdge + 4}q17 18 34 0z`
  sheet.fill(
    repeat(5, (index) => panel(index * 2)),
    wallOf(sheet, '#b0513c', 0.06),
  )
  sheet.fill(
    repeat(5, (index) => panel(index * 2 + 1)),
    mix(white, palette.near, palette.isNight ? 0.35 : 0.04),
  )
  sheet.stroke(
    repeat(11, (index) => outline`M${x - 170 + index * 34} ${roofEdge + 3}h0`),
    palette.light,
    9,
  )
  sheet.fill(outline`M${x} ${roofEdge - 92}v-34l30 10-30 10z`, palette.light)
  sheet.fill(box(x - 166, y - 14, 332, 18), wallOf(sheet, '#3f86a0', 0.15))
}

/** A town of ice: towers, a slide and a lit fir tree. */
function iceTown(sheet: Sheet, ground: number) {
  const { palette } = sheet
  const y = ground + 34
  const ice = mix('#a9dcec', palette.near, palette.isNight ? 0.4 : 0.1)
  const edge = mix(ice, white, 0.6)
  const tower = (share: number, wide: number, tall: number) => {
    const x = sheet.at(share)
    const crown = outline`M${x - wide / 2} ${y}v${-tall}h${wide / 5}v14h${wide / 5}v-14h${wide / 5}v14h${wide / 5}v-14h${wide / 5}v${tall}z`
    sheet.fill(crown, sheet.gradient(y - tall, y, [edge, ice]))
    sheet.fill(
      outline`M${x - wide * 0.2} ${y}v${-tall * 0.3}q${wide * 0.2} ${-wide * 0.36} ${wide * 0.4} 0v${tall * 0.3}z`,
      palette.light,
      ' opacity=".85"',
    )
    sheet.stroke(
      outline`M${x - wide / 2 + 4} ${y - tall * 0.55}h${wide - 8}M${x - wide / 2 + 4} ${y - tall * 0.78}h${wide - 8}M${x} ${y - tall * 0.55}v${-tall * 0.23}`,
      mix(ice, palette.near, 0.2),
      2,
    )
  }
  for (const [share, wide, tall] of [
    [-0.2, 70, 150],
    [0.06, 60, 118],
    [0.95, 66, 132],
    [1.2, 74, 164],
  ] as const)
    tower(share, wide, tall)
  const tree = sheet.at(0.42)
  glow(sheet, tree, y - 150, 280, 0.8)
  sheet.add(`<g fill="${sheet.depth(0.85)}">${treeUse(sheet, 'spruce', tree, y + 6, 330)}</g>`)
  const balls = repeat(34, (index) => {
    const share = (index + 0.5) / 34
    return outline`M${tree + Math.sin(index * 2.4) * share * 58} ${y - 300 + share * 270}h0`
  })
  sheet.stroke(balls, palette.light, 8)
  sheet.place('M0-16l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', tree, y - 324, 1.3, palette.light)
  const [top, foot] = [sheet.at(0.62), sheet.at(0.9)]
  sheet.fill(
    outline`M${top} ${y}V${y - 152}Q${(top * 2 + foot) / 3} ${y - 30} ${foot} ${y}z`,
    sheet.gradient(y - 150, y, [edge, ice]),
  )
  sheet.stroke(outline`M${top} ${y - 160}Q${(top * 2 + foot) / 3} ${y - 38} ${foot} ${y - 4}`, edge, 6)
  tower(0.6, 78, 176)
  sheet.place(figures.person, sheet.at(0.71), y - 66, 0.7, palette.near)
}

/** A fair: booths, a merry-go-round, or a town of ice in winter. */
export function fair(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.73
  backdrop(sheet, { ground, sun: [0.2, height * 0.24] })
  treesBehind(sheet, ground, [0.14, 0.26])
  const isIce = palette.isSnowy && sheet.composition([false, false, true])
  if (isIce) iceTown(sheet, ground)
  else sheet.composition([rows, merryGoRound, merryGoRound])(sheet, ground)
  if (!isIce) festoon(sheet, ground)
  strollers(sheet, ground + 74, 26)
  if (palette.isSnowy) sheet.fill(outline`M0 ${height * 0.93}h${sheet.width}v60H0z`, snowOf(sheet), ' opacity=".35"')
  foreground(sheet, height * 0.965, 6)
}
