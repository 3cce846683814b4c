import { LRUCache } from 'lru-cache'
import { staticMiddleware } from 'srvx/static'

/** Serves a file of the build; `undefined` if there is none at the address. */
export type Files = (request: Request) => Promise<Response | undefined>
type StoredAsset = { headers: [string, string][]; bytes: ArrayBuffer }

/** More than all scripts, styles and fonts of a build in one encoding. */
const mostBytes = 16 * 1024 * 1024
/** With one of these the response may be a part of the file, or only say that the file has not changed. */
const conditions = ['range', 'if-none-match', 'if-modified-since']
const isWhole = ({ method, headers }: Request) => method === 'GET' && !conditions.some((name) => headers.has(name))

/**
 * The files of a build. The names of its assets contain content hashes, so browsers may store them for a year. Their
 * bytes stay in memory: a page has dozens, and checking and opening a file takes longer than sending it.
 * @param folder the build's `client`
 */
export function filesOf(folder: string): Files {
  const read = staticMiddleware({ dir: folder, encodings: true })
  const none = new Response(null, { status: 404 })
  const assets = new LRUCache<string, StoredAsset>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  })

  async function readAsset(request: Request): Promise<Response> {
    const file = await read(request, () => none)
    if (file.ok) file.headers.set('cache-control', 'public, max-age=31536000, immutable')
    return file
  }

  async function assetOf(request: Request, pathname: string): Promise<Response> {
    if (!isWhole(request)) return readAsset(request)
    const key = `${pathname} ${request.headers.get('accept-encoding') ?? ''}`
    const stored = assets.get(key)
    if (stored) return new Response(stored.bytes, { headers: stored.headers })
    const file = await readAsset(request)
    if (file.status !== 200) return file
    const asset = { headers: [...file.headers], bytes: await file.arrayBuffer() }
    assets.set(key, asset)
    return new Response(asset.bytes, { headers: asset.headers })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const file = pathname.startsWith('/assets/') ? await assetOf(request, pathname) : await read(request, () => none)
    return file === none ? undefined : file
  }
}
