import { mix } from './color.ts'
import type { Ridge } from './land.ts'
import { factor, lerp, outline, repeat, through, type Point } from './numbers.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

export type TreeKind = 'spruce' | 'pine' | 'larch' | 'birch'

/** A tree of 100 units with its foot at the origin. `path` gets its colour where it is used, `extra` has its own. */
interface Tree {
  path: string
  extra?: string
}

/** Both edges of a spruce from the foot to the top: the tip of a branch, then the notch above it. */
function spruceEdges(random: Random) {
  const tiers = random.integer(6, 8)
  const edges: { left: Point[]; right: Point[] } = { left: [], right: [] }
  let y = -6
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers
    const reach = (1 - share) ** 0.95 * 20 + 1.5
    const rise = (80 / tiers) * lerp(1.12, 0.88, share)
    for (const [side, edge] of [
      [-1, edges.left],
      [1, edges.right],
    ] as const) {
      edge.push(
        [side * reach * random.between(0.82, 1.12), y + random.between(0, 3)],
        [side * reach * 0.42, y - rise * 0.82],
      )
    }
    y -= rise
  }
  return edges
}

function spruce(random: Random, { isSnowy, isNight }: Palette): Tree {
  const { left, right } = spruceEdges(random)
  const down = through(right.toReversed())
  const isTip = (_: Point, index: number) => index % 2 === 0
  const cap = ([x, y]: Point) => outline`M${x * 0.12} ${y - 10}L${x} ${y}l${-x * 0.5}-2z`
  const snow = [...left.filter(isTip), ...right.filter(isTip)].map(cap).join('')
  return {
    path: `M-2 0v-6L${through(left)}L0-100L${down}L2-6V0z`,
    extra: isSnowy
      ? `<path fill="#fff" opacity="${isNight ? 0.2 : 0.75}" d="${snow}"/>`
      : `<path fill="#fff" opacity=".08" d="M0-100L${down}L2-6H0z"/>`,
  }
}

function pine({ between }: Random): Tree {
  const boughs = repeat(6, (index) => {
    const reach = () => between(20, 26) * (1 - index * 0.1)
    const upper = outline`M${between(-16, 4)} ${-48 - index * 8}q${between(8, 12)} ${-between(9, 13)} ${reach()} 0`
    return outline`${upper}q${-between(8, 12)} ${between(3, 6)} ${-reach()} 0z`
  })
  return { path: `M-2 0L-1-70H1L2 0z${boughs}` }
}

function larch({ between }: Random): Tree {
  const boughs = repeat(9, (index) => {
    const y = -16 - index * 9
    const reach = (1 - index / 10) * 17 * between(0.8, 1.1)
    return outline`M0 ${y - 8}L${-reach} ${y}L0 ${y - 2}L${reach * between(0.7, 1)} ${y + 1}z`
  })
  return { path: `M-1 0L0-100L1 0z${boughs}` }
}

function birch({ between }: Random, { near, isNight }: Palette): Tree {
  const crown = [15, 19, 18, 13, 8].map((size, index) => {
    const reach = size * between(0.85, 1.1)
    const start = outline`M${-reach + between(-3, 3)} ${-38 - index * 12}q${reach * 0.3} ${-between(15, 20)} ${reach}-16`
    return outline`${start}q${reach * 0.8} 1 ${reach} 15q${-reach} ${between(5, 9)} ${-2 * reach} 1z`
  })
  return {
    path: crown.join(''),
    extra: `<path fill="${mix('#f4f1ea', near, isNight ? 0.55 : 0.12)}" d="M-1 0L-1-60H1L2 0z"/>`,
  }
}

const trees: Record<TreeKind, (random: Random, palette: Palette) => Tree> = { spruce, pine, larch, birch }

/** One of two trees of the kind, drawn once per picture. */
function treeSymbol(sheet: Sheet, kind: TreeKind): string {
  const { palette, random } = sheet
  const key = `${kind} ${random.integer(0, 1)} ${palette.isSnowy} ${palette.isNight}`
  return sheet.symbol(key, (id) => {
    const { path, extra = '' } = trees[kind](random, palette)
    return `<g id="${id}"><path d="${path}"/>${extra}</g>`
  })
}

/** @param tall height in units of the picture */
export function treeUse(
  sheet: Sheet,
  kind: TreeKind,
  x: number,
  y: number,
  tall: number,
  attributes = '',
  isMirrored = false,
): string {
  const symbol = treeSymbol(sheet, kind)
  if (!sheet.isSeen(x - tall * 0.3, x + tall * 0.3)) return ''
  const scale = factor(tall / 100)
  const mirror = isMirrored ? `-${scale} ` : ''
  return `<use href="#${symbol}"${attributes} transform="${outline`translate(${x} ${y})`}scale(${mirror}${scale})"/>`
}

interface Grove {
  from?: number
  to?: number
  count: number
  /** The heights of the smallest and the tallest tree. */
  size: readonly [low: number, high: number]
  fill: string
  kinds?: readonly [TreeKind, ...TreeKind[]]
  /** The colours of kinds that have their own. */
  colors?: Partial<Record<TreeKind, string>>
  /** The distance of the trees below the line. */
  sink?: number
}

/** Trees along a line, in random order, so that they overlap at random. */
export function grove(
  sheet: Sheet,
  line: Ridge,
  { from = 0, to = sheet.width, count, size, fill, kinds = ['spruce'], colors = {}, sink = 4 }: Grove,
) {
  const { random } = sheet
  const places = Array.from({ length: count }, (_, index) => lerp(from, to, (index + random.between(0.1, 0.9)) / count))
  const groups = new Map<string, string>()
  for (const x of random.shuffle(places)) {
    const kind = random.pick(kinds)
    const color = colors[kind] ?? fill
    const tall = random.between(...size)
    const use = treeUse(sheet, kind, x, line(x) + sink, tall, '', random.chance(0.5))
    groups.set(color, (groups.get(color) ?? '') + use)
  }
  for (const [color, uses] of groups) if (uses) sheet.add(`<g fill="${color}">${uses}</g>`)
}
