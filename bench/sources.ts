import { decode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'

/** Imports, exports and code of the bundler. */
const unattributed = 'imports, exports, bundler'

type SourceMap = { sources: readonly string[]; mappings: string }

/** The owner of a source: a package, a room of the project, or the bundler. */
function ownerOf(source: string): string {
  const name = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]
  if (name) return name
  const [room = ''] = source.replace(/^(\.\.\/)+/, '').split('/')
  return ['library', 'machines', 'contract'].includes(room)
    ? `${room}/`
    : source.includes('\0') || room.startsWith('virtual:')
      ? unattributed
      : 'site/'
}

/** A file of the library by its path, all else by its owner; the pages of bench/widgets are `the page`. */
export function fileOf(source: string): string {
  if (/node_modules|\0/.test(source)) return ownerOf(source)
  return source.match(/library\/.*/)?.[0] ?? 'the page'
}

const endOf = (segments: readonly SourceMapSegment[], index: number, line: string) =>
  segments[index + 1]?.[0] ?? line.length

/** @returns the number of characters of each owner, or of what else `nameOf` makes of a source */
export function sharesOf(code: string, map: SourceMap | undefined, nameOf = ownerOf): Map<string, number> {
  // The bundler's own file has no source map.
  if (!map) return new Map([[unattributed, code.length]])
  const { sources, mappings } = map
  const lines = code.split('\n')
  const shares = new Map<string, number>()
  decode(mappings).forEach((segments, row) => {
    const line = lines[row] ?? ''
    segments.forEach((segment, index) => {
      const source = segment.length === 1 ? undefined : sources[segment[1]]
      const owner = source === undefined ? unattributed : nameOf(source)
      shares.set(owner, (shares.get(owner) ?? 0) + endOf(segments, index, line) - segment[0])
    })
  })
  return shares
}
