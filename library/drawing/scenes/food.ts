import { box, fire } from '../camp.ts'
import { mix, white } from '../color.ts'
import { forest, foreground, groundFill, land, ridge, strip, treeline } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, glow, sky, smoke, sun } from '../sky.ts'
import { lake } from '../water.ts'
import { frieze } from './frieze.ts'

/** A kettle over a fire, or a table at a window. */
export function food(sheet: Sheet) {
  const { isMirrored } = sheet
  const across = (share: number) => sheet.at(share)
  sheet.composition([windowTable, kettle])(sheet, across, isMirrored)
}

type Across = (share: number) => number

const kettlePath =
  'M-42-66q-4-40 14-52h56q18 12 14 52q-2 10-14 10h-56q-12 0-14-10zM-30-118q30-44 60 0l-6 2q-24-32-48 0zM38-92l26-18 6 6-30 26z'
const fishOnStick = 'M0 8q-17-30-12-66q3-24 12-40q9 16 12 40q5 36-12 66zM0 4l-12 20h24z'

function kettle(sheet: Sheet, across: Across, isMirrored: boolean) {
  const { height, palette, random, unit: u } = sheet
  const { near, isNight } = palette
  const [horizon, x, y, wood] = [height * 0.5, across(0.5), height * 0.86, sheet.depth(0.97)]
  sky(sheet, horizon)
  if (!isNight) sun(sheet, across(0.76), horizon - height * 0.1, height * 0.05)
  clouds(sheet, { between: [height * 0.08, height * 0.3], count: 4 })
  for (const row of [0, 1]) {
    const line = ridge(sheet, horizon - height * (0.04 - row * 0.035), height * 0.02, 1.2)
    treeline(sheet, line, {
      heights: [10 + row * 8, 34 + row * 16],
      gap: 11 + row * 4,
      fill: sheet.depth(0.24 + row * 0.26),
      bottom: horizon + 4,
    })
  }
  lake(sheet, horizon, { lightX: isNight ? undefined : across(0.76), opacity: 0.55 })
  land(sheet, ridge(sheet, height * 0.74, height * 0.015, 1), groundFill(sheet, height * 0.7))
  smoke(sheet, x, y - 150 * u, height * 0.34, 0.35)
  sheet.place('M-92 4L-4-190 6-190-78 4zM92 4L4-190-6-190 78 4zM-3-190h6v66h-6z', x, y, u, wood)
  fire(sheet, { x, y, scale: 2.3 * u })
  sheet.place(kettlePath, x, y, 0.92 * u, mix('#2b3d44', near, 0.5))
  sheet.place('M-34-70q-2-26 10-40h8q-10 16-8 40z', x, y, 0.92 * u, '#fff', { attributes: ' opacity=".16"' })
  const toFire = isMirrored ? -1 : 1
  for (const [share, lean] of [
    [-0.2, 1],
    [0.2, -1],
    [0.29, -1],
  ] as const) {
    const [foot, side] = [x + share * sheet.stage * toFire, lean * toFire]
    sheet.stroke(outline`M${foot} ${y + 14 * u}l${side * 46 * u} ${-150 * u}`, wood, Math.round(5 * u))
    sheet.place(fishOnStick, foot + side * 33 * u, y - 68 * u, 0.85 * u, mix('#d7a15e', near, isNight ? 0.35 : 0.18))
  }
  const basket = across(0.12)
  const zigzag = 'M-30-14l6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7'
  sheet.place(
    'M-30 0q-4-26 0-28h60q4 2 0 28z',
    basket,
    y + 10 * u,
    1.15 * u,
    mix('#e9dcc6', near, isNight ? 0.35 : 0.1),
  )
  sheet.place(zigzag, basket, y + 10 * u, 1.15 * u, 'none', {
    attributes: ` stroke="${mix('#6b3f26', near, 0.2)}" stroke-width="3"`,
  })
  const berries = repeat(
    13,
    () => outline`M${basket + random.between(-26, 26) * u} ${y - random.between(26, 40) * u}h0`,
  )
  sheet.stroke(berries, palette.light, Math.round(15 * u))
  foreground(sheet, height * 0.95, 8)
}

/** A laid table under a window onto the season. */
function windowTable(sheet: Sheet, across: Across, isMirrored: boolean) {
  const { height, palette, random, unit } = sheet
  const { near, isNight } = palette
  view(sheet, across)
  const sill = height * 0.68
  windowFrame(sheet, sill)
  sheet.fill(
    strip(sheet, sill, height),
    sheet.gradient(sill, height, [mix('#c99a63', near, 0.18), mix('#7d5433', near, 0.3)]),
  )
  sheet.fill(strip(sheet, sill, sill + 7 * unit), '#fff', ' opacity=".22"')
  const runner = height * 0.9
  sheet.fill(strip(sheet, runner - 8 * unit, height), mix('#f3ecdf', near, isNight ? 0.4 : 0.06))
  const name = random.pick(['hook', 'forks', 'key', 'rhomb'])
  frieze(sheet, {
    x: 0,
    y: runner,
    width: sheet.width,
    name,
    cell: Math.max(3, Math.round(3 * unit)),
    ink: mix('#8f2f2f', near, 0.15),
  })
  bowl(sheet, across(0.42), height * 0.83)
  mug(sheet, across(0.63))
  fish(sheet, across(0.86), isMirrored)
  mug(sheet, across(0.14))
}

function view(sheet: Sheet, across: Across) {
  const { height, palette } = sheet
  const horizon = height * 0.42
  sky(sheet, horizon + 20)
  if (!palette.isNight) sun(sheet, across(0.34), horizon - height * 0.1, height * 0.05)
  clouds(sheet, { between: [height * 0.08, height * 0.26], count: 4 })
  for (const [row, nearness] of [0.18, 0.38, 0.6].entries()) {
    const size = { heights: [10 + row * 10, 34 + row * 26], gap: 10 + row * 4 } as const
    forest(sheet, {
      ...size,
      y: horizon + row * height * 0.06,
      sway: height * 0.025,
      waves: 1.3,
      nearness,
      mist: [60, 70],
    })
  }
  sheet.fill(strip(sheet, height * 0.58, height * 0.68), groundFill(sheet, height * 0.56, height * 0.68))
}

function windowFrame(sheet: Sheet, sill: number) {
  const { width, height, palette, unit: u } = sheet
  const wall = mix(palette.near, '#2a1f18', 0.35)
  const [left, right, top] = [width * 0.5 - height * 1.2, width * 0.5 + height * 1.2, height * 0.06]
  const opening = outline`M${left} ${top}H${right}V${sill}H${left}z`
  sheet.add(outline`<path fill-rule="evenodd" d="M0 0h${width}v${height}H0z${opening}" fill="${wall}"/>`)
  const pane = (right - left) / 4
  const bars = [
    ...[1, 2, 3].map((index) => box(left + index * pane - 6 * u, top, 12 * u, sill - top)),
    box(left, height * 0.27, right - left, 9 * u),
    box(left - 12 * u, top - 12 * u, right - left + 24 * u, 12 * u),
    box(left - 12 * u, top, 12 * u, sill - top),
    box(right, top, 12 * u, sill - top),
  ]
  sheet.fill(bars.join(''), mix(wall, white, 0.16))
}

/** Cloudberries in birch bark: the warm light of this cover. */
function bowl(sheet: Sheet, x: number, y: number) {
  const { height, palette, random, unit: u } = sheet
  const half = sheet.stage * 0.15
  glow(sheet, x, y - 60 * u, height * 0.3, 0.5)
  const berries = repeat(26, () => {
    const place = random.between(-1, 1)
    const top = y - height * 0.105 - (1 - place * place) * random.between(0, 46) * u
    const [left, radius] = [x + place * half * 0.86, 11 * u]
    return outline`M${left - radius} ${top}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`
  })
  sheet.fill(berries, palette.light)
  const shine = repeat(
    20,
    () => outline`M${x + random.between(-0.7, 0.7) * half} ${y - height * random.between(0.11, 0.17)}h0`,
  )
  sheet.stroke(shine, '#fff', Math.round(5 * u), ' opacity=".7"')
  const rim = y - height * 0.115
  const right = outline`q${-half * 0.06} ${height * 0.12} ${-half * 0.4} ${height * 0.135}`
  const bark = mix('#e9dcc6', palette.near, palette.isNight ? 0.3 : 0.08)
  sheet.fill(
    outline`M${x - half} ${rim}h${2 * half}${right}h${-half * 1.2}q${-half * 0.34} ${-height * 0.015} ${-half * 0.4} ${-height * 0.135}z`,
    bark,
  )
  sheet.fill(
    outline`M${x} ${rim}h${half}${right}h${-half * 0.2}q${half * 0.2} ${-height * 0.05} ${-half * 0.4} ${-height * 0.135}z`,
    palette.near,
    ' opacity=".12"',
  )
  const zigzag = repeat(22, (index) => outline`l${half * 0.083} ${(index % 2 ? 14 : -14) * u}`)
  const stitch = outline`<path d="M${x - half * 0.92} ${y - height * 0.05}${zigzag}" fill="none" stroke="${mix('#6b3f26', palette.near, 0.2)}"`
  sheet.add(`${stitch} stroke-width="${Math.round(4 * u)}"/>`)
}

/** Tea with steam. */
function mug(sheet: Sheet, x: number) {
  const { height, palette, unit: u } = sheet
  const { near, isNight } = palette
  smoke(sheet, x, height * 0.68, height * 0.26, 0.35, '#fff')
  sheet.fill(
    outline`M${x - 42 * u} ${height * 0.69}h${84 * u}l${-8 * u} ${92 * u}h${-68 * u}z`,
    mix('#2f6f83', near, isNight ? 0.4 : 0.1),
  )
  const handle = outline`M${x + 40 * u} ${height * 0.715}q${34 * u} 0 ${26 * u} ${30 * u}q${-6 * u} ${22 * u} ${-34 * u} ${20 * u}`
  sheet.add(
    `<path d="${handle}" fill="none" stroke="${mix('#2f6f83', near, 0.25)}" stroke-width="${Math.round(10 * u)}"/>`,
  )
  sheet.fill(outline`M${x - 41 * u} ${height * 0.71}h${82 * u}l${-u} ${9 * u}h${-80 * u}z`, '#f6efe2')
}

/** A fish on a board. */
function fish(sheet: Sheet, x: number, isMirrored: boolean) {
  const { height, palette, unit: u } = sheet
  const { near, isNight } = palette
  const place = [x - 8 * u, height * 0.84, u] as const
  sheet.fill(
    outline`M${x - 120 * u} ${height * 0.845}h${220 * u}l${14 * u} ${14 * u}h${-250 * u}z`,
    mix('#5a3a24', near, 0.2),
  )
  const body = 'M-96-8q40-26 96-22q46 3 66 16l34-16q-8 18-1 34l-33-14q-24 16-70 17q-52 0-92-15z'
  sheet.place(body, ...place, mix('#b9cdd6', near, isNight ? 0.4 : 0.12), { isMirrored })
  sheet.place('M-96-8q40-26 96-22q46 3 66 16q-60-8-162 6z', ...place, mix('#5d7f90', near, 0.2), { isMirrored })
  sheet.place('M-78-14h5v5h-5z', ...place, near, { isMirrored })
}
