import { compressed } from '@tropa/http/compression'
import { requestIdOf } from '@tropa/http/request-id'
import { isTrustedPeer } from '@tropa/http/visitor'
import { PortalError } from '../portal/error.ts'
import { failed } from './failed.ts'
import type { Files } from './http/build-files.ts'
import { logError, logRequest, withRequestId } from './http/log.ts'
import { hasSessionCookies } from './http/request-session.ts'
import { withSession } from './http/session-cookies.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { beginVisit, type Incoming, type Visit, type VisitSettings } from './http/visit.ts'

export type ServerRoute = {
  /** Identifies the route in the log. */
  name: string
  at: RegExp
  /** GET and HEAD by default; `any`: the handler decides. */
  methods?: 'POST' | 'any'
  /** @param path the first group of the pattern */
  handle: (visit: Visit, path: string) => Promise<Response> | Response
}

export type FetchOptions = {
  /** The first route that matches handles the request. */
  routes: readonly ServerRoute[]
  /** Handles requests that match no route and no file. */
  pages: ServerRoute
  settings: VisitSettings
}

type RoutedResponse = { route: string; response: Response; isSecure: boolean }

const isFile = /\.\w+$/

const isReadable = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const isAllowed = (method: string, { methods }: ServerRoute) =>
  methods === 'any' || (methods === undefined ? method === 'GET' || method === 'HEAD' : method === methods)

async function responseOf(visit: Visit, route: ServerRoute): Promise<Response> {
  const { pathname } = visit.url
  if (!isAllowed(visit.method, route)) {
    return failed(visit, new PortalError(405), route.methods === undefined ? readMethods : { allow: route.methods })
  }
  if (!isReadable(pathname)) throw new PortalError(400)
  return route.handle(visit, route.at.exec(pathname)?.[1] ?? '')
}

const readMethods = { allow: 'GET, HEAD' }

const refused = (visit: Visit, status: 400 | 405) =>
  failed(visit, new PortalError(status), status === 405 ? readMethods : {})

function failureOf(visit: Visit, error: unknown): Response {
  const hasLeft = visit.request.signal.aborted && !(error instanceof PortalError)
  return hasLeft ? new Response(null, { status: 499 }) : failed(visit, error)
}

/** Any 401 ends the session; a guest has none, and keeps the cookies about travel plans. */
function withoutSession(response: Response, { request, principal, isSecure }: Visit): Response {
  if (response.status !== 401 || !hasSessionCookies(request)) return response
  return withSession(response, { kind: principal.kind === 'user' ? 'refused' : 'expired' }, isSecure)
}

async function answerVisit(visit: Visit, files: Files, { routes, pages }: FetchOptions): Promise<RoutedResponse> {
  const {
    request,
    url: { pathname },
    isSecure,
  } = visit
  const route = routes.find(({ at }) => at.test(pathname)) ?? pages
  try {
    if (visit.refusal !== undefined) return { route: 'none', response: refused(visit, visit.refusal), isSecure }
    const file = route === pages && isFile.test(pathname) && isReadable(pathname) ? await files(request) : undefined
    if (file) return { route: 'file', response: file, isSecure }
    const response = compressed(request, withoutSession(await responseOf(visit, route), visit))
    return { route: visit.page ?? route.name, response, isSecure }
  } catch (error) {
    const response = compressed(request, withoutSession(failureOf(visit, error), visit))
    return { route: visit.page ?? route.name, response, isSecure }
  }
}

const pathnameOf = ({ url }: Incoming) => (URL.canParse(url) ? new URL(url).pathname : undefined)

/** The whole portal as one function: every response has security headers, a request id and a line in the log. */
export function createFetch(options: FetchOptions) {
  async function respond(incoming: Incoming, requestId: string, files: Files): Promise<RoutedResponse> {
    try {
      return await answerVisit(beginVisit(incoming, options.settings, requestId), files, options)
    } catch (error) {
      logError('A request could not be answered', error, { request_id: requestId })
      return { route: 'none', response: new Response(null, { status: 500 }), isSecure: false }
    }
  }

  return async function fetch(incoming: Incoming, files: Files = async () => undefined): Promise<Response> {
    const start = performance.now()
    const requestId = requestIdOf(incoming.headers, isTrustedPeer(incoming.ip, options.settings.trusted))
    const { route, response, isSecure } = await withRequestId(requestId, () => respond(incoming, requestId, files))
    setSecurityHeaders(response.headers, isSecure, pathnameOf(incoming))
    response.headers.set('x-request-id', requestId)
    const duration_ms = Math.round(performance.now() - start)
    logRequest({ request_id: requestId, method: incoming.method, route, status: response.status, duration_ms })
    return response
  }
}
