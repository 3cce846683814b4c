import { ratios, type MediaQuery } from '@tropa/contract'
import { type CoverKind, cover, coverKinds } from '@tropa/library/drawing/cover.ts'
import { createHash } from 'node:crypto'
import type { Encoding } from '../http/compression.ts'

export type Picture = { svg: string; etag: string; packed: Map<Encoding, Buffer<ArrayBuffer>> }
type Drawing = { kind: CoverKind; variant: string }

const isKind = (name: string | undefined): name is CoverKind => coverKinds.some((kind) => kind === name)

/** `taiga-3.svg` names a drawing; anything else names nothing. */
export function drawingOf(name: string): Drawing | undefined {
  const [, kind, variant = ''] = /^([a-z]+)-(\d)\.svg$/.exec(name) ?? []
  return isKind(kind) ? { kind, variant } : undefined
}

function draw({ kind, variant }: Drawing, { season, ratio, w }: MediaQuery): string {
  const [width, height] = ratios[ratio]
  const drawn = cover({ kind, seed: variant, season, width, height })
  const shown = w ?? width
  return drawn.replace('<svg ', `<svg width="${shown}" height="${Math.round((shown * height) / width)}" `)
}

/** Pictures kept in memory, the longest unseen leaving first. */
export class Pictures {
  readonly #kept = new Map<string, Picture>()
  readonly #most: number

  constructor(most = 300) {
    this.#most = most
  }

  get(drawing: Drawing, query: MediaQuery): Picture {
    const key = `${drawing.kind}-${drawing.variant} ${query.season} ${query.ratio} ${query.w ?? ''}`
    const picture = this.#kept.get(key) ?? this.#draw(drawing, query)
    this.#kept.delete(key)
    this.#kept.set(key, picture)
    const oldest = this.#kept.size > this.#most ? this.#kept.keys().next().value : undefined
    if (oldest !== undefined) this.#kept.delete(oldest)
    return picture
  }

  #draw(drawing: Drawing, query: MediaQuery): Picture {
    const svg = draw(drawing, query)
    return { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`, packed: new Map() }
  }
}
