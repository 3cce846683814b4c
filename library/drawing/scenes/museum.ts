import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, strip } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, clouds, glow, sky, sun } from '../sky.ts'
import { grove, type TreeKind } from '../trees.ts'
import { frieze } from './frieze.ts'

/** A long hall with a lit gable, or a merchant's log house. */
export function museum(sheet: Sheet) {
  const { height, palette } = sheet
  const ground = height * 0.76
  sky(sheet, ground - 10)
  if (!palette.isNight) sun(sheet, sheet.at(0.16), height * 0.3, height * 0.045)
  clouds(sheet, { between: [height * 0.06, height * 0.34], count: 5 })
  forest(sheet, {
    y: ground - height * 0.14,
    sway: height * 0.03,
    waves: 1.2,
    heights: [14, 48],
    gap: 11,
    nearness: 0.22,
    mist: [height * 0.11, height * 0.14],
    haze: mix(palette.sky[2], palette.far, 0.3),
  })
  forest(sheet, {
    y: ground - height * 0.06,
    sway: height * 0.02,
    waves: 1.2,
    heights: [20, 70],
    gap: 15,
    nearness: 0.45,
    mist: [height * 0.14, height * 0.06],
    haze: mix(sheet.depth(0.45), palette.sky[2], 0.4),
  })
  sheet.fill(strip(sheet, ground, height), groundFill(sheet, ground - 10))
  sheet.composition([hall, logHouse, glassHall])(sheet, ground)
  foreground(sheet, height * 0.94, 9)
}

/** Five colours for three buildings, so that neighbouring museums in a list differ. */
const paints = ['#8a6a4a', '#b5834f', '#5f7f8c', '#a1564a', '#74855c'] as const

const kindsOf = ({ palette }: Sheet): readonly [TreeKind, ...TreeKind[]] =>
  palette.season === 'autumn' ? ['spruce', 'birch'] : ['spruce']

interface House {
  /** x of the middle. */
  x: number
  /** y of the foot. */
  y: number
  wide: number
  tall: number
}

/** Two rows of windows in carved frames, with the doorway in the middle of the lower row. */
function carvedWindows({ unit: u }: Sheet, { x, y, wide, tall }: House) {
  const paths = { frames: '', panes: '', bars: '' }
  for (const row of [0, 1]) {
    for (let column = 0; column < 5; column += 1) {
      if (row && column === 2) continue
      const [middle, top] = [x - wide * 0.42 + column * wide * 0.21, y - tall + (26 + row * 88) * u]
      const gable = outline`v${-52 * u}l${19 * u} ${-14 * u} ${19 * u} ${14 * u}v${52 * u}z`
      paths.frames += outline`M${middle - 19 * u} ${top + 54 * u}${gable}`
      paths.panes += box(middle - 11 * u, top + 8 * u, 22 * u, 38 * u)
      paths.bars += outline`M${middle} ${top + 8 * u}v${38 * u}`
      // Two rails, because one would look like a cross with the bar.
      for (const rail of [21, 34]) paths.bars += outline`M${middle - 11 * u} ${top + rail * u}h${22 * u}`
    }
  }
  return paths
}

function logHouse(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  const { near, isNight, isSnowy } = palette
  const [x, y, wide, tall] = [sheet.at(0.5), ground + 14 * u, 330 * u, 190 * u]
  const wall = mix(sheet.composition(paints), near, isNight ? 0.62 : 0.34)
  const trim = mix('#f4efe4', near, isNight ? 0.4 : 0.06)
  const roof = isSnowy ? mix(white, near, isNight ? 0.45 : 0.02) : sheet.depth(0.95)
  grove(sheet, () => ground + height * 0.02, {
    count: sheet.over(7),
    size: [height * 0.28, height * 0.44],
    fill: sheet.depth(0.66),
    kinds: kindsOf(sheet),
    colors: { birch: palette.leaf },
  })
  glow(sheet, x, y - tall * 0.45, height * 0.42, byLight(palette, 0.3, 0.7))
  sheet.fill(outline`M${x - wide / 2} ${y}v${-tall}h${wide}v${tall}z`, wall)
  const logs = repeat(11, (index) => outline`M${x - wide / 2} ${y - (tall * (index + 1)) / 12}h${wide}`)
  sheet.add(`<path d="${logs}" stroke="${near}" stroke-width="${(2 * u).toFixed(1)}" opacity=".35"/>`)
  const slope = outline`L${x - wide * 0.3} ${y - tall - 74 * u}h${wide * 0.6}L${x + wide / 2 + 22 * u} ${y - tall + 6 * u}z`
  sheet.fill(outline`M${x - wide / 2 - 22 * u} ${y - tall + 6 * u}${slope}`, roof)
  sheet.fill(box(x - wide / 2 - 22 * u, y - tall + 4 * u, wide + 44 * u, 8 * u), trim)
  const { frames, panes, bars } = carvedWindows(sheet, { x, y, wide, tall })
  sheet.fill(frames, trim)
  sheet.fill(panes, palette.light)
  sheet.add(`<path d="${bars}" stroke="${wall}" stroke-width="${Math.round(3 * u)}"/>`)
  sheet.fill(outline`M${x - 20 * u} ${y}v${-74 * u}h${40 * u}v${74 * u}z`, sheet.depth(0.95))
  sheet.fill(outline`M${x - 34 * u} ${y - 78 * u}L${x} ${y - 106 * u}L${x + 34 * u} ${y - 78 * u}z`, trim)
  sheet.fill(box(x - 40 * u, y, 80 * u, 9 * u), sheet.depth(0.8))
  sheet.place(figures.person, x - wide * 0.36, y + 26 * u, 0.8 * u, near)
  grove(sheet, () => height * 0.95, {
    from: sheet.at(-0.42),
    to: sheet.at(0.12),
    count: 9,
    size: [height * 0.45, height * 0.7],
    fill: sheet.depth(0.92),
  })
}

/** A hall with a gable like a tent, a frieze of ornament and a glazed entrance. */
function hall(sheet: Sheet, ground: number) {
  const { stage: width, height, palette, unit: u } = sheet
  const { near, light, isNight } = palette
  const [left, wide, tall, y] = [
    sheet.width / 2 - width * (sheet.isMirrored ? 0.37 : 0.29),
    width * 0.66,
    height * 0.25,
    ground + 6,
  ]
  const [doorway, top] = [sheet.at(0.5), ground + 6 - height * 0.25]
  const plain = mix(sheet.depth(0.72), isNight ? near : white, isNight ? 0.3 : 0.1)
  const wall = mix(plain, sheet.composition(paints), isNight ? 0.15 : 0.5)
  sheet.fill(
    outline`M${doorway - width * 0.17} ${top + 2}L${doorway} ${top - height * 0.24}L${doorway + width * 0.17} ${top + 2}z`,
    sheet.depth(0.82),
  )
  sheet.fill(outline`M${left} ${y}v${-tall}h${wide}v${tall}z`, sheet.gradient(top, y, [wall, mix(wall, near, 0.25)]))
  const band = {
    y: top + 8 * u,
    width: wide / 2,
    name: 'hook',
    cell: Math.max(3, Math.round(4.2 * u)),
    ink: mix('#f3eee2', near, isNight ? 0.45 : 0.06),
  } as const
  const bandHeight = frieze(sheet, { ...band, x: left + wide / 2 })
  frieze(sheet, { ...band, x: left })
  const glassTop = top + bandHeight + 18 * u
  const columns = repeat(15, (index) => {
    const x = left + 14 * u + (index * (wide - 28 * u)) / 14
    return outline`M${x - 3 * u} ${glassTop}h${6 * u}V${y}h${-6 * u}z`
  })
  glow(sheet, doorway, y - tall * 0.3, height * 0.36, byLight(palette, 0.5, 0.9))
  sheet.fill(
    outline`M${left + 14 * u} ${glassTop}h${wide - 28 * u}V${y}h${28 * u - wide}z`,
    mix(near, light, byLight(palette, 0.25, 0.5)),
  )
  sheet.fill(
    outline`M${doorway - width * 0.1} ${y}L${doorway} ${top - height * 0.15}L${doorway + width * 0.1} ${y}z`,
    light,
  )
  sheet.fill(columns, sheet.depth(0.86))
  const sideBar = (x: number) => outline`M${x} ${y - tall * 0.7 - height * 0.1}V${y}`
  const bars = outline`M${doorway} ${top - height * 0.15}V${y}${sideBar(doorway - width * 0.034)}${sideBar(doorway + width * 0.034)}M${doorway - width * 0.06} ${y - tall * 0.6}h${width * 0.12}`
  sheet.add(`<path d="${bars}" stroke="${sheet.depth(0.9)}" stroke-width="${Math.round(4 * u)}" fill="none"/>`)
  if (palette.isSnowy)
    sheet.fill(box(left - 4, top - 8 * u, wide + 8, 8 * u), '#fff', ` opacity="${isNight ? 0.5 : 0.95}"`)
  const steps = repeat(4, (index) =>
    box(doorway - width * (0.12 + index * 0.025), y + index * 7 * u, width * (0.24 + index * 0.05), 4 * u),
  )
  sheet.fill(steps, mix(palette.ground[0], white, 0.45), ' opacity=".8"')
  grove(sheet, () => ground + height * 0.05, {
    from: sheet.at(-0.42),
    to: sheet.at(0.16),
    count: 10,
    size: [height * 0.34, height * 0.55],
    fill: sheet.depth(0.9),
    kinds: kindsOf(sheet),
    colors: { birch: palette.leaf },
  })
  sheet.place(figures.person, doorway - width * 0.05, y + 22 * u, 0.8 * u, near)
  sheet.place(figures.person, doorway - width * 0.025, y + 24 * u, 0.55 * u, near)
}

/** A low hall of glass with a cantilevered roof and lit exhibits inside. */
function glassHall(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  const { near, light, isNight, isSnowy } = palette
  const [x, y] = [sheet.at(0.5), ground + 10 * u]
  const frame = sheet.depth(0.9)
  const pale = mix('#eef1ee', near, isNight ? 0.55 : 0.08)
  const paint = mix(sheet.composition(paints), near, isNight ? 0.55 : 0.15)
  grove(sheet, () => ground + height * 0.02, {
    count: sheet.over(8),
    size: [height * 0.24, height * 0.42],
    fill: sheet.depth(0.6),
    kinds: kindsOf(sheet),
    colors: { birch: palette.leaf },
  })
  glow(sheet, x, y - 70 * u, height * 0.45, byLight(palette, 0.35, 0.8))
  sheet.fill(
    box(x - 230 * u, y - 130 * u, 460 * u, 130 * u),
    sheet.gradient(y - 130 * u, y, [mix(light, frame, byLight(palette, 0.45, 0.15)), light]),
  )
  const silhouettes = [-150, -40, 120].map(
    (left, index) => outline`M${x + left * u} ${y}v${-(46 + index * 14) * u}h${34 * u}v${(46 + index * 14) * u}z`,
  )
  sheet.fill(silhouettes.join(''), mix(light, near, 0.35), ' opacity=".6"')
  const bars = repeat(14, (index) => outline`M${x + (index - 6.5) * 35 * u} ${y - 130 * u}v${130 * u}`)
  sheet.stroke(bars + outline`M${x - 230 * u} ${y - 64 * u}h${460 * u}`, frame, 3 * u)
  const roof = outline`M${x - 280 * u} ${y - 132 * u}L${x + 40 * u} ${y - 196 * u}L${x + 290 * u} ${y - 132 * u}v${-16 * u}L${x + 40 * u} ${y - 216 * u}L${x - 280 * u} ${y - 146 * u}z`
  sheet.fill(outline`M${x - 230 * u} ${y - 130 * u}L${x + 40 * u} ${y - 200 * u}L${x + 230 * u} ${y - 130 * u}z`, paint)
  sheet.fill(roof, isSnowy ? mix(white, near, isNight ? 0.4 : 0) : pale)
  sheet.fill(box(x - 46 * u, y - 92 * u, 92 * u, 92 * u), mix(light, white, 0.45))
  sheet.stroke(outline`M${x} ${y - 92 * u}v${92 * u}M${x - 46 * u} ${y}v${-92 * u}h${92 * u}v${92 * u}`, frame, 4 * u)
  sheet.fill(box(x - 250 * u, y, 500 * u, 8 * u) + box(x - 110 * u, y + 8 * u, 220 * u, 6 * u), pale)
  sheet.place(figures.person, x + 76 * u, y + 22 * u, 0.8 * u, near)
  sheet.place(figures.person, x + 98 * u, y + 23 * u, 0.55 * u, near)
}
