import { mix, white } from './color.ts'
import { strip } from './land.ts'
import { lerp, outline, repeat } from './numbers.ts'
import type { Sheet } from './sheet.ts'

/** Everything drawn so far, upside down below `y`. */
function reflection(sheet: Sheet, y: number, opacity: number): string {
  const squash = 0.8
  const [scene, clip] = [sheet.nextId(), sheet.nextId()]
  sheet.define(`<clipPath id="${clip}"><path d="${strip(sheet, y, sheet.height)}"/></clipPath>`)
  sheet.add(`<g id="${scene}">${sheet.lift()}</g>`)
  const turned = outline`<use href="#${scene}" transform="matrix(1 0 0 ${`-${squash}`} 0 ${y * (1 + squash)})"/>`
  return `<g clip-path="url(#${clip})" opacity="${opacity}">${turned}</g>`
}

interface Lake {
  /** x of the light on the water; if left out, there are no glints. */
  lightX?: number
  opacity: number
}

/**
 * Water from `y` to the foot of the sheet: its own colour, the reflection of the whole scene, and a bright far edge.
 * In winter it is ice.
 */
export function lake(sheet: Sheet, y: number, { lightX, opacity }: Lake) {
  const { palette, width, height } = sheet
  // Ice under snow reflects hardly anything.
  const mirrored = reflection(sheet, y, palette.isSnowy ? opacity * 0.16 : opacity)
  const [far, near] = palette.water
  sheet.fill(strip(sheet, y, height), sheet.gradient(y, height, [far, mix(far, near, 0.55), near]))
  sheet.add(mirrored)
  sheet.fill(outline`M0 ${y}h${width}v${height / 200}H0z`, mix(far, white, palette.isNight ? 0 : 0.5), ' opacity=".6"')
  if (palette.isSnowy) drifts(sheet, y)
  if (lightX !== undefined)
    glints(sheet, { x: lightX, top: y + 6, bottom: y + (height - y) * 0.9, spread: width * 0.16 })
}

/** Strips of windblown snow on ice, which widen towards the viewer. */
function drifts(sheet: Sheet, y: number) {
  const { palette, random, width, height } = sheet
  const path = repeat(34, (index) => {
    const share = (index + random.next()) / 34
    const [middle, top] = [random.next() * width, lerp(y + 3, height, share ** 1.5)]
    const [long, thick] = [width * lerp(0.03, 0.14, share) * random.between(0.5, 1), lerp(1.5, 9, share)]
    if (!sheet.isSeen(middle - long, middle + long)) return ''
    return outline`M${middle - long} ${top}q${long} ${-thick} ${2 * long} 0q${-long} ${thick} ${-2 * long} 0z`
  })
  sheet.fill(path, mix(palette.ground[0], white, palette.isNight ? 0 : 0.4), ' opacity=".7"')
}

interface Glints {
  x: number
  top: number
  bottom: number
  spread: number
  opacity?: number
  count?: number
}

/** Glints on water: short strokes that widen towards the viewer. Ice has none. */
export function glints(sheet: Sheet, { x, top, bottom, spread, opacity = 0.8, count = 16 }: Glints) {
  const { random, palette } = sheet
  if (palette.isSnowy) return
  const path = repeat(count, (index) => {
    const share = (index + random.between(0, 0.8)) / count
    const length = lerp(0.25, 1, share) * spread * random.between(0.3, 1)
    const left = x + random.between(-0.5, 0.5) * spread * lerp(0.15, 0.6, share) - length / 2
    return outline`M${left} ${lerp(top, bottom, share ** 1.3)}h${length}`
  })
  sheet.stroke(path, palette.light, sheet.height / 260, ` opacity="${opacity}"`)
}
