import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { type Encoding, encodingFor } from './accept-encoding.ts'

const compressibleType = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b|image\/svg\+xml)/i

/** Below so many bytes compression costs more than it saves. */
const leastBytes = 1024

const encoders = {
  // Above quality 5, brotli takes far longer for little gain.
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip(),
} satisfies Record<Encoding, () => unknown>

/** A page arrives in about thirty chunks within a few milliseconds; each flush costs time and bytes. */
const flushAfterMs = 4

/** Compresses a stream and flushes whenever it pauses. Destroying the result destroys the source. */
function compressStream(source: Readable, encoding: Encoding): Readable {
  const encoder = encoders[encoding]()
  let timer: NodeJS.Timeout | undefined
  source.on('data', () => {
    timer ??= setTimeout(() => {
      timer = undefined
      encoder.flush()
    }, flushAfterMs)
  })
  source.on('end', () => clearTimeout(timer))
  // An error of either stream reaches the reader of the encoder.
  pipeline(source, encoder, () => clearTimeout(timer))
  return encoder
}

function isCompressible({ body, headers, status }: Response): boolean {
  if (!body || status === 206 || headers.has('content-encoding')) return false
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return false
  const length = headers.get('content-length')
  if (length !== null && Number(length) < leastBytes) return false
  return compressibleType.test(headers.get('content-type') ?? '')
}

function addVary(headers: Headers): void {
  const vary = headers.get('vary') ?? ''
  if (!/(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary)) headers.append('vary', 'Accept-Encoding')
}

/** The type of the 200 is unknown, and a `Vary` too many does no harm. */
function withVary({ statusText, headers: before }: Response): Response {
  const headers = new Headers(before)
  addVary(headers)
  return new Response(null, { status: 304, statusText, headers })
}

/**
 * A strong ETag identifies bytes, which compression changes.
 * @see RFC 9110, 8.8.1
 */
function weakenEtag(headers: Headers): void {
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
}

/** Cancels a body that nobody reads. */
function abandoned({ signal }: Request, body: ReadableStream<Uint8Array>): Response {
  void body.cancel(signal.reason).catch(() => undefined)
  return new Response(null, { status: 499 })
}

/**
 * Compresses a text response with brotli or gzip, as `Accept-Encoding` allows, without buffering the whole stream.
 * Cancelling the body of the result cancels the body of `response`.
 * A 304 gets the `Vary` of its 200 (RFC 9110, 15.4.5).
 * @returns `response` itself for HEAD and for bodies that compression would not help; 499 without a body when the
 * client has disconnected
 */
export function compressed(request: Request, response: Response): Response {
  if (response.status === 304) return withVary(response)
  if (request.method === 'HEAD' || !response.body || !isCompressible(response)) return response
  if (request.signal.aborted) return abandoned(request, response.body)
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  addVary(headers)
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  if (!encoding) return new Response(response.body, { status, statusText, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  headers.delete('accept-ranges')
  weakenEtag(headers)
  // The same class at run time; the types of Node and of the DOM differ.
  const source = Readable.fromWeb(response.body as NodeReadableStream)
  const body = Readable.toWeb(compressStream(source, encoding)) as ReadableStream
  return new Response(body, { status, statusText, headers })
}
