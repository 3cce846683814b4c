import { mix, white } from './color.ts'
import { land, ridge, strip } from './land.ts'
import { lerp, outline, repeat } from './numbers.ts'
import type { Palette } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** The colour of the sky. @param share 0 at the zenith, 1 at the horizon */
export const skyColor = ({ sky }: Palette, share: number) =>
  share < 0.6 ? mix(sky[0], sky[1], share / 0.6) : mix(sky[1], sky[2], (share - 0.6) / 0.4)

/**
 * A sky like cut paper: flat bands with gently curved edges, lighter towards the horizon.
 * @param horizon y of the lowest band's foot
 */
export function sky(sheet: Sheet, horizon: number, bands = 7) {
  const { height, palette, random } = sheet
  sheet.fill(strip(sheet, 0, height), palette.sky[0])
  if (palette.isNight) stars(sheet, horizon * 0.85)
  for (let band = 1; band < bands; band += 1) {
    const color = skyColor(palette, band / (bands - 1))
    const y = horizon * lerp(0.1, 0.92, (band - 1) / (bands - 2))
    const edge = ridge(sheet, y, height * 0.016, random.between(0.5, 0.9))
    land(sheet, edge, palette.isNight ? sheet.gradient(y - 12, y + horizon / bands, [[color, 0.55], color]) : color)
  }
}

export function stars(sheet: Sheet, lowest: number, count = sheet.over(46)) {
  const { random, width } = sheet
  const paths = ['', '']
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(0, width), random.between(0, 1) ** 1.4 * lowest]
    if (sheet.isSeen(x - 3, x + 3)) paths[index % 5 ? 0 : 1] += outline`M${x} ${y}h0`
  }
  const [small, large] = paths
  const path = (stars: string | undefined, size: number, opacity: string) =>
    `<path d="${stars}" stroke-width="${size}" opacity="${opacity}"/>`
  sheet.add(`<g fill="none" stroke="#fff" stroke-linecap="round">${path(small, 1.6, '.55')}${path(large, 3, '.8')}</g>`)
}

/** The sun as the one warm light: a flat disc with haloes. */
export function sun(sheet: Sheet, x: number, y: number, radius: number, color = sheet.palette.light) {
  const halo = (times: number, opacity: number) =>
    outline`<circle cx="${x}" cy="${y}" r="${radius * times}" ${`opacity="${opacity}"`}/>`
  const disc = mix(color, white, sheet.palette.time === 'day' ? 0.5 : 0.1)
  sheet.add(`<g fill="${color}">${halo(4.6, 0.1)}${halo(3.1, 0.14)}${halo(1.9, 0.22)}</g>`)
  sheet.add(outline`<circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>`)
}

/** The warm glow around a window, a lamp or a fire. */
export function glow(sheet: Sheet, x: number, y: number, radius: number, opacity = 0.8) {
  const color = sheet.palette.light
  const stop = (offset: number, strength: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${strength}"/>`
  const id = sheet.symbol(
    `glow ${color}`,
    (id) => `<radialGradient id="${id}">${stop(0, 0.9)}${stop(0.3, 0.32)}${stop(1, 0)}</radialGradient>`,
  )
  sheet.add(outline`<circle cx="${x}" cy="${y}" r="${radius}" ${`fill="url(#${id})" opacity="${opacity}"`}/>`)
}

/** The strength of a glow, because a lit window is hardly visible by day. */
export const byLight = ({ time }: Palette, day: number, dark: number) => (time === 'day' ? day : dark)

interface Clouds {
  between: readonly [high: number, low: number]
  count: number
  color?: string
  opacity?: number
}

/** Long flat northern clouds in the shape of lenses. */
export function clouds(sheet: Sheet, { between: [high, low], count, color = '#fff', opacity = 0.32 }: Clouds) {
  const { random } = sheet
  const path = repeat(count, () => {
    const width = random.between(0.16, 0.46) * sheet.stage
    const height = (random.between(4, 9) * sheet.height) / 600
    const x = random.between(-0.1, 0.85) * sheet.width
    const y = random.between(high, low)
    if (!sheet.isSeen(x, x + width)) return ''
    return outline`M${x} ${y}q${width * 0.4} ${-height} ${width} 0q${-width * 0.5} ${height * 0.6} ${-width} 0z`
  })
  sheet.fill(path, color, ` opacity="${opacity}"`)
}

export function mist(sheet: Sheet, top: number, bottom: number, opacity = 0.55) {
  const color = mix(sheet.palette.sky[2], sheet.palette.far, 0.25)
  sheet.fill(
    strip(sheet, top, bottom),
    sheet.gradient(top, bottom, [
      [color, 0],
      [color, opacity, 0.6],
      [color, 0],
    ]),
  )
}

export function birds(sheet: Sheet, x: number, y: number, count: number, scale: number, color = sheet.palette.near) {
  const { random } = sheet
  const path = repeat(count, () => {
    const wing = scale * random.between(4, 8)
    const start = outline`M${x + random.between(-60, 60) * scale} ${y + random.between(-22, 22) * scale}`
    return outline`${start}q${wing * 0.5} ${-wing * 0.75} ${wing} 0q${wing * 0.5} ${-wing * 0.75} ${wing} 0`
  })
  sheet.stroke(path, color, 1.7 * scale, ' opacity=".75"')
}

export function snowfall(sheet: Sheet, count = 60, opacity = 0.7) {
  const { random, width, height } = sheet
  const path = repeat(count, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    return sheet.isSeen(x - 4, x + 4) ? outline`M${x} ${y}h0` : ''
  })
  sheet.stroke(path, '#fff', Math.round(height / 200), ` opacity="${opacity}"`)
}

/** Smoke over a chimney, or steam. @param tall its height */
export function smoke(
  sheet: Sheet,
  x: number,
  y: number,
  tall: number,
  opacity = 0.4,
  color = sheet.palette.isNight ? sheet.palette.far : '#fff',
) {
  const h = (share: number) => tall * share
  const left = outline`c${h(-0.2)} ${h(-0.25)} ${h(0.22)} ${h(-0.4)} ${h(0.05)} ${h(-0.62)}c${h(-0.1)} ${h(-0.16)} ${h(0.12)} ${h(-0.2)} ${h(0.1)} ${h(-0.38)}`
  const right = outline`c${h(0.16)} ${h(0.2)} 0 ${h(0.26)} ${h(0.08)} ${h(0.42)}c${h(0.1)} ${h(0.22)} ${h(-0.28)} ${h(0.34)} ${h(-0.23)} ${h(0.58)}z`
  sheet.fill(outline`M${x} ${y}${left}${right}`, color, ` opacity="${opacity}"`)
}
