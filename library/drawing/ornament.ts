import { repeat } from './numbers.ts'

/**
 * Border bands by the rules of Ob-Ugric geometric ornament: a square grid, straight and 45° cuts, mirror symmetry. They
 * are new drawings, not copies; the names describe only the shape, and no meaning is claimed.
 *
 * A band is defined by one quarter of its period, in cells, from (0, `start`) to (`quarter`, `half`). Rotated by 180°
 * about that end and mirrored, it gives figure and ground the same shape, as when two hides are cut together and
 * exchanged.
 */
interface Band {
  /** Half of the height, in cells. */
  half: number
  /** A quarter of the period, in cells. */
  quarter: number
  start: number
  moves: readonly (readonly [dx: number, dy: number])[]
}

const band = (half: number, quarter: number, start: number, moves: string): Band => ({
  half,
  quarter,
  start,
  moves: moves.split(' ').map((move) => {
    const [dx = 0, dy = 0] = move.split(',').map(Number)
    return [dx, dy]
  }),
})

export const bandNames = ['teeth', 'rhomb', 'cross', 'forks', 'hook', 'antler', 'spruce', 'key'] as const
export type BandName = (typeof bandNames)[number]

const bands: Record<BandName, Band> = {
  teeth: band(4, 4, 0, '4,4'),
  rhomb: band(5, 5, 0, '3,3 -2,2 4,0'),
  cross: band(6, 5, 0, '1,0 0,2 2,0 0,2 -2,0 0,2 4,0'),
  forks: band(9, 5, 4, '3,-3 2,2 -3,3 3,3'),
  hook: band(6, 5, 0, '4,0 0,4 -2,0 0,-2 -1,0 0,4 4,0'),
  antler: band(7, 5, 0, '4,0 0,3 -1,0 0,-2 -2,0 0,3 5,0 0,-2 1,0 0,4 -2,0 0,1'),
  spruce: band(10, 4, 0, '3,3 0,2 -2,-2 0,2 3,3 0,2 -3,-3 0,1 3,0'),
  key: band(7, 6, 0, '6,0 0,5 -4,0 0,-2 2,0 0,-1 -3,0 0,5 5,0'),
}

/** The moves of a whole period: the quarter, the same in reverse (rotated by 180°), then both mirrored. */
function periodMoves({ moves }: Band) {
  const half = [...moves, ...moves.toReversed()]
  const mirrored = half.toReversed().map(([dx, dy]) => [dx, -dy] as const)
  return [...half, ...mirrored]
}

const step = (dx: number, dy: number) => {
  if (dx && dy) return `l${dx} ${dy}`
  return dx ? `h${dx}` : `v${dy}`
}

/** One period of a band as a closed path. @param cell the side of a grid cell, in units of the picture */
export function bandPath(name: BandName, cell = 1): { path: string; width: number; height: number } {
  const shape = bands[name]
  const foot = (2 * shape.half + 1) * cell
  const line = periodMoves(shape)
    .map(([dx, dy]) => step(dx * cell, dy * cell))
    .join('')
  return {
    path: `M0 ${foot}V${(shape.start + 1) * cell}${line}V${foot}z`,
    width: 4 * shape.quarter * cell,
    height: (2 * shape.half + 2) * cell,
  }
}

export interface OrnamentOptions {
  name: BandName
  /** The side of a grid cell, px: at least 2 to stay crisp. */
  cell?: number
  /** The number of periods. */
  periods?: number
  ink?: string
}

/** A band between two thin lines, as a complete SVG that may repeat along x without a seam. */
export function ornament({ name, cell = 4, periods = 1, ink = '#000' }: OrnamentOptions): string {
  const { path, width, height } = bandPath(name, cell)
  const length = width * periods
  const figures = repeat(periods, (index) => `<path transform="translate(${index * width})" d="${path}"/>`)
  const edges = `<path d="M0 0h${length}v${cell / 2}h-${length}zM0 ${height - cell / 2}h${length}v${cell / 2}h-${length}z"/>`
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${height}" width="${length}" height="${height}"`
  return `${open} shape-rendering="crispEdges"><g fill="${ink}">${figures}${edges}</g></svg>`
}

/**
 * A band as a CSS mask image, in the colour of the masked element. It lacks the thin lines, so that it fits at an edge.
 */
export function bandMask(name: BandName): string {
  const { path, width, height } = bandPath(name, 2)
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 2 ${width} ${height - 4}' width='${width}' height='${height - 4}' shape-rendering='crispEdges'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3c').replaceAll('>', '%3e')}")`
}
