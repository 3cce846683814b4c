import { createHash } from 'node:crypto'
import { Failure } from './failure.ts'
import type { Store } from './store.ts'

const longestKey = 64
const rememberedMs = 24 * 3_600_000

function checkKey(key: string | undefined): string {
  if (!key) throw new Failure('invalid_request', 'The idempotence key is missing', 'Idempotence-Key')
  if (key.length > longestKey)
    throw new Failure('invalid_request', `The idempotence key is longer than ${longestKey}`, 'Idempotence-Key')
  return key
}

type Request = { key: string | undefined; path: string; body: string }

/**
 * Does a request once: the same key gets the same response for 24 hours. Failures are not remembered.
 * @throws {Failure} for a key that is missing, too long, or was used for another request
 */
export function once(store: Store, now: Date, { key, path, body }: Request, work: () => object): object {
  const id = checkKey(key)
  const request = createHash('sha256').update(`${path}\n${body}`).digest('base64url')
  const at = now.getTime()
  const known = store.get('key', id)
  if (known && at - known.at < rememberedMs) {
    if (known.request === request) return known.response
    throw new Failure('invalid_request', 'The idempotence key was used for another request', 'Idempotence-Key')
  }
  const response = work()
  store.put('key', { id, request, response, at })
  return response
}
