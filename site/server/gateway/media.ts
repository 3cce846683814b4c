import { PortalError } from '../../portal/error.ts'
import { picturePolicy } from '../http/security-headers.ts'
import type { Visit } from '../http/visit.ts'
import { carriedHeaders } from './checked-response.ts'
import { limited } from './limited-stream.ts'
import { canonicalPath } from './matching.ts'
import type { Provider } from './provider.ts'

const mostBytes = 32 * 1024 * 1024
/** For each chunk. */
const patienceMs = 8000

const pictureTypes = new Set(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

const requestHeaders = ({ request: { headers }, requestId, visitor }: Visit): Record<string, string> => {
  const known = headers.get('if-none-match')
  return {
    accept: headers.get('accept') ?? 'image/*',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
    ...(known !== null && { 'if-none-match': known }),
    ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
  }
}

/** @throws {PortalError} 404 for a missing picture, 502 for a response that is not a picture */
export function checkPicture({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
  if (status === 200 && pictureTypes.has(typeOf(headers))) return
  throw new PortalError([400, 404, 410, 422].includes(status) ? 404 : 502)
}

/** Streams the provider's pictures. They are public and cached, so they are fetched without a session. */
export function createMedia(provider: Pick<Provider, 'open'>) {
  return async function media(visit: Visit, name: string): Promise<Response> {
    const {
      request: { method, signal },
      url: { search: query },
    } = visit
    const path = canonicalPath(name)
    if (path === undefined) throw new PortalError(404)
    const response = await provider.open({ method, path, query, signal, headers: requestHeaders(visit) })
    const headers = new Headers({ ...carriedHeaders(response.headers), 'content-security-policy': picturePolicy })
    if (response.status === 304) return new Response(null, { status: 304, headers })
    try {
      checkPicture(response)
    } catch (error) {
      void response.body?.cancel().catch(() => undefined)
      throw error
    }
    headers.set('content-type', typeOf(response.headers))
    const body = method === 'HEAD' ? null : response.body && limited(response.body, { mostBytes, patienceMs })
    return new Response(body, { headers })
  }
}
