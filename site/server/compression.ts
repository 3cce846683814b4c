import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const worthIt = /^(text\/|application\/(json|javascript|\w+\+json|gpx\+xml|vnd\.google-earth\.kml\+xml)|image\/svg)/

const encoders = {
  // Quality 5 is where text stops getting smaller faster than it gets slower.
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: () => createGzip(),
} as const

type Encoding = keyof typeof encoders

/** A page comes in some thirty pieces within a few milliseconds: each flush costs time and size, so they go together. */
const flushAfterMs = 4

/** Packs a stream, sending on what there is whenever it pauses. */
function packed(source: Readable, encoding: Encoding): Readable {
  const packer = encoders[encoding]()
  let pause: NodeJS.Timeout | undefined
  source.on('data', () => {
    pause ??= setTimeout(() => {
      pause = undefined
      packer.flush()
    }, flushAfterMs)
  })
  source.on('end', () => clearTimeout(pause))
  source.on('error', (error) => packer.destroy(error))
  return source.pipe(packer).on('close', () => clearTimeout(pause))
}

const accepted = (request: Request): Encoding | undefined => {
  const offered = request.headers.get('accept-encoding') ?? ''
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(offered))
}

/** Compresses what is text and not compressed yet, without holding a stream to its end. */
export function compressed(request: Request, response: Response): Response {
  const encoding = accepted(request)
  const isWorthIt = worthIt.test(response.headers.get('content-type') ?? '') && !response.headers.has('content-encoding')
  if (!encoding || !isWorthIt || !response.body || request.method === 'HEAD') return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const body = packed(Readable.fromWeb(response.body as NodeReadableStream), encoding)
  return new Response(Readable.toWeb(body) as ReadableStream, { status: response.status, headers })
}
