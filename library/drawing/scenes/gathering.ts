import { box, chum, fire, reindeer } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import { lerp, outline, repeat, type Point } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, clouds, glow, sky, sun } from '../sky.ts'

interface Field {
  ground: number
}

/** An open field in front of the forest, by night under fireworks. */
function field(sheet: Sheet): Field {
  const { height, palette } = sheet
  const ground = height * 0.72
  sky(sheet, ground - height * 0.04)
  if (!palette.isNight) sun(sheet, sheet.at(0.28), ground - height * 0.16, height * 0.06)
  clouds(sheet, { between: [height * 0.05, height * 0.3], count: 4 })
  for (const row of [0, 1]) {
    const size = { heights: [12 + row * 8, 40 + row * 20], gap: 11 + row * 3 } as const
    forest(sheet, {
      ...size,
      y: ground - height * (0.1 - row * 0.06),
      sway: height * 0.02,
      waves: 1.2,
      nearness: 0.2 + row * 0.2,
      mist: [50, 60],
    })
  }
  land(sheet, ridge(sheet, ground, 5, 1), groundFill(sheet, ground - 10))
  if (palette.isNight) fireworks(sheet)
  return { ground }
}

const bursts: readonly [x: number, y: number, radius: number][] = [
  [0.3, 0.24, 0.17],
  [0.64, 0.16, 0.12],
  [0.8, 0.32, 0.09],
]

/** Dotted rays in the one warm colour. */
function fireworks(sheet: Sheet) {
  const { height, palette, unit } = sheet
  for (const [x, y, radius] of bursts) {
    const [left, top] = [sheet.at(x), height * y]
    const rays = repeat(20, (index) => {
      const angle = index * 0.314 + x
      const reach = height * radius * (index % 2 ? 1 : 0.72)
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      return outline`M${left + dx * 0.25} ${top + dy * 0.25}L${left + dx} ${top + dy}`
    })
    sheet.stroke(rays, palette.light, 3 * unit, ` stroke-dasharray="1 ${Math.round(8 * unit)}" opacity=".95"`)
    glow(sheet, left, top, height * radius * 1.1, 0.35)
  }
}

/** Pennants between three poles. */
export function festoon(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  const poles = [-0.34, 0.12, 0.62, 1.06, 1.42].map((share, index): Point => [
    sheet.at(share),
    height * (index % 2 ? 0.36 : 0.29),
  ])
  const flags = ['', '', '']
  let rope = ''
  for (const [span, from] of poles.slice(0, -1).entries()) {
    const to = poles[span + 1] ?? from
    for (let index = 0; index <= 13; index += 1) {
      const share = index / 13
      const [x, y] = [
        lerp(from[0], to[0], share),
        lerp(from[1], to[1], share) + Math.sin(share * 3.1416) * height * 0.07,
      ]
      rope += outline`${index ? 'L' : 'M'}${x} ${y}`
      if (index && index < 13) flags[(index + span) % 3] += outline`M${x - 8 * u} ${y}h${16 * u}l${-8 * u} ${24 * u}z`
    }
  }
  const wood = sheet.depth(0.85)
  sheet.fill(
    poles.map(([x, y]) => outline`M${x - 3 * u} ${y - 16 * u}h${6 * u}V${ground + height * 0.12}h${-6 * u}z`).join(''),
    wood,
  )
  sheet.add(`<path d="${rope}" fill="none" stroke="${wood}" stroke-width="1.6"/>`)
  const colors = [palette.light, mix('#f6efe2', palette.near, palette.isNight ? 0.3 : 0.04), sheet.depth(0.7)]
  colors.forEach((color, index) => sheet.fill(flags[index] ?? '', color))
}

/** People along the lower edge, seen from behind. */
function crowd(sheet: Sheet) {
  const { width, height, random, unit } = sheet
  for (const row of [0, 1]) {
    const [y, scale, foot] = [height * (0.93 + row * 0.07), (1.05 + row * 0.35) * unit, height + 10]
    let path = ''
    for (let x = random.between(-10, 10); x < width + 20; x += random.between(22, 38) * scale) {
      const [tall, half] = [random.between(54, 74) * scale, random.between(9, 12) * scale]
      const shoulders = outline`q0 ${-half} ${half} ${-half}h${half}q${half} 0 ${half} ${half}V${foot}z`
      path += outline`M${x - half * 1.5} ${foot}V${y - tall * 0.42}${shoulders}`
      const arc = outline`a${half * 0.72} ${half * 0.78} 0 1 1`
      path += outline`M${x - half * 0.72} ${y - tall * 0.74}${arc} ${half * 1.44} 0${arc} ${-half * 1.44} 0`
    }
    sheet.fill(path, sheet.depth(0.9 + row * 0.1))
  }
}

function tentsAndFire(sheet: Sheet, ground: number) {
  const { height, unit } = sheet
  fire(sheet, { x: sheet.at(0.45), y: ground + height * 0.1, scale: 1.9 * unit })
  chum(sheet, { x: sheet.at(0.64), y: ground + height * 0.06, scale: 1.4 * unit }, false)
  chum(sheet, { x: sheet.at(0.95), y: ground + height * 0.03, scale: 1 * unit }, false)
}

/** An open-air stage with a lit back wall. */
function stage(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  const [x, y] = [sheet.at(0.5), ground + height * 0.06]
  const frame = sheet.depth(0.95)
  glow(sheet, x, y - 110 * u, 300 * u, byLight(palette, 0.45, 0.9))
  sheet.fill(box(x - 165 * u, y - 210 * u, 330 * u, 210 * u), frame)
  sheet.fill(
    outline`M${x - 145 * u} ${y - 20 * u}v${-130 * u}q${145 * u} ${-60 * u} ${290 * u} 0v${130 * u}z`,
    sheet.gradient(y - 190 * u, y, [palette.light, mix(palette.light, frame, 0.55)]),
  )
  const beam = (lean: number) => outline`M${x + lean * 0.4} ${y - 176 * u}l${lean - 26 * u} ${150 * u}h${52 * u}z`
  sheet.fill([-90, 0, 90].map((lean) => beam(lean * u)).join(''), '#fff', ' opacity=".22"')
  sheet.fill(
    outline`M${x - 195 * u} ${y - 204 * u}q${195 * u} ${-88 * u} ${390 * u} 0l${-8 * u} ${14 * u}h${-374 * u}z`,
    frame,
  )
  sheet.fill(box(x - 205 * u, y - 180 * u, 30 * u, 110 * u) + box(x + 175 * u, y - 180 * u, 30 * u, 110 * u), frame)
  for (const lean of [-0.07, 0, 0.08])
    sheet.place(figures.person, sheet.at(0.5 + lean), y - 18 * u, 1.05 * u, palette.near)
  sheet.fill(box(x - 175 * u, y - 22 * u, 350 * u, 24 * u), mix(frame, palette.light, 0.12))
}

/** A festival: tents around a fire, or a stage, and a crowd under pennants. */
export function event(sheet: Sheet) {
  const { ground } = field(sheet)
  sheet.composition([tentsAndFire, stage])(sheet, ground)
  festoon(sheet, ground)
  crowd(sheet)
}

/** A reindeer team with a sledge. */
export function race(sheet: Sheet) {
  const { height, palette, unit } = sheet
  const { isMirrored } = sheet
  const { ground } = field(sheet)
  const across = (share: number) => sheet.at(0.5 + (share - 0.54) * 0.82)
  const color = sheet.depth(0.95)
  for (const index of [0, 1, 2]) {
    const spot = {
      x: across(0.6 + index * 0.1),
      y: ground + height * (0.13 + index * 0.02),
      scale: (1.1 + index * 0.12) * unit,
    }
    reindeer(sheet, spot, sheet.depth(0.8 + index * 0.07), isMirrored)
  }
  sheet.place(figures.sledge, sheet.at(0.28), ground + height * 0.18, 1.3 * unit, color, { isMirrored })
  sheet.place(figures.parka, across(0.3), ground + height * 0.165, 1.15 * unit, color)
  sheet.place(figures.parkaHem, across(0.3), ground + height * 0.165, 1.15 * unit, palette.light)
  const start = outline`M${across(0.31)} ${ground + height * 0.1}Q${across(0.46)} ${ground + height * 0.13} ${across(0.6)} ${ground + height * 0.07}`
  sheet.add(
    outline`<path d="${start}T${across(0.78)} ${ground + height * 0.08}" stroke="${color}" stroke-width="2" fill="none"/>`,
  )
  festoon(sheet, ground)
  foreground(sheet, height * 0.95, 9)
}
