import { PortalError } from '../../portal/error.ts'
import { picturePolicy } from '../security.ts'
import type { Visit } from '../visit.ts'
import { carriedHeaders } from './checked-response.ts'
import { limited } from './limited-stream.ts'
import type { Provider } from './provider.ts'

const mostBytes = 32 * 1024 * 1024
/** For the first byte, and for each next piece. */
const patienceMs = 8000

const pictureTypes = new Set(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** A name that is decoded into dots, slashes or control characters would name another path of the provider. */
function isPlain(path: string): boolean {
  try {
    return path.split('/').map(decodeURIComponent).every((name) => name !== '' && !/^\.+$|[/\\\p{Cc}]/u.test(name))
  } catch {
    return false
  }
}

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

/** @throws {PortalError} 404 where there is no picture, 502 for what is none, 503 where nobody answers, 504 for too late */
async function ask(provider: Pick<Provider, 'urlOf'>, visit: Visit, path: string, deadline: AbortController): Promise<Response> {
  const { request } = visit
  try {
    return await fetch(provider.urlOf(path, visit.url.search), {
      method: request.method,
      headers: requestHeaders(visit),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, deadline.signal]),
    })
  } catch (cause) {
    if (request.signal.aborted) throw request.signal.reason
    throw new PortalError(deadline.signal.aborted ? 504 : 503, '', {}, { cause })
  }
}

function checkStatus(response: Response): void {
  if (response.status === 200 && pictureTypes.has(typeOf(response.headers))) return
  void response.body?.cancel().catch(() => undefined)
  throw new PortalError([400, 404, 410, 422].includes(response.status) ? 404 : 502)
}

/** Pictures of the provider, streamed. Nothing of a session goes along: anybody may see them, and caches keep them. */
export function createMedia(provider: Pick<Provider, 'urlOf'>) {
  return async function media(visit: Visit, path: string): Promise<Response> {
    if (!isPlain(path)) throw new PortalError(404)
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), patienceMs)
    const response = await ask(provider, visit, path, deadline).finally(() => clearTimeout(timer))
    const headers = new Headers({ ...carriedHeaders(response.headers), 'content-security-policy': picturePolicy })
    if (response.status === 304) return new Response(null, { status: 304, headers })
    checkStatus(response)
    headers.set('content-type', typeOf(response.headers))
    const body = visit.request.method === 'HEAD' ? null : response.body && limited(response.body, { mostBytes, patienceMs })
    return new Response(body, { headers })
  }
}
