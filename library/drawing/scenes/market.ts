import { snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, groundFill, strip } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, clouds, glow, sky, sun } from '../sky.ts'
import { frieze } from './frieze.ts'

const tone = (sheet: Sheet, color: string) => wallOf(sheet, color, 0.06)

/** A birch-bark box with a zigzag around it. */
function barkBox(sheet: Sheet, x: number, y: number, scale: number) {
  sheet.place('M-32 0q-4-4-4-48h72q0 44-4 48z', x, y, scale, tone(sheet, '#e0c9a0'))
  sheet.place('M-38-48q0-10 38-10t38 10z', x, y, scale, tone(sheet, '#c4a572'))
  sheet.place('M-34-24l8-9 8 9 9-9 9 9 9-9 9 9 8-9 8 9', x, y, scale, 'none', {
    attributes: ` stroke="${tone(sheet, '#7a4a2c')}" stroke-width="4"`,
  })
}

function crate(sheet: Sheet, x: number, y: number, scale: number, color: string) {
  const { random } = sheet
  const berries = repeat(
    30,
    () => outline`M${x + random.between(-46, 46) * scale} ${y - random.between(34, 52) * scale}h0`,
  )
  sheet.stroke(berries, tone(sheet, color), 15 * scale)
  sheet.stroke(berries.replaceAll('h0', 'm-2-3h0'), mix(tone(sheet, color), white, 0.5), 4 * scale)
  sheet.place('M-58-38h116l-6 38h-104z', x, y, scale, tone(sheet, '#a97d4f'))
  sheet.place('M-57-26h114M-55-13h110', x, y, scale, 'none', {
    attributes: ` stroke="${tone(sheet, '#75532f')}" stroke-width="3"`,
  })
}

const jar = 'M-18 0q-4-2-4-10v-34q0-8 6-10h32q6 2 6 10v34q0 8-4 10z'
function jars(sheet: Sheet, x: number, y: number) {
  for (const [index, color] of [sheet.palette.light, '#a83a3f', '#4a3f6b'].entries()) {
    sheet.place(jar, x + (index - 1) * 48, y, 1, tone(sheet, color))
    sheet.place('M-16-56h32v-9h-32z', x + (index - 1) * 48, y, 1, tone(sheet, '#f3ecdf'))
    sheet.place('M-14-14v-28q0-5 4-6', x + (index - 1) * 48, y, 1, 'none', {
      attributes: ' stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"',
    })
  }
}

const fish = 'M-70-6q30-20 72-17q34 2 50 12l26-12q-6 14-1 26l-25-11q-18 12-52 13q-40 0-70-11z'
function fishes(sheet: Sheet, x: number, y: number) {
  for (const [index, lean] of [-26, 8, 30].entries()) {
    sheet.place(fish, x + lean, y - 8 - index * 17, 1, tone(sheet, index % 2 ? '#a9bfc9' : '#c3d3d9'), {
      isMirrored: index % 2 === 1,
    })
    sheet.place('M-70-6q30-20 72-17q34 2 50 12q-46-6-122 5z', x + lean, y - 8 - index * 17, 1, tone(sheet, '#66879a'), {
      isMirrored: index % 2 === 1,
    })
  }
}

/** Strings of dried fish, or bundles of herbs, under the roof. */
function hanging(sheet: Sheet, y: number, isFish: boolean) {
  for (let index = 0; index < 22; index += 1) {
    const x = sheet.at(-0.4 + index * 0.085)
    if (!sheet.isSeen(x - 30, x + 30)) continue
    sheet.stroke(outline`M${x} ${y}v22`, sheet.depth(0.95), 2)
    if (isFish)
      sheet.place(
        'M0 20q-15 26-9 60l-8 20h34l-8-20q6-34-9-60z',
        x,
        y,
        0.8,
        tone(sheet, index % 2 ? '#b98a58' : '#c99a63'),
      )
    else if (index % 3)
      sheet.place(
        'M-3 18h6l16 44-8 8-4-8-7 12-7-12-4 8-8-8z',
        x,
        y,
        0.9,
        tone(sheet, index % 2 ? '#7f9c5c' : '#a69a55'),
      )
    else
      sheet.place(
        'M0 20l14 18-14 40-14-40zM-6 82h12v6h-12zM-3 90h6v18h-6z',
        x,
        y,
        0.8,
        tone(sheet, index % 2 ? '#b0513c' : '#3f86a0'),
      )
  }
}

function seller(sheet: Sheet, x: number, y: number) {
  const { palette } = sheet
  const skin = mix('#e3bd98', palette.near, palette.isNight ? 0.45 : 0.14)
  sheet.place('M-58 10Q-60-62-26-74H26Q60-62 58 10z', x, y, 1.15, tone(sheet, '#8f2f2f'))
  sheet.place('M-16-74h32v-18h-32z', x, y, 1.15, skin)
  sheet.place('M-22-96a22 25 0 1 1 44 0a22 25 0 1 1-44 0', x, y, 1.15, skin)
  sheet.place(
    'M-34-70Q-40-134 0-134Q40-134 34-70Q28-76 24-92Q20-112 0-114Q-20-112-24-92Q-28-76-34-70z',
    x,
    y,
    1.15,
    tone(sheet, '#2f6f83'),
  )
  sheet.place('M-40-30h80M-44-18h88', x, y, 1.15, 'none', {
    attributes: ` stroke="${palette.light}" stroke-width="4" stroke-dasharray="8 6"`,
  })
}

type Put = (sheet: Sheet, x: number, y: number) => void
const bark: Put = (sheet, x, y) => {
  barkBox(sheet, x - 34, y, 1.1)
  barkBox(sheet, x + 42, y, 0.8)
}
const cloudberries: Put = (sheet, x, y) => crate(sheet, x, y, 1.15, sheet.palette.light)
const cranberries: Put = (sheet, x, y) => crate(sheet, x, y, 1.15, '#a8323a')
const nuts: Put = (sheet, x, y) => crate(sheet, x, y, 1.1, '#7a5434')
const beads: Put = (sheet, x, y) => {
  sheet.place('M-50 0l10-70h80l10 70z', x, y, 1, tone(sheet, '#2b3d44'))
  for (const [index, color] of ['#b0513c', '#f3ecdf', '#3f86a0', sheet.palette.light].entries())
    sheet.stroke(
      outline`M${x - 36 + index * 4} ${y - 62}Q${x} ${y - 30 + index * 12} ${x + 36 - index * 4} ${y - 62}`,
      tone(sheet, color),
      5,
      ' stroke-dasharray="1 7"',
    )
}
const food: readonly Put[] = [cranberries, jars, fishes, cloudberries, nuts, jars, fishes, cranberries]
const crafts: readonly Put[] = [bark, beads, bark, cloudberries, beads, bark, jars, bark]

/** A counter under a roof: berries, fish and nuts, or crafts. */
export function market(sheet: Sheet) {
  const { width, height, palette } = sheet
  const isFood = sheet.composition([true, false])
  const horizon = height * 0.52
  sky(sheet, horizon)
  if (!palette.isNight) sun(sheet, sheet.at(0.2), height * 0.32, height * 0.05)
  clouds(sheet, { between: [height * 0.16, height * 0.34], count: 6 })
  for (const row of [0, 1])
    forest(sheet, {
      y: horizon + row * 34,
      sway: 14,
      waves: 1.4,
      heights: [14 + row * 12, 46 + row * 26],
      gap: 12 + row * 4,
      nearness: 0.22 + row * 0.24,
      mist: [50, 70],
    })
  sheet.fill(strip(sheet, horizon + 50, height), groundFill(sheet, horizon + 40))
  const wood = wallOf(sheet, '#7d5a3c', 0.24)
  const counter = height * 0.76
  for (const share of [-0.34, 0.0, 0.3, 0.74, 1.1, 1.34])
    sheet.place(figures.person, sheet.at(share), counter - 6, 1.15, sheet.depth(0.7))
  glow(sheet, sheet.at(0.5), height * 0.48, 300, byLight(palette, 0.3, 0.9))
  seller(sheet, sheet.at(0.56), counter + 4)
  sheet.fill([-0.36, 0.1, 0.9, 1.36].map((share) => box(sheet.at(share) - 9, 80, 18, height)).join(''), wood)
  sheet.fill(box(0, counter, width, 18), mix(wood, white, 0.28))
  sheet.fill(box(0, counter + 18, width, height), wood)
  const goods = isFood ? food : crafts
  for (const [index, put] of goods.entries()) {
    const x = sheet.at(-0.3 + index * 0.165 + (index > 4 ? 0.16 : 0))
    if (sheet.isSeen(x - 100, x + 100)) put(sheet, x, counter + 4)
  }
  const cloth = mix('#f3ecdf', palette.near, palette.isNight ? 0.4 : 0.06)
  sheet.fill(box(0, counter + 18, width, 66), cloth)
  frieze(sheet, { x: 0, y: counter + 30, width, name: isFood ? 'hook' : 'rhomb', cell: 4, ink: tone(sheet, '#8f2f2f') })
  hanging(sheet, 96, isFood)
  const stripe = (index: number) => outline`M${index * 56} 0h56v84q-28 26-56 0z`
  sheet.fill(
    repeat(15, (index) => stripe(index * 2)),
    tone(sheet, isFood ? '#b0513c' : '#3f86a0'),
  )
  sheet.fill(
    repeat(15, (index) => stripe(index * 2 + 1)),
    mix(white, palette.near, palette.isNight ? 0.38 : 0.05),
  )
  if (palette.isSnowy)
    sheet.fill(
      repeat(15, (index) => outline`M${index * 112 - 10} 0h132q-6 34-66 30t-66-30z`),
      snowOf(sheet),
    )
  const lamp = sheet.at(0.36)
  sheet.stroke(outline`M${lamp} 84v48`, sheet.depth(0.95), 3)
  glow(sheet, lamp, 146, 110, byLight(palette, 0.5, 0.95))
  sheet.place('M-20 0q0-22 20-22t20 22z', lamp, 150, 1, sheet.depth(0.95))
  sheet.stroke(outline`M${lamp} 154h0`, palette.light, 18)
}
