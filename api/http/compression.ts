import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'
/** Below this, packing costs more than it saves. */
const worthwhile = 1024
/** Quick rather than small: the portal or a CDN keeps what it was given. */
const quality = 4

const accepts = (header: string, encoding: Encoding) => new RegExp(`(^|[\\s,])${encoding}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(header)

export const encodingFor = (header: string | undefined, size: number): Encoding | undefined => {
  if (!header || size < worthwhile) return undefined
  return (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding))
}

export const compress = (body: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
  const bytes = Buffer.from(body)
  if (encoding === 'gzip') return gzipped(bytes, { level: quality })
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}
