import { seasons } from '@tropa/contract'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { sharedSize } from '../../pictures/shared-picture.ts'
import { PortalError } from '../../portal/error.ts'
import { illustrationSvg } from './drawings.ts'
import { checkPicture } from '../gateway/media.ts'
import type { Provider } from '../gateway/provider.ts'
import type { Turns } from '../http/rendering.ts'
import type { Visit } from '../http/visit.ts'

/** Drawn pictures as PNG, because social networks show no SVG with shared links. */

const mostBytes = 24 * 1024 * 1024
const mostPictures = 1000
const mostSvgBytes = 1024 * 1024
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }

/** The provider's drawings; only the name is taken from the address. */
const media = /^media\/([a-z0-9-]{1,60})\.png$/
/** The portal's own drawing of the region. */
const drawing = /^drawings\/(year)\.png$/

/** `source`: its drawing. */
type Picture = { key: string; source: (requestId: string) => Promise<string> }
type Png = Buffer<ArrayBuffer>

const aCache = () =>
  new LRUCache<string, Png, string>({
    max: mostPictures,
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    // A request gets its picture even if newer ones have evicted it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: svg }) => pngOf(svg),
  })

export class SharedPictures {
  readonly #pictures = aCache()
  readonly #sources = new Map<string, Promise<string>>()
  readonly #provider: Pick<Provider, 'send'>
  readonly #turns: Turns

  constructor(provider: Pick<Provider, 'send'>, turns: Turns) {
    this.#provider = provider
    this.#turns = turns
  }

  /** @throws {PortalError} 404 if there is no such picture; the provider's failure; 503 as for `Turns` */
  async respond(visit: Visit, path: string): Promise<Response> {
    const picture = this.#pictureAt(path, visit.url.searchParams)
    if (!picture) throw new PortalError(404)
    const png = this.#pictures.get(picture.key) ?? (await this.#drawn(picture, visit))
    return new Response(png, { headers })
  }

  /** Takes the visitor's turn only after the provider has responded, so that a slow provider does not block it. */
  async #drawn({ key, source }: Picture, visit: Visit): Promise<Png> {
    const fetching = this.#sources.get(key) ?? source(visit.requestId).finally(() => this.#sources.delete(key))
    this.#sources.set(key, fetching)
    const context = await fetching
    return this.#turns.run(visit.visitor, visit.request.signal, () => this.#pictures.forceFetch(key, { context }))
  }

  #pictureAt(path: string, query: URLSearchParams): Picture | undefined {
    const name = drawing.exec(path)?.[1]
    if (name) return { key: path, source: async () => ownDrawing(name) }
    const cover = media.exec(path)?.[1]
    const season = seasons.find((known) => known === (query.get('season') ?? 'summer'))
    if (!cover || !season) return undefined
    return { key: `${path} ${season}`, source: (requestId) => this.#cover(cover, season, requestId) }
  }

  async #cover(name: string, season: string, requestId: string): Promise<string> {
    const response = await this.#provider.send({
      method: 'GET',
      path: `media/${name}.svg`,
      query: new URLSearchParams({ season, ratio: '16x9' }),
      headers: { accept: 'image/svg+xml', 'x-request-id': requestId },
      mostBytes: mostSvgBytes,
    })
    checkPicture(response)
    return response.text
  }
}

function ownDrawing(name: string): string {
  const svg = illustrationSvg(`${name}.svg`, new URLSearchParams())
  if (svg === undefined) throw new PortalError(404)
  return svg
}

/** The renderer loads with the first picture, because not every portal needs it. */
async function pngOf(svg: string): Promise<Png> {
  const { default: sharp } = await import('sharp')
  const { width, height } = sharedSize
  const picture: Sharp = sharp(Buffer.from(svg), { limitInputPixels: 4096 * 4096 })
  const opaque = picture.resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' })
  return Buffer.from(await opaque.png({ palette: true, quality: 90, effort: 4 }).toBuffer())
}
