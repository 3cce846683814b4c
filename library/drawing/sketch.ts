import { outline, type Point } from './numbers.ts'
import { project, type MapWindow, type Position } from './projection.ts'
import { hash } from './random.ts'

export { project, ratioOf, windowAround, type MapWindow, type Position } from './projection.ts'

export type WaterWidth = 'small' | 'large' | 'great'
export interface MapColors {
  /** The region. */
  land: string
  /** Everything around it. */
  out: string
  border: string
  water: string
  wood: string
  route: string
  label: string
}
export interface SketchOptions {
  /** Rings around the region. */
  land: readonly (readonly Position[])[]
  water: readonly { width: WaterWidth; line: readonly Position[] }[]
  lakes: readonly (readonly Position[])[]
  window: MapWindow
  /** px: the displayed size, which determines the width of lines. */
  width: number
  height: number
  /** The stops of a route in order, connected by straight legs; the last stop is filled. */
  route?: readonly Position[]
  labels?: readonly { text: string; at: Position; side: 'left' | 'right' }[]
  colors: { light: MapColors; dark: MapColors }
}

/** px */
const waterWidths: Record<WaterWidth, number> = { small: 1.5, large: 2.25, great: 4 }

interface Frame {
  width: number
  height: number
}

/** Keeps the part of a ring on one side of an edge. @see Sutherland and Hodgman, Reentrant polygon clipping (1974) */
function clipAt(ring: readonly Point[], axis: 0 | 1, edge: number, isInside: (value: number) => boolean): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const share = (edge - before[axis]) / (point[axis] - before[axis])
    const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    const [wasIn, isIn] = [isInside(before[axis]), isInside(point[axis])]
    if (isIn) return wasIn ? [point] : [crossing, point]
    return wasIn ? [crossing] : []
  })
}

/** Outlines extend this far beyond the picture, so that its edges are not drawn as borders. */
const overhang = 12

function clipRing(ring: readonly Point[], { width, height }: Frame): Point[] {
  const right = clipAt(ring, 0, -overhang, (x) => x >= -overhang)
  const left = clipAt(right, 0, width + overhang, (x) => x <= width + overhang)
  const below = clipAt(left, 1, -overhang, (y) => y >= -overhang)
  return clipAt(below, 1, height + overhang, (y) => y <= height + overhang)
}

/** The parts of a line that touch the picture. */
function runsInside(line: readonly Point[], { width, height }: Frame): Point[][] {
  const isInside = ([x, y]: Point) => x > -overhang && x < width + overhang && y > -overhang && y < height + overhang
  const runs: Point[][] = [[]]
  line.forEach((point, index) => {
    const neighbours = [line[index - 1] ?? point, point, line[index + 1] ?? point]
    if (neighbours.some(isInside)) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  })
  return runs.filter((run) => run.length > 1)
}

/** Drops points that round to the same pixel as the one before. */
const distinct = (points: readonly Point[]) =>
  points.filter(([x, y], index) => {
    const before = points[index - 1]
    return !before || Math.round(before[0]) !== Math.round(x) || Math.round(before[1]) !== Math.round(y)
  })

const path = (points: readonly Point[], end = '') => {
  const [first, ...rest] = distinct(points)
  if (!first || rest.length === 0) return ''
  let [left, top] = [Math.round(first[0]), Math.round(first[1])]
  let steps = ''
  for (const [x, y] of rest) {
    const [right, bottom] = [Math.round(x), Math.round(y)]
    steps += outline` ${right - left} ${bottom - top}`
    left = right
    top = bottom
  }
  return outline`M${first[0]} ${first[1]}l${steps.trimStart()}${end}`
}

const style = (scope: string, { light, dark }: SketchOptions['colors']) => {
  const rules = (colors: MapColors) =>
    Object.entries(colors)
      .map(([name, color]) => `--${name}:${color}`)
      .join(';')
  const values = `#${scope}{${rules(light)}}@media(prefers-color-scheme:dark){#${scope}{${rules(dark)}}}`
  return `<style>${values}</style>`
}

function routeMarks(stops: readonly Point[]): string {
  const line = path(stops)
  const circles = stops.map(([x, y], index) => {
    const isLast = index === stops.length - 1
    return outline`<circle cx="${x}" cy="${y}" r="6" fill="var(--${isLast ? 'route' : 'land'})" stroke="var(--route)" stroke-width="3"/>`
  })
  const lines = `<path d="${line}" stroke="var(--land)" stroke-width="10"/><path d="${line}" stroke="var(--route)" stroke-width="4.5"/>`
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}</g>${circles.join('')}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function labelMarks(labels: NonNullable<SketchOptions['labels']>, place: (position: Position) => Point): string {
  if (labels.length === 0) return ''
  const texts = labels.map(({ text, at, side }) => {
    const [x, y] = place(at)
    const isLeft = side === 'left'
    return outline`<text x="${x + (isLeft ? -12 : 12)}" y="${y + 5}"${isLeft ? ' text-anchor="end"' : ''}>${escaped(text)}</text>`
  })
  const halo = 'stroke="var(--land)" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
  return `<g font-family="Golos Text,Arial,sans-serif" font-size="14" font-weight="600" fill="var(--label)" ${halo}>${texts.join('')}</g>`
}

/**
 * A schematic map: a region, its waters and optionally a route through it, in the Mercator projection. It follows the
 * visitor's colour scheme.
 * @returns a complete SVG of `width` × `height`
 */
export function sketch({
  land,
  water,
  lakes,
  window,
  width,
  height,
  route = [],
  labels = [],
  colors,
}: SketchOptions): string {
  const frame = { width, height }
  const place = (position: Position): Point => {
    const { x, y } = project(position, window)
    return [x * width, y * height]
  }
  const rings = (sources: readonly (readonly Position[])[]) =>
    sources.map((ring) => path(clipRing(ring.map(place), frame), 'z')).join('')
  const streams = (['small', 'large', 'great'] as const).map((name) => {
    const lines = water
      .filter((stream) => stream.width === name)
      .flatMap(({ line }) => runsInside(line.map(place), frame))
    return `<path d="${lines.map((line) => path(line)).join('')}" stroke-width="${waterWidths[name]}"/>`
  })
  const outlines = rings(land)
  const scope = `m${hash(JSON.stringify([window, width, height, route, labels])).toString(36)}`
  const spruces = '<path fill="var(--wood)" d="M4 8l2-5 2 5zM17 18l2-5 2 5zM12 7l1.5-4 1.5 4zM7 19l1.5-4 1.5 4z"/>'
  const tile = 'width="26" height="22" patternUnits="userSpaceOnUse" patternTransform="scale(.6)"'
  const woods = `<pattern id="${scope}w" ${tile}>${spruces}</pattern>`
  const marks = [
    `<path fill="var(--out)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="var(--land)" d="${outlines}"/><path fill="url(#${scope}w)" stroke="var(--border)" stroke-width="1.5" stroke-linejoin="round" d="${outlines}"/>`,
    `<g fill="none" stroke="var(--water)" stroke-linecap="round" stroke-linejoin="round">${streams.join('')}</g>`,
    `<path fill="var(--water)" d="${rings(lakes)}"/>`,
    route.length > 1 ? routeMarks(route.map(place)) : '',
    labelMarks(labels, place),
  ]
  const open = `<svg xmlns="http://www.w3.org/2000/svg" id="${scope}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none" aria-hidden="true">`
  return `${open}${style(scope, colors)}<defs>${woods}</defs>${marks.join('')}</svg>`
}
