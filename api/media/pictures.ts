import { ratios, type MediaQuery } from '@tropa/contract'
import { type CoverKind, cover, coverKinds } from '@tropa/library/drawing/cover.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import region from '../content/region.json' with { type: 'json' }

export type Picture = { svg: string; etag: string }
type Drawing = { kind: CoverKind; variant: string }

const isKind = (name: string | undefined): name is CoverKind => coverKinds.some((kind) => kind === name)

/** @param name such as `taiga-3.svg` @returns `undefined` where there is no such drawing */
export function drawingOf(name: string): Drawing | undefined {
  const [, kind, variant = ''] = /^([a-z]+)-(\d|[1-9]\d{1,3})\.svg$/.exec(name) ?? []
  return isKind(kind) ? { kind, variant } : undefined
}

const light: { light?: string } = region.cover_light === null ? {} : { light: region.cover_light }

function draw({ kind, variant }: Drawing, { season, ratio, w }: MediaQuery): string {
  const [width, height] = ratios[ratio]
  const drawn = cover({ kind, seed: variant, season, width, height, ...light })
  const shown = w ?? width
  return drawn.replace('<svg ', `<svg width="${shown}" height="${Math.round((shown * height) / width)}" `)
}

function pictureOf(svg: string): Picture {
  const etag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  return { svg, etag }
}

/** Drawings are ASCII: a byte for each character. */
const sizeOf = ({ svg }: Picture) => svg.length
const mostBytes = 16 * 1024 * 1024

/** Pictures kept in memory, at most so many bytes of them. */
export class Pictures {
  readonly #drawn: LRUCache<string, Picture>

  constructor(maxSize = mostBytes) {
    this.#drawn = new LRUCache({ maxSize, sizeCalculation: sizeOf })
  }

  get(drawing: Drawing, query: MediaQuery): Picture {
    const key = `${drawing.kind}-${drawing.variant} ${query.season} ${query.ratio} ${query.w ?? ''}`
    const known = this.#drawn.get(key)
    if (known) return known
    const picture = pictureOf(draw(drawing, query))
    this.#drawn.set(key, picture)
    return picture
  }
}
