import { box, roofSnow } from '../camp.ts'
import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { forest, foreground, groundFill, land, ridge } from '../land.ts'
import { outline, factor } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { byLight, clouds, glow, sky, smoke, snowfall, sun } from '../sky.ts'
import { grove } from '../trees.ts'

/** Two glazed houses in the forest, or a small hotel under one long roof. */
export function stay(sheet: Sheet) {
  const { height, palette, random } = sheet
  const ground = height * 0.72
  sky(sheet, ground - height * 0.1)
  if (!palette.isNight) sun(sheet, sheet.at(0.8), height * 0.34, height * 0.04)
  clouds(sheet, { between: [height * 0.06, height * 0.32], count: 4 })
  for (const [row, nearness] of [0.2, 0.42].entries()) {
    const size = { heights: [16 + row * 8, 56 + row * 20], gap: 12 + row * 3 } as const
    forest(sheet, {
      ...size,
      y: ground - height * (0.16 - row * 0.07),
      sway: height * 0.03,
      waves: 1.2,
      nearness,
      mist: [60, 80],
    })
  }
  grove(sheet, () => ground + 4, {
    count: sheet.over(11),
    size: [height * 0.22, height * 0.42],
    fill: sheet.depth(0.66),
    kinds: palette.season === 'autumn' ? ['spruce', 'spruce', 'birch'] : ['spruce'],
    colors: { birch: palette.leaf },
  })
  land(sheet, ridge(sheet, ground, height * 0.01, 1), groundFill(sheet, ground - 10))
  const isHotel = sheet.composition([false, true])
  if (isHotel) hotel(sheet, ground)
  else glazedHouses(sheet, ground)
  const near = { fill: sheet.depth(0.94) }
  grove(sheet, () => height * 0.95, {
    ...near,
    from: sheet.at(0.9),
    to: sheet.at(1.4),
    count: 8,
    size: [height * 0.5, height * 0.75],
  })
  grove(sheet, () => height * 0.96, {
    ...near,
    from: sheet.at(-0.42),
    to: sheet.at(0.08),
    count: 8,
    size: [height * 0.4, height * 0.62],
  })
  foreground(sheet, height * 0.93, 12)
  if (!isHotel && palette.isSnowy && random.chance(0.5)) snowfall(sheet, 50)
}

function hotel(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  const [x, y, wide, tall] = [sheet.at(0.5), ground + 30 * u, 400 * u, 150 * u]
  const top = y - tall
  const wall = mix(sheet.depth(0.86), '#7a5a3c', 0.3)
  const roof = palette.isSnowy ? roofSnow(sheet) : sheet.depth(0.98)
  glow(sheet, x, y - tall * 0.5, 260 * u, byLight(palette, 0.35, 0.85))
  sheet.fill(box(x - wide / 2, top, wide, tall), wall)
  const slope = outline`L${x - wide * 0.34} ${top - 84 * u}h${wide * 0.68}L${x + wide / 2 + 26 * u} ${top + 8 * u}z`
  sheet.fill(outline`M${x - wide / 2 - 26 * u} ${top + 8 * u}${slope}`, roof)
  hotelWindows(sheet, x - wide * 0.44, top, wide * 0.137, wall)
  for (const share of [-0.22, 0.22]) {
    const middle = x + share * wide
    sheet.fill(
      outline`M${middle - 30 * u} ${top - 26 * u}L${middle} ${top - 66 * u}L${middle + 30 * u} ${top - 26 * u}z`,
      wall,
    )
    sheet.fill(box(middle - 9 * u, top - 46 * u, 18 * u, 16 * u), palette.light)
  }
  sheet.fill(box(x - 24 * u, y - 64 * u, 48 * u, 64 * u), mix(palette.light, white, 0.3))
  sheet.fill(box(x - 2 * u, y - 64 * u, 4 * u, 64 * u), wall)
  sheet.fill(box(x - 48 * u, y - 66 * u, 96 * u, 9 * u), roof)
  smoke(sheet, x + wide * 0.26, top - 84 * u, height * 0.24)
  sheet.place(figures.person, x - wide * 0.2, y + 30 * u, 0.8 * u, palette.near)
  sheet.place(figures.person, x - wide * 0.15, y + 32 * u, 0.55 * u, palette.near)
}

/** Two rows of seven windows, most of them lit, with the doorway in the middle of the lower row. */
function hotelWindows(sheet: Sheet, left: number, top: number, step: number, wall: string) {
  const { palette, random, unit: u } = sheet
  const paths = { lit: '', dark: '' }
  for (const row of [0, 1]) {
    for (let column = 0; column < 7; column += 1) {
      if (row && column === 3) continue
      paths[random.chance(0.68) ? 'lit' : 'dark'] += box(
        left + column * step,
        top + (20 + row * 66) * u,
        26 * u,
        38 * u,
      )
    }
  }
  sheet.fill(paths.lit, palette.light)
  sheet.fill(paths.dark, mix(wall, white, 0.16))
}

/** An A-shaped house with a glazed gable, lit inside. @param half of its width, before scaling */
function glazedHouse(sheet: Sheet, x: number, y: number, scale: number, half: number) {
  const { palette } = sheet
  const frame = sheet.depth(0.96)
  const w = (share: number, more = 0) => factor(half * share + more)
  const place = (figure: string, fill: string) => sheet.place(figure, x, y, scale, fill)
  glow(sheet, x, y - 50 * scale, 190 * scale, byLight(palette, 0.4, 0.9))
  place(`M-${w(1)} 0L0-150L${w(1)} 0z`, frame)
  place(`M-${w(0.74)} 0L0-112L${w(0.74)} 0z`, palette.light)
  place(`M-${w(0.74)} 0L-${w(0.407)}-50H${w(0.407)}L${w(0.74)} 0z`, mix(palette.light, white, 0.35))
  place(`M-3 0V-112h6V0zM-${w(0.55)}-53H${w(0.55)}v6H-${w(0.55)}zM-${w(0.4)} 0V-60h5V0zM${w(0.36)} 0V-60h5V0z`, frame)
  if (palette.isSnowy) place(`M-${w(1, 10)} 6L0-152L${w(1, 10)} 6l-4 4L0-138L-${w(1, 6)} 10z`, roofSnow(sheet))
  else place(`M-${w(1, 12)} 6L0-156L${w(1, 12)} 6l-10 2L0-136L-${w(1, 2)} 8z`, sheet.depth(0.8))
  place(`M-${w(1, 24)} 0h${w(2, 48)}v10H-${w(1, 24)}z`, mix(frame, white, 0.12))
}

function glazedHouses(sheet: Sheet, ground: number) {
  const { height, palette, unit: u } = sheet
  glazedHouse(sheet, sheet.at(0.71), ground + height * 0.03, 0.72 * u, 88)
  glazedHouse(sheet, sheet.at(0.44), ground + height * 0.11, 1.32 * u, 92)
  smoke(sheet, sheet.at(0.5), ground - height * 0.26, height * 0.26)
  const left = outline`M${sheet.at(0.44) - 26 * u} ${ground + height * 0.13}q${-30 * u} ${height * 0.08} ${30 * u} ${height * 0.18}`
  const path = outline`${left}h${110 * u}q${-110 * u} ${-height * 0.1} ${-84 * u} ${-height * 0.18}z`
  sheet.fill(path, palette.light, ` opacity="${byLight(palette, 0.2, 0.4)}"`)
}
