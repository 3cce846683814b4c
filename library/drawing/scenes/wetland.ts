import { mix, white } from '../color.ts'
import { figures } from '../figures.ts'
import { foreground, ridge, strip, treeline } from '../land.ts'
import { clamp, lerp, outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, mist, sky, sun } from '../sky.ts'
import { treeUse } from '../trees.ts'
import { glints } from '../water.ts'

/** Strings of pools across the slope of a ridge-and-hollow bog, flatter towards the horizon. */
function pools(sheet: Sheet, horizon: number): string {
  const { width, height, random } = sheet
  let path = ''
  for (let row = 0; row < 9; row += 1) {
    const share = (row + 0.5) / 9
    const y = horizon + height * 0.05 + height * 0.5 * share ** 1.7
    const deep = height * lerp(0.004, 0.042, share ** 1.4)
    let x = random.between(-0.2, 0.05) * width
    while (x < width) {
      const long = width * random.between(0.1, 0.25) * lerp(0.7, 1.15, share)
      const bend = Math.sin((x / width) * 7 + row) * deep * 1.2
      const [shoulder, end] = [random.between(0.25, 0.45), random.between(0.55, 0.8)]
      const far = outline`c${long * 0.1} ${-deep * random.between(1, 1.5)} ${long * shoulder} ${-deep * 0.7} ${long * 0.5} ${-deep * 0.5}`
      const right = outline`s${long * 0.42} ${-deep * 0.4} ${long * 0.5} ${deep * 0.5}s${-long * 0.25} ${deep} ${-long * end} ${deep * 0.8}`
      const left = outline`s${-long * (1 - end)} ${deep * 0.2} ${-long * (1 - end)} ${-deep * 0.8}z`
      if (sheet.isSeen(x, x + long)) path += outline`M${x} ${y + bend}${far}${right}${left}`
      x += long * random.between(1.05, 1.3)
    }
  }
  return path
}

/** A path of planks that widens towards the viewer. */
function boardwalk(sheet: Sheet, horizon: number): string {
  const { stage: width, height } = sheet
  const end = sheet.at(0.6)
  return repeat(26, (plank) => {
    const share = (plank / 26) ** 2
    const y = lerp(horizon + height * 0.1, height + 20, share)
    const half = lerp(6, width * 0.13, share)
    const middle = lerp(sheet.at(0.5), end, share) + Math.sin(share * 5 + 1) * width * 0.05 * share
    return outline`M${middle - half} ${y}h${2 * half}l${half * 0.03} ${Math.max(1, lerp(1, height * 0.03, share))}h${-2.06 * half}z`
  })
}

/** A bog with pools and a boardwalk, and cranes above it if there is no snow. */
export function wetland(sheet: Sheet) {
  const { height, palette, random } = sheet
  const { ground, water, isNight } = palette
  const horizon = height * 0.46
  const sunX = sheet.at(random.pick([0.3, 0.42, 0.62]))
  sky(sheet, horizon + 10)
  if (!isNight) sun(sheet, sunX, horizon - height * random.between(0, 0.05), height * 0.055)
  clouds(sheet, { between: [height * 0.06, height * 0.34], count: 6 })
  treeline(sheet, ridge(sheet, horizon - 4, 6, 1), { heights: [6, 20], gap: 12, fill: sheet.depth(0.2) })
  treeline(sheet, ridge(sheet, horizon + 6, 6, 1), {
    heights: [8, 34],
    gap: 16,
    fill: sheet.depth(0.38),
    clearings: 0.2,
  })
  mist(sheet, horizon - height * 0.07, horizon + height * 0.08, 0.8)
  const moss = palette.season === 'autumn' ? palette.leaf : ground[0]
  const bog = [mix(ground[0], palette.sky[2], 0.45), mix(moss, ground[1], 0.25), mix(ground[1], palette.near, 0.25)]
  sheet.fill(strip(sheet, horizon + height * 0.03, height), sheet.gradient(horizon, height, bog))
  const pool = sheet.gradient(horizon, height, [
    water[0],
    palette.sky[2],
    mix(palette.sky[1], water[1], 0.35),
    water[1],
  ])
  sheet.fill(pools(sheet, horizon), pool)
  if (!isNight)
    glints(sheet, {
      x: sunX,
      top: horizon + height * 0.06,
      bottom: height * 0.85,
      spread: sheet.stage * 0.12,
      opacity: 0.85,
      count: 22,
    })
  crookedPines(sheet, horizon)
  sheet.fill(boardwalk(sheet, horizon), mix('#b9a68a', palette.near, isNight ? 0.55 : 0.22))
  if (palette.isSnowy) return foreground(sheet, height * 0.95, 8)
  cottonGrass(sheet)
  sheet.place(figures.crane, sheet.at(0.6), height * 0.2, height / 620, sheet.depth(0.8))
  sheet.place(figures.crane, sheet.at(0.7), height * 0.26, height / 900, sheet.depth(0.7))
}

function crookedPines(sheet: Sheet, horizon: number) {
  const { width, height, random } = sheet
  for (let index = 0; index < 17; index += 1) {
    const share = random.between(0.02, 0.6) ** 1.4
    const x = random.between(0.03, 0.97) * width
    const tall = height * lerp(0.06, 0.24, share)
    const fill = sheet.depth(clamp(tall / (height * 0.32), 0.45, 0.95))
    sheet.add(
      treeUse(
        sheet,
        'pine',
        x,
        horizon + height * 0.06 + height * 0.46 * share,
        tall,
        ` fill="${fill}"`,
        random.chance(0.5),
      ),
    )
  }
}

function cottonGrass(sheet: Sheet) {
  const { width, height, palette, random } = sheet
  const paths = { stems: '', tufts: '' }
  for (let index = 0; index < 44; index += 1) {
    const x = random.next() * width
    const [y, tall, bend] = [
      random.between(0.86, 1.02) * height,
      random.between(0.05, 0.16) * height,
      random.between(-8, 12),
    ]
    if (!sheet.isSeen(x - 12, x + 12)) continue
    paths.stems += outline`M${x} ${y}q0 ${-tall * 0.6} ${bend} ${-tall}`
    paths.tufts += outline`M${x + bend} ${y - tall}h0`
  }
  foreground(sheet, height * 0.95, 8)
  sheet.stroke(paths.stems, mix(palette.near, palette.ground[1], 0.35), 2)
  sheet.stroke(paths.tufts, mix(white, palette.sky[2], 0.3), Math.round(height / 55))
}
