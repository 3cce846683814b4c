import { boat, box } from '../camp.ts'
import { mix, white } from '../color.ts'
import { foreground } from '../land.ts'
import { outline, repeat } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { farShore } from '../shore.ts'
import { lake } from '../water.ts'

/** A cable-stayed bridge that hangs on one pylon, nearer to one bank. */
function stayed(sheet: Sheet, shore: number) {
  const { width, height, palette } = sheet
  const [x, deck, top] = [sheet.at(0.5), shore - 62, shore - height * 0.5]
  const color = sheet.depth(0.62)
  const cables = repeat(13, (index) => {
    const [high, away] = [top + 18 + index * 9, 70 + index * 46]
    return outline`M${x} ${high}L${x - away} ${deck}M${x} ${high}L${x + away} ${deck}`
  })
  sheet.add(`<path d="${cables}" stroke="${mix(color, white, 0.18)}" stroke-width="1.8" fill="none"/>`)
  sheet.fill(box(0, deck - 4, width, 11), color)
  sheet.fill(box(0, deck - 9, width, 3), mix(color, white, 0.3))
  const piers = [-780, -560, -340, 340, 560, 780].map(
    (away) => outline`M${x + away - 9} ${deck}h18l4 ${shore - deck + 8}h-26z`,
  )
  sheet.fill(piers.join(''), color)
  const legs = outline`M${x - 40} ${shore + 10}L${x - 24} ${deck}L${x - 8} ${top}h16L${x + 24} ${deck}L${x + 40} ${shore + 10}h-16L${x + 12} ${deck + 6}h-24L${x - 24} ${shore + 10}z`
  sheet.fill(
    outline`${legs}M${x - 10} ${deck - 8}h20L${x + 3} ${top + 70}h-6z`,
    sheet.depth(0.78),
    ' fill-rule="evenodd"',
  )
  sheet.stroke(outline`M${x} ${top - 8}h0`, palette.light, 9)
}

/** Two arches of red steel over the river. */
function arches(sheet: Sheet, shore: number) {
  const { width, palette } = sheet
  const [x, deck] = [sheet.at(0.5), shore - 56]
  const steel = mix('#b5493a', palette.near, palette.isNight ? 0.6 : palette.time === 'dusk' ? 0.3 : 0.14)
  const stone = sheet.depth(0.55)
  const span = (middle: number, half: number, rise: number) => {
    const at = (share: number): [number, number] => [
      middle - half + share * 2 * half,
      deck - rise * (1 - (2 * share - 1) ** 2),
    ]
    const outer = outline`M${middle - half} ${deck}Q${middle} ${deck - rise * 2} ${middle + half} ${deck}`
    const inner = outline`M${middle - half} ${deck}Q${middle} ${deck - rise * 2 + 44} ${middle + half} ${deck}`
    const hangers = repeat(11, (index) => {
      const [left, top] = at((index + 1) / 12)
      return outline`M${left} ${top}V${deck}`
    })
    const braces = repeat(10, (index) => {
      const [from, to] = [at((index + 1) / 12), at((index + 2) / 12)]
      return outline`M${from[0]} ${from[1] + 2}L${to[0]} ${to[1] + 20}`
    })
    sheet.add(`<path d="${hangers}${braces}" stroke="${steel}" stroke-width="2.4" fill="none"/>`)
    sheet.stroke(outer, steel, 10)
    sheet.stroke(inner, steel, 6)
  }
  span(x - 236, 230, 128)
  span(x + 236, 230, 128)
  sheet.fill(box(0, deck - 4, width, 12), sheet.depth(0.7))
  sheet.fill(box(0, deck - 10, width, 3), steel)
  const piers = [-760, -612, -470, 0, 470, 612, 760].map(
    (away) => outline`M${x + away - 14} ${deck + 6}h28l6 ${shore - deck}h-40z`,
  )
  sheet.fill(piers.join(''), stone)
  sheet.stroke([-470, 0, 470].map((away) => outline`M${x + away} ${deck - 14}h0`).join(''), palette.light, 9)
}

/** A large bridge over a wide river, seen from the water. */
export function bridge(sheet: Sheet) {
  const { height, palette, isMirrored } = sheet
  const shore = height * 0.66
  farShore(sheet, shore, 0.26)
  sheet.composition([stayed, arches])(sheet, shore)
  const lamps = repeat(29, (index) => outline`M${index * 60} ${shore - 80}h0`)
  if (palette.time !== 'day') sheet.stroke(lamps, palette.light, 6)
  lake(sheet, shore + 6, { lightX: palette.isNight ? undefined : sheet.at(0.26), opacity: 0.5 })
  if (!palette.isSnowy) boat(sheet, { x: sheet.at(0.66), y: height * 0.87, scale: 0.85 }, isMirrored)
  foreground(sheet, height * 0.95, 8)
}
