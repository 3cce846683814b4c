import { land, ridge, strip } from './land.ts'
import { horizon, sunPlace } from './noon.ts'
import { lerp, outline, repeat } from './numbers.ts'
import { skyColor } from './sky.ts'
import type { Year } from './year.ts'

/** The sky in the colours of each month, with stars and northern lights at both ends of the year. */
export function drawSky(year: Year) {
  const { sheet } = year
  const { width, height } = sheet
  sheet.fill(
    strip(sheet, 0, height),
    year.fill(({ sky }) => sky[0]),
  )
  darkEnds(year)
  for (let band = 1; band < 8; band += 1) {
    const edge = ridge(sheet, height * horizon * lerp(0.08, 0.9, (band - 1) / 6), height * 0.02, 1.6)
    land(
      sheet,
      edge,
      year.fill((palette) => skyColor(palette, band / 7), 0.94),
    )
  }
  for (const isStart of [true, false])
    aurora(year, isStart ? -40 : width - year.monthWidth * 1.5, isStart ? year.monthWidth * 1.55 : width + 60)
}

/** Stars at both ends of the year. */
function darkEnds({ sheet, monthWidth }: Year) {
  const { width, height, random } = sheet
  const stars = (from: number, to: number, count: number) => {
    const path = repeat(
      count,
      () => outline`M${random.between(from, to)} ${random.between(0, 1) ** 1.3 * height * 0.5}h0`,
    )
    sheet.stroke(path, '#fff', random.between(2, 3), ' opacity=".65"')
  }
  stars(0, monthWidth * 1.3, 46)
  stars(0, monthWidth * 0.9, 14)
  stars(width - monthWidth * 1.3, width, 40)
  stars(width - monthWidth * 0.8, width, 12)
}

/** A curtain of rays that fades towards the months with light nights. */
function aurora({ sheet, monthWidth }: Year, from: number, to: number) {
  const { height, random } = sheet
  const isStart = from < 0
  const ray = sheet.symbol('ray', (id) => {
    const stop = (offset: number, color: string, opacity: number) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
    const stops =
      stop(0, '#63d9c4', 0) + stop(0.65, '#8ff0bd', 0.35) + stop(0.94, '#c4f7cf', 0.8) + stop(1, '#8ff0bd', 0)
    const fade = `<linearGradient id="${id}g" x2="0" y1="0" y2="1">${stops}</linearGradient>`
    return `${fade}<path id="${id}" fill="url(#${id}g)" d="M0-1h1V0H0z"/>`
  })
  const foot = ridge(sheet, height * 0.44, height * 0.05, 7)
  const length = ridge(sheet, height * 0.32, height * 0.09, 14)
  let rays = ''
  for (let x = from; x < to; x += 15) {
    const edge = Math.min(1, (isStart ? to - x : x - from) / (monthWidth * 0.7))
    const size = outline`${random.between(18, 34)} ${Math.abs(length(x)) * random.between(0.7, 1.1) * (0.35 + 0.65 * edge)}`
    rays += outline`<use href="#${ray}" transform="translate(${x} ${foot(x)})scale(${size})" opacity="${(edge * 0.85).toFixed(2)}"/>`
  }
  sheet.add(outline`<g transform="skewX(-6)translate(${height * 0.04})">${rays}</g>`)
}

/** The path of the noon sun through the year. */
export function drawNoons({ sheet, unit }: Year, latitude: number) {
  const dots = repeat(120, (index) => {
    const { x, y } = sunPlace(index / 10 + 0.5, latitude)
    return outline`M${x * sheet.width} ${y * sheet.height}h0`
  })
  sheet.stroke(dots, '#fff', Math.round(3.4 * unit), ' opacity=".8"')
}

/** The noon sun of one month, 1 to 12. */
export function drawSun({ sheet, unit }: Year, month: number, latitude: number) {
  const { x, y } = sunPlace(month, latitude)
  const disc = (radius: number, opacity: number) =>
    outline`<circle cx="${x * sheet.width}" cy="${y * sheet.height}" r="${radius * unit}" ${`opacity="${opacity}"`}/>`
  sheet.add(`<g fill="#ffc566">${disc(120, 0.1)}${disc(80, 0.16)}${disc(50, 0.24)}${disc(25, 1)}</g>`)
}
