import { backdrop, leafyKinds, treesBehind } from '../backdrop.ts'
import { lampposts, snowOf, wallOf } from '../buildings.ts'
import { box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground } from '../land.ts'
import { lerp, outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, glow } from '../sky.ts'
import { grove, treeUse } from '../trees.ts'
import { glints } from '../water.ts'

const paved = ({ palette }: Sheet) =>
  mix(palette.isSnowy ? '#dfe7ec' : '#d8c9a8', palette.near, palette.isNight ? 0.5 : 0.1)
const leafOf = ({ palette }: Sheet) => mix(palette.leaf, palette.near, palette.season === 'autumn' ? 0.06 : 0.26)

function bench(sheet: Sheet, x: number, y: number, scale: number) {
  const wood = wallOf(sheet, '#a97d4f', 0.2)
  sheet.place('M-40-22h80v7h-80zM-40-42h80v6h-80zM-40-33h80v6h-80z', x, y, scale, wood)
  sheet.place('M-32-44h5V0h-5zM27-44h5V0h-5z', x, y, scale, sheet.depth(0.95))
}

/** An alley between lamps, benches and trees, in perspective. */
function alley(sheet: Sheet, ground: number) {
  const { height, palette, random } = sheet
  const x = sheet.at(0.5)
  sheet.fill(
    outline`M${x - 14} ${ground + 4}h28Q${x + 90} ${ground + 60} ${x + 330} ${height}H${x - 330}Q${x - 90} ${ground + 60} ${x - 14} ${ground + 4}z`,
    paved(sheet),
  )
  const rows = [0.06, 0.2, 0.42, 0.78]
  for (const share of rows) {
    const [away, y, tall] = [lerp(46, 430, share), lerp(ground + 8, height * 0.92, share), lerp(90, 330, share)]
    for (const side of [-1, 1]) {
      const kind = random.pick(leafyKinds(sheet))
      const fill = kind === 'birch' ? leafOf(sheet) : sheet.depth(0.6 + share * 0.4)
      sheet.add(`<g fill="${fill}">${treeUse(sheet, kind, x + side * (away + random.between(10, 40)), y, tall)}</g>`)
    }
  }
  lampposts(
    sheet,
    rows.slice(0, 3).flatMap((share) =>
      [-1, 1].map((side) => ({
        x: x + side * lerp(30, 250, share),
        y: lerp(ground + 10, height * 0.92, share),
        tall: lerp(46, 170, share),
      })),
    ),
  )
  bench(sheet, x - 158, ground + 78, 0.9)
  bench(sheet, x + 176, ground + 84, 0.95)
  sheet.place(figures.person, x - 22, ground + 62, 0.95, palette.near)
  sheet.place(figures.person, x + 4, ground + 64, 0.66, palette.light)
}

/** A pond under an arched footbridge. */
function pond(sheet: Sheet, ground: number) {
  const { height, palette } = sheet
  const [x, y] = [sheet.at(0.5), ground + 70]
  const [far, near] = palette.water
  const wood = wallOf(sheet, palette.isSnowy ? '#7d6a58' : '#a4683f', 0.22)
  sheet.fill(
    outline`M${x - 520} ${y + 6}Q${x - 380} ${y - 50} ${x} ${y - 46}T${x + 540} ${y}Q${x + 420} ${y + 66} ${x} ${y + 64}T${x - 520} ${y + 6}z`,
    sheet.gradient(y - 46, y + 64, [far, mix(far, near, 0.5), near]),
  )
  glints(sheet, { x: sheet.at(0.7), top: y - 30, bottom: y + 52, spread: 170, count: 10 })
  const arch = outline`M${x - 210} ${y + 14}Q${x} ${y - 138} ${x + 210} ${y + 14}`
  sheet.fill(outline`${arch}h-26Q${x} ${y - 96} ${x - 184} ${y + 14}z`, wood)
  const posts = repeat(11, (index) => {
    const share = (index + 0.5) / 11
    const top = y + 14 - 304 * share * (1 - share) - 4
    return outline`M${x - 210 + share * 420} ${top}v-40`
  })
  sheet.stroke(posts, wood, 5)
  sheet.stroke(
    outline`M${x - 204} ${y - 34}Q${x} ${y - 182} ${x + 204} ${y - 34}`,
    palette.isSnowy ? snowOf(sheet) : wood,
    6,
  )
  sheet.place(figures.person, x + 20, y - 62, 0.95, palette.near)
  sheet.place(figures.person, x - 4, y - 63, 0.95, palette.near)
  lampposts(
    sheet,
    [-0.16, 0.16, 0.84, 1.16].map((share) => ({ x: sheet.at(share), y: ground + 26, tall: 100 })),
  )
  bench(sheet, sheet.at(0.06), height * 0.93, 1.1)
  bench(sheet, sheet.at(0.96), height * 0.93, 1.1)
}

/** A white rotunda on a lawn. */
function rotunda(sheet: Sheet, ground: number) {
  const { height, palette } = sheet
  const [x, y] = [sheet.at(0.5), ground + 30]
  const stone = wallOf(sheet, '#f3efe6', 0.05)
  sheet.fill(
    outline`M${x - 44} ${y + 20}h88Q${x + 60} ${y + 70} ${x + 300} ${height}H${x - 90}Q${x + 10} ${y + 90} ${x - 44} ${y + 20}z`,
    paved(sheet),
  )
  glow(sheet, x, y - 70, 220, byLight(palette, 0.3, 0.85))
  sheet.fill(
    outline`M${x - 112} ${y - 134}Q${x} ${y - 262} ${x + 112} ${y - 134}z`,
    palette.isSnowy ? snowOf(sheet) : wallOf(sheet, '#5f9a96', 0.15),
  )
  sheet.fill(box(x - 122, y - 138, 244, 16) + box(x - 126, y, 252, 9) + box(x - 142, y + 9, 284, 9), stone)
  sheet.fill([-104, -54, -7, 40, 90].map((lean) => box(x + lean, y - 124, 14, 126)).join(''), stone)
  sheet.stroke(outline`M${x} ${y - 200}v-22`, sheet.depth(0.7), 5)
  sheet.stroke(outline`M${x} ${y - 228}h0`, palette.light, 13)
  sheet.place(figures.person, x + 22, y, 0.9, palette.near)
  bench(sheet, x - 240, y + 34, 1.05)
  bench(sheet, x + 250, y + 34, 1.05)
  const beds = repeat(
    52,
    (index) =>
      outline`M${x - 420 + index * 17 + sheet.random.between(-5, 5)} ${y + 46 + sheet.random.between(-7, 7)}h0`,
  )
  if (palette.isSnowy) return
  sheet.stroke(beds, mix(palette.leaf, white, 0.1), 12)
  sheet.stroke(beds.replaceAll('h0', 'm3-4h0'), palette.light, 6)
}

/** A town park: an alley, a pond with a footbridge, a rotunda. */
export function park(sheet: Sheet) {
  const { height } = sheet
  const ground = height * 0.72
  backdrop(sheet, { ground, sun: [0.2, height * 0.32] })
  treesBehind(sheet, ground, [0.2, 0.36])
  sheet.composition([alley, pond, rotunda])(sheet, ground)
  for (const [from, to] of [
    [-0.44, 0.04],
    [0.97, 1.44],
  ] as const)
    grove(sheet, () => height * 0.94, {
      from: sheet.at(from),
      to: sheet.at(to),
      count: 8,
      size: [height * 0.4, height * 0.62],
      fill: sheet.depth(0.9),
      kinds: leafyKinds(sheet),
      colors: { birch: leafOf(sheet) },
    })
  foreground(sheet, height * 0.955, 8)
}
