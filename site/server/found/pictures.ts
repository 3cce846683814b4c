import { seasons } from '@tropa/contract'
import { BodyTooLarge, readText } from '@tropa/http/body'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { sharedSize } from '../../found/picture.ts'
import { drawnSvg } from '../drawings.ts'

/** Drawn pictures as PNG, since networks show no SVG with a shared link. */

const mostBytes = 24 * 1024 * 1024
const mostPictures = 1000
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
type Png = Buffer<ArrayBuffer>

const aCache = () =>
  new LRUCache<string, Png, Source>({
    max: mostPictures,
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    // Who waits for a picture gets it, even where newer ones have taken its room.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: source }) => {
      const svg = await source()
      return svg === undefined ? undefined : pngOf(svg)
    },
  })

async function svgOf(response: Response): Promise<string | undefined> {
  try {
    return (await readText(response, mostSvgBytes)) || undefined
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined
    throw error
  }
}

export class Pictures {
  readonly #pictures = aCache()
  readonly #apiUrl: string
  readonly #fetch: typeof fetch

  constructor({ apiUrl, fetch: fetched = fetch }: SharedPictures) {
    this.#apiUrl = apiUrl
    this.#fetch = fetched
  }

  async answer(request: Request, path: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const found = this.#sourceOf(path, new URL(request.url).searchParams)
    const png = found && (await this.#pictures.fetch(found.key, { context: found.source }))
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
    if (isDrawing) return svgOf(response)
    await response.body?.cancel()
    return undefined
  }
}

/** The drawing program comes with the first picture: a portal that nobody shares does without it. */
async function pngOf(svg: string): Promise<Png> {
  const { default: sharp } = await import('sharp')
  const { width, height } = sharedSize
  const picture: Sharp = sharp(Buffer.from(svg), { limitInputPixels: 4096 * 4096 })
  return (await picture.resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' }).png({ palette: true, quality: 90, effort: 4 }).toBuffer()) as Png
}
