import { mix, white } from '../color.ts'
import { strip } from '../land.ts'
import { lerp, outline, type Point } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'

/** The bends of a river on a map. @param wavelength along the stream */
function meander([x, y]: Point, heading: number, length: number, swing: number, wavelength: number): Point[] {
  const pieces = Math.max(60, Math.round(length / 28))
  const step = length / pieces
  const points: Point[] = []
  for (let index = 0; index < pieces; index += 1) {
    const way = index * step
    const angle = heading + swing * Math.sin((6.283 * way) / wavelength) + 0.25 * Math.sin((way / length) * 5)
    points.push([x, y])
    x += Math.cos(angle) * step
    y += Math.sin(angle) * step
  }
  return points
}

const isNear = (points: readonly Point[], [x, y]: Point, distance: number) =>
  points.some(([left, top]) => Math.hypot(left - x, top - y) < distance)

/** Cuts a tributary where it meets the main river. */
function endAt(main: readonly Point[], tributary: readonly Point[], distance: number): readonly Point[] {
  const mouth = tributary.findIndex((point) => isNear(main, point, distance))
  return mouth > 0 ? tributary.slice(0, mouth + 2) : tributary
}

function smooth(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  let [before, path] = [first, outline`M${first[0]} ${first[1]}`]
  for (const point of rest) {
    path += outline`Q${before[0]} ${before[1]} ${(before[0] + point[0]) / 2} ${(before[1] + point[1]) / 2}`
    before = point
  }
  return path
}

/** A map instead of a view: rivers as meanders, and the route as the only warm line. */
export function map(sheet: Sheet) {
  const { width, height, palette, random, unit: u } = sheet
  const { ground, near, isNight, isSnowy, water } = palette
  const paper = mix(isSnowy ? '#eef4f7' : mix(ground[0], white, 0.62), near, isNight ? 0.72 : 0)
  const river = mix(water[1], paper, 0.25)
  sheet.fill(strip(sheet, 0, height), paper)
  const heading = random.between(-0.25, 0.25)
  const main = meander(
    [-30, height * random.between(0.5, 0.66)],
    heading,
    width * 1.9,
    1.15,
    sheet.stage * random.between(0.26, 0.32),
  )
  const north = meander(
    [sheet.at(random.between(0.6, 0.8)), -30],
    1.5 + random.between(-0.2, 0.3),
    height * 1.2,
    1.1,
    height * 0.24,
  )
  const south = meander([sheet.at(random.between(0.2, 0.3)), height + 30], -1.3, height * 1.1, 1.05, height * 0.2)

  woods(sheet, main, mix(paper, near, isNight ? 0.35 : 0.13))
  const streams = [
    { points: endAt(main, north, 22 * u), wide: 7 },
    { points: endAt(main, south, 22 * u), wide: 5 },
    { points: main, wide: 24 },
  ]
  const drawn = streams.map(
    ({ points, wide }) => `<path d="${smooth(points)}" stroke-width="${Math.round(wide * u)}"/>`,
  )
  sheet.add(`<g fill="none" stroke="${river}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`)
  sheet.stroke(smooth(main), mix(river, white, isNight ? 0.1 : 0.3), Math.round(3 * u))
  route(sheet)
}

function woods(sheet: Sheet, main: readonly Point[], color: string) {
  const { width, height, random, unit: u } = sheet
  let path = ''
  for (let index = 0; index < sheet.over(110); index += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    if (sheet.isSeen(x, x + 9) && !isNear(main, [x, y], 26 * u))
      path += outline`M${x} ${y}l${4 * u} ${-13 * u} ${4 * u} ${13 * u}z`
  }
  sheet.fill(path, color)
}

function route(sheet: Sheet) {
  const { height, palette, random, unit: u } = sheet
  const { near, light, isNight } = palette
  const count = random.integer(4, 6)
  const stops = Array.from({ length: count }, (_, index): Point => {
    const share = (index + 0.7) / (count + 0.4)
    return [
      sheet.at(lerp(0.14, 0.86, share)),
      height * (0.5 + Math.sin(share * random.between(4, 6) + random.between(0, 2)) * 0.26),
    ]
  })
  const line = stops.map(([x, y], index) => {
    const before = stops[index - 1]
    if (!before) return outline`M${x} ${y}`
    const middle = (before[0] + x) / 2
    return outline`C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
  })
  sheet.stroke(line.join(''), isNight ? near : '#fff', Math.round(16 * u), ' opacity=".85"')
  sheet.stroke(line.join(''), mix(light, '#d98200', 0.45), Math.round(8 * u))
  stops.forEach(([x, y], index) => {
    const isLast = index === count - 1
    const radius = (index === 0 || isLast ? 17 : 12) * u
    const circle = outline`<circle cx="${x}" cy="${y}" r="${radius}" fill="${isLast ? near : '#fff'}" stroke="${near}" stroke-width="${5 * u}"/>`
    sheet.add(isLast ? circle + outline`<circle cx="${x}" cy="${y}" r="${7 * u}" fill="${light}"/>` : circle)
  })
}
