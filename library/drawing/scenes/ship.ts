import { snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { farShore } from '../shore.ts'
import { birds, byLight, glow, smoke } from '../sky.ts'
import { glints, lake } from '../water.ts'

/** A group that is drawn to the right, and mirrored if the stage is. */
function turned(sheet: Sheet, x: number, draw: (at: (right: number) => number) => void) {
  const side = sheet.isMirrored ? -1 : 1
  draw((right) => x + right * side)
}

/** A rectangle between two positions in a group, mirrored or not. */
const between = (from: number, to: number, top: number, tall: number) =>
  box(Math.min(from, to), top, Math.abs(to - from), tall)

const dotted = (from: number, to: number, y: number) => outline`M${from} ${y}H${to}`

/** A white motor ship with three decks. */
function motorShip(sheet: Sheet, y: number) {
  const { palette } = sheet
  const hull = wallOf(sheet, '#f4f6f4', 0.05)
  const band = wallOf(sheet, '#2f6f86', 0.12)
  const glass = palette.time === 'day' ? mix(palette.near, palette.sky[0], 0.35) : palette.light
  turned(sheet, sheet.at(0.48), (at) => {
    glow(sheet, at(0), y - 60, 300, byLight(palette, 0.12, 0.6))
    smoke(sheet, at(-58), y - 196, 120, 0.3)
    sheet.fill(
      outline`M${at(-290)} ${y + 10}L${at(-304)} ${y - 40}H${at(318)}Q${at(282)} ${y - 8} ${at(262)} ${y + 10}z`,
      hull,
    )
    sheet.fill(
      outline`M${at(-294)} ${y - 6}L${at(-297)} ${y - 18}H${at(294)}Q${at(286)} ${y - 12} ${at(280)} ${y - 6}z`,
      band,
    )
    sheet.fill(between(at(-270), at(226), y - 82, 44), hull)
    sheet.fill(between(at(-244), at(176), y - 122, 42), mix(hull, palette.near, 0.05))
    sheet.fill(between(at(-170), at(112), y - 158, 38), hull)
    sheet.fill(outline`M${at(84)} ${y - 158}L${at(92)} ${y - 188}H${at(128)}L${at(142)} ${y - 122}H${at(84)}z`, hull)
    sheet.fill(outline`M${at(98)} ${y - 182}H${at(126)}L${at(130)} ${y - 164}H${at(98)}z`, glass)
    for (const [from, to, up] of [
      [-256, 212, 74],
      [-230, 160, 114],
      [-156, 74, 150],
    ] as const)
      sheet.add(
        outline`<path d="${dotted(at(from), at(to), y - up + 12)}" stroke="${glass}" stroke-width="17" stroke-dasharray="15 11" fill="none"/>`,
      )
    const rails = outline`M${at(-276)} ${y - 86}H${at(234)}M${at(-252)} ${y - 126}H${at(186)}M${at(-180)} ${y - 162}H${at(116)}`
    sheet.stroke(rails, band, 4)
    sheet.fill(outline`M${at(-78)} ${y - 158}L${at(-70)} ${y - 204}H${at(-40)}L${at(-36)} ${y - 158}z`, band)
    sheet.fill(outline`M${at(-74)} ${y - 178}L${at(-72)} ${y - 190}H${at(-40)}L${at(-39)} ${y - 178}z`, palette.light)
    sheet.stroke(
      outline`M${at(106)} ${y - 188}V${y - 250}M${at(106)} ${y - 250}L${at(312)} ${y - 44}M${at(106)} ${y - 250}L${at(-296)} ${y - 44}`,
      sheet.depth(0.8),
      2,
    )
    sheet.stroke(
      outline`M${at(-320)} ${y + 12}H${at(-420)}M${at(270)} ${y + 12}q${at(30) - at(0)} 6 ${at(70) - at(0)} 4`,
      white,
      3,
      ' opacity=".7"',
    )
  })
}

/** A hydrofoil in its spray. */
function hydrofoil(sheet: Sheet, y: number) {
  const { palette } = sheet
  const hull = wallOf(sheet, '#f2f4f2', 0.05)
  const glass = palette.time === 'day' ? mix(palette.near, palette.sky[0], 0.3) : palette.light
  turned(sheet, sheet.at(0.5), (at) => {
    const spray = mix(white, palette.near, palette.isNight ? 0.4 : 0)
    glow(sheet, at(0), y - 50, 240, byLight(palette, 0.1, 0.55))
    sheet.fill(
      outline`M${at(-230)} ${y + 6}Q${at(-340)} ${y - 60} ${at(-430)} ${y + 2}Q${at(-520)} ${y - 22} ${at(-600)} ${y + 8}z`,
      spray,
      ' opacity=".8"',
    )
    sheet.fill(
      outline`M${at(120)} ${y + 8}Q${at(190)} ${y - 38} ${at(215)} ${y + 2}Q${at(230)} ${y - 14} ${at(260)} ${y + 8}z`,
      spray,
      ' opacity=".8"',
    )
    sheet.stroke(
      outline`M${at(-190)} ${y - 28}L${at(-200)} ${y + 6}M${at(150)} ${y - 28}L${at(168)} ${y + 6}`,
      sheet.depth(0.85),
      8,
    )
    sheet.fill(
      outline`M${at(-262)} ${y - 66}L${at(-236)} ${y - 24}H${at(196)}Q${at(262)} ${y - 34} ${at(312)} ${y - 62}Q${at(250)} ${y - 66} ${at(216)} ${y - 70}L${at(150)} ${y - 110}H${at(78)}L${at(60)} ${y - 90}H${at(-46)}L${at(-60)} ${y - 104}H${at(-214)}z`,
      hull,
    )
    sheet.fill(outline`M${at(88)} ${y - 104}H${at(146)}L${at(178)} ${y - 82}H${at(80)}z`, glass)
    sheet.add(
      `<path d="${dotted(at(-206), at(-70), y - 86)}${dotted(at(-30), at(60), y - 74)}" stroke="${glass}" stroke-width="16" stroke-dasharray="22 6" fill="none"/>`,
    )
    sheet.fill(
      outline`M${at(-250)} ${y - 46}L${at(-244)} ${y - 38}H${at(248)}Q${at(276)} ${y - 44} ${at(290)} ${y - 52}z`,
      wallOf(sheet, '#c2513f', 0.1),
    )
    sheet.stroke(outline`M${at(100)} ${y - 110}v-34`, sheet.depth(0.8), 3)
  })
}

/** A river station, and a boat at its pier. */
function pier(sheet: Sheet, y: number) {
  const { palette } = sheet
  const wall = wallOf(sheet, '#e9e6dd', 0.08)
  const roof = palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#4f8294', 0.18)
  const glass = palette.time === 'day' ? mix(palette.near, palette.sky[0], 0.35) : palette.light
  turned(sheet, sheet.at(0.42), (at) => {
    glow(sheet, at(-40), y - 90, 260, byLight(palette, 0.15, 0.65))
    sheet.fill(between(at(-210), at(110), y - 110, 110), wall)
    sheet.fill(between(at(-230), at(130), y - 120, 12), roof)
    sheet.fill(between(at(-70), at(0), y - 190, 82), wall)
    sheet.fill(outline`M${at(-78)} ${y - 188}L${at(-40)} ${y - 250}H${at(-30)}L${at(8)} ${y - 188}z`, roof)
    sheet.stroke(outline`M${at(-35)} ${y - 250}V${y - 300}`, sheet.depth(0.8), 4)
    sheet.fill(outline`M${at(-35)} ${y - 300}L${at(4)} ${y - 290}L${at(-35)} ${y - 278}z`, palette.light)
    const columns = repeat(11, (index) => between(at(-196 + index * 28), at(-178 + index * 28), y - 94, 74))
    sheet.fill(columns, glass)
    sheet.fill(outline`M${at(-52)} ${y - 158}h${at(34) - at(0)}v34h${at(0) - at(34)}z`, glass)
    sheet.fill(between(at(-300), at(190), y - 4, 14), wallOf(sheet, '#8d7a60', 0.3))
    sheet.stroke(
      repeat(13, (index) => outline`M${at(-280 + index * 38)} ${y + 8}v26`),
      sheet.depth(0.85),
      6,
    )
    sheet.fill(
      outline`M${at(150)} ${y + 30}L${at(136)} ${y - 4}H${at(372)}Q${at(352)} ${y + 16} ${at(336)} ${y + 30}z`,
      wallOf(sheet, '#f2f4f2', 0.05),
    )
    sheet.fill(
      outline`M${at(146)} ${y + 20}L${at(143)} ${y + 12}H${at(356)}L${at(350)} ${y + 20}z`,
      wallOf(sheet, '#2f6f86', 0.1),
    )
    sheet.fill(
      outline`M${at(176)} ${y - 4}L${at(184)} ${y - 46}H${at(282)}L${at(306)} ${y - 4}z`,
      wallOf(sheet, '#f2f4f2', 0.1),
    )
    sheet.fill(outline`M${at(196)} ${y - 38}H${at(276)}L${at(290)} ${y - 16}H${at(192)}z`, glass)
    for (const [share, scale] of [
      [120, 0.8],
      [136, 0.56],
      [-250, 0.8],
    ] as const)
      sheet.place(figures.person, at(share), y - 3, scale, palette.near)
  })
}

/** A ship on a wide river: a motor ship, a hydrofoil, or a boat at the river station. */
export function ship(sheet: Sheet) {
  const { height, palette } = sheet
  const shore = height * 0.58
  farShore(sheet, shore, 0.8)
  lake(sheet, shore, { opacity: 0.45 })
  glints(sheet, {
    x: sheet.at(0.8),
    top: shore + 8,
    bottom: height * 0.9,
    spread: 170,
    count: palette.isNight ? 8 : 22,
  })
  sheet.composition([motorShip, hydrofoil, pier])(sheet, shore + 92)
  if (palette.time === 'day') birds(sheet, sheet.at(0.2), height * 0.22, 7, 1.2)
  foreground(sheet, height * 0.965, 7)
}
