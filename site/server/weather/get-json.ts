import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'

/** Ten times the size of twenty places with a week of eight readings a day. */
const mostBytes = 4 * 1024 * 1024

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  const chunks: AsyncIterable<Buffer> = response
  for await (const part of chunks) {
    size += part.byteLength
    if (size > mostBytes) throw new RangeError('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Sends no header but `Accept`: `fetch` would add an `Accept-Language` of its own. Redirects are not followed,
 * because the address may contain a key.
 * @returns parsed JSON, whatever the status
 * @throws if there is no response, it is not JSON, or the signal aborts it
 */
export async function getJson(address: URL, signal: AbortSignal): Promise<unknown> {
  const get = address.protocol === 'https:' ? getSecure : getPlain
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(address, { headers: { accept: 'application/json' }, signal }, resolve).on('error', reject)
  try {
    return JSON.parse(await textOf(await promise))
  } catch (error) {
    // A response that the signal cut off causes errors that do not name the signal.
    signal.throwIfAborted()
    throw error
  }
}
