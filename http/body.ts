/** The body is larger than its reader allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'

  readonly mostBytes: number

  constructor(mostBytes: number) {
    super(`The body is larger than ${mostBytes} bytes`)
    this.mostBytes = mostBytes
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** Does not wait, because some sources never confirm a cancellation. */
const cancel = (stream: { cancel: (reason: unknown) => Promise<void> }, reason: unknown) =>
  void stream.cancel(reason).catch(() => {})

/**
 * Reads a whole body and counts its bytes while they arrive, because `Content-Length` may be wrong or missing.
 * @param message a client's request or a provider's response
 * @param mostBytes after decompression
 * @param signal stops the reading
 * @throws {BodyTooLarge} past `mostBytes`; the rest is cancelled
 * @throws the reason of `signal`; the rest is cancelled
 * @throws the reason of an aborted message, as its stream throws it
 */
export async function readBody(
  message: Request | Response,
  mostBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!message.body) return new Uint8Array()
  const tooLarge = new BodyTooLarge(mostBytes)
  if (Number(message.headers.get('content-length') ?? 0) > mostBytes) {
    cancel(message.body, tooLarge)
    throw tooLarge
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = message.body.getReader()
  signal?.addEventListener('abort', () => cancel(reader, signal.reason), { once: true })
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > mostBytes) {
      cancel(reader, tooLarge)
      throw tooLarge
    }
    chunks.push(part.value)
  }
  signal?.throwIfAborted()
  return joined(chunks, size)
}

/** Whether `readText` failed because the bytes are not UTF-8. */
export const isNotText = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'

/**
 * Reads a body as UTF-8 text; see `readBody`.
 * @throws {TypeError} for which `isNotText` is true
 */
export const readText = async (message: Request | Response, mostBytes: number, signal?: AbortSignal): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readBody(message, mostBytes, signal))
