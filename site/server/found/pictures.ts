import { seasons } from '@tropa/contract'
import type { Sharp } from 'sharp'
import { sharedSize } from '../../found/picture.ts'
import { drawnSvg } from '../drawings.ts'

/** Drawn pictures as PNG, since networks show no SVG with a shared link. */

const mostBytes = 24 * 1024 * 1024
const mostSvgBytes = 1024 * 1024
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }

/** The provider's drawings: no other name is asked for, and nothing but the name comes from the address. */
const media = /^media\/([a-z0-9-]{1,60})\.png$/
/** Of ours, the one that stands for the region. */
const drawing = /^drawings\/(year)\.png$/

export type SharedPictures = {
  /** The provider, without a trailing slash. */
  apiUrl: string
  fetch?: typeof fetch
}

type Source = () => Promise<string | undefined>

export class Pictures {
  readonly #kept = new Map<string, Buffer<ArrayBuffer>>()
  readonly #pending = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
  readonly #apiUrl: string
  readonly #fetch: typeof fetch
  #bytes = 0

  constructor({ apiUrl, fetch: fetched = fetch }: SharedPictures) {
    this.#apiUrl = apiUrl
    this.#fetch = fetched
  }

  async answer(request: Request, path: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const found = this.#sourceOf(path, new URL(request.url).searchParams)
    const png = found && (await this.#picture(found.key, found.source))
    return png ? new Response(png, { headers }) : new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  }

  #sourceOf(path: string, query: URLSearchParams): { key: string; source: Source } | undefined {
    const name = drawing.exec(path)?.[1]
    if (name) return { key: path, source: async () => drawnSvg(`${name}.svg`, new URLSearchParams()) }
    const cover = media.exec(path)?.[1]
    const season = seasons.find((known) => known === (query.get('season') ?? 'summer'))
    return cover && season ? { key: `${path} ${season}`, source: () => this.#cover(cover, season) } : undefined
  }

  async #cover(name: string, season: string): Promise<string | undefined> {
    const response = await this.#fetch(`${this.#apiUrl}/media/${name}.svg?season=${season}&ratio=16x9`, { redirect: 'error', signal: AbortSignal.timeout(8000) })
    const isDrawing = response.ok && response.headers.get('content-type')?.startsWith('image/svg+xml')
    const svg = isDrawing ? await response.text() : ''
    return svg !== '' && svg.length <= mostSvgBytes ? svg : undefined
  }

  #picture(key: string, source: Source): Promise<Buffer<ArrayBuffer> | undefined> {
    const kept = this.#kept.get(key)
    if (kept) return Promise.resolve(kept)
    const pending = this.#pending.get(key)
    if (pending) return pending
    const drawn = this.#draw(key, source).finally(() => this.#pending.delete(key))
    this.#pending.set(key, drawn)
    return drawn
  }

  async #draw(key: string, source: Source): Promise<Buffer<ArrayBuffer> | undefined> {
    const svg = await source()
    if (svg === undefined) return undefined
    const png = await pngOf(svg)
    this.#kept.set(key, png)
    this.#bytes += png.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
    return png
  }
}

/** The drawing program comes with the first picture: a portal that nobody shares does without it. */
async function pngOf(svg: string): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const { width, height } = sharedSize
  const picture: Sharp = sharp(Buffer.from(svg), { limitInputPixels: 4096 * 4096 })
  return (await picture.resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' }).png({ palette: true, quality: 90, effort: 4 }).toBuffer()) as Buffer<ArrayBuffer>
}
