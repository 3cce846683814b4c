import { chum, fire, reindeer } from '../camp.ts'
import { mix } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import { lerp, outline, repeat, type Point } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, glow, sky, sun } from '../sky.ts'

interface Field {
  ground: number
  isMirrored: boolean
  /** x of a share of the width, from the side the sun is on. */
  across: (share: number) => number
}

/** An open field in front of the forest, by night under fireworks. */
function field(sheet: Sheet): Field {
  const { width, height, palette, random } = sheet
  const ground = height * 0.72
  const isMirrored = random.chance(0.5)
  const across = (share: number) => width * (isMirrored ? 1 - share : share)
  sky(sheet, ground - height * 0.04)
  if (!palette.isNight) sun(sheet, across(0.28), ground - height * 0.16, height * 0.06)
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
  if (palette.isNight) fireworks(sheet, across)
  return { ground, isMirrored, across }
}

const bursts: readonly [x: number, y: number, radius: number][] = [
  [0.3, 0.24, 0.17],
  [0.64, 0.16, 0.12],
  [0.8, 0.32, 0.09],
]

/** Dotted rays in the one warm colour. */
function fireworks(sheet: Sheet, across: Field['across']) {
  const { height, palette, unit } = sheet
  for (const [x, y, radius] of bursts) {
    const [left, top] = [across(x), height * y]
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
function festoon(sheet: Sheet, ground: number) {
  const { width, height, palette, unit: u } = sheet
  const poles: readonly [Point, Point, Point] = [
    [width * 0.06, height * 0.36],
    [width * 0.52, height * 0.3],
    [width * 0.95, height * 0.38],
  ]
  const flags = ['', '', '']
  let rope = ''
  for (const span of [0, 1] as const) {
    const [from, to] = [poles[span], span ? poles[2] : poles[1]]
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

/** A festival: a fire, a tent and a crowd under pennants. */
export function event(sheet: Sheet) {
  const { height, unit } = sheet
  const { ground, across } = field(sheet)
  fire(sheet, { x: across(0.5), y: ground + height * 0.1, scale: 1.9 * unit })
  chum(sheet, { x: across(0.82), y: ground + height * 0.06, scale: 1.4 * unit }, false)
  festoon(sheet, ground)
  crowd(sheet)
}

/** A reindeer team with a sledge. */
export function race(sheet: Sheet) {
  const { height, palette, unit } = sheet
  const { ground, across, isMirrored } = field(sheet)
  const color = sheet.depth(0.95)
  for (const index of [0, 1, 2]) {
    const spot = {
      x: across(0.6 + index * 0.1),
      y: ground + height * (0.13 + index * 0.02),
      scale: (1.1 + index * 0.12) * unit,
    }
    reindeer(sheet, spot, sheet.depth(0.8 + index * 0.07), isMirrored)
  }
  sheet.place(figures.sledge, across(0.28), ground + height * 0.18, 1.3 * unit, color, { isMirrored })
  sheet.place(figures.parka, across(0.3), ground + height * 0.165, 1.15 * unit, color)
  sheet.place(figures.parkaHem, across(0.3), ground + height * 0.165, 1.15 * unit, palette.light)
  const start = outline`M${across(0.31)} ${ground + height * 0.1}Q${across(0.46)} ${ground + height * 0.13} ${across(0.6)} ${ground + height * 0.07}`
  sheet.add(
    outline`<path d="${start}T${across(0.78)} ${ground + height * 0.08}" stroke="${color}" stroke-width="2" fill="none"/>`,
  )
  festoon(sheet, ground)
  foreground(sheet, height * 0.95, 9)
}
