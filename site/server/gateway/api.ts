import { fieldsOf, type Call, Failure } from '@tropa/contract'
import { languageOf } from '@tropa/contract/accept-language'
import { mostBodyBytes } from '@tropa/contract/limits'
import { isKnown } from '@tropa/http/conditional'
import * as v from 'valibot'
import { PortalError } from '../../portal/error.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { anonymous, organisationOf, type Principal } from '../http/principal.ts'
import { refusal } from '../http/refusal.ts'
import { requestText } from '../http/request-text.ts'
import { inLanguageOfDevice, withSession } from '../http/session-cookies.ts'
import { dataPolicy } from '../http/security-headers.ts'
import type { Visit } from '../http/visit.ts'
import type { ProviderResponse } from './checked-response.ts'
import type { Gateway } from './gateway.ts'
import { parsedJson } from './parsed-json.ts'

/** Only the headers that the contract declares for the call. */
export const declaredHeaders = ({ headers }: Request, call: Call): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(call.headers).flatMap(([name]) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/** @throws {PortalError} 408 for a body that is too slow, 413 too large, 415 of another type, 400 not JSON */
async function bodyOf(request: Request, call: Call): Promise<unknown> {
  if (!call.body) return undefined
  const text = await requestText(request, 'application/json', mostBodyBytes)
  try {
    return parsedJson(text)
  } catch (cause) {
    throw new PortalError(400, '', {}, { cause })
  }
}

function refusalOf(request: Request, { status, headers, body }: ProviderResponse): Response {
  return refusal(request, status, { ...v.parse(Failure, JSON.parse(body)), headers })
}

function responseOf(request: Request, { status, headers, body }: ProviderResponse): Response {
  const etag = headers['etag']
  const known = { ...headers, vary: 'Accept-Language' }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && status === 200 && etag !== undefined && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: known })
  }
  const all = { ...known, 'content-type': 'application/json', 'content-security-policy': dataPolicy }
  return new Response(body === '' ? null : body, { status, headers: all })
}

/** The keys of organisations are sent with each call; the session of a visitor is in a cookie. */
function principalFor(call: Call, { principal, request }: Visit): Principal {
  if (call.isFromOutside) return anonymous
  return call.access === 'organisation' ? organisationOf(request.headers.get('authorization')) : principal
}

/** Every write must come from a page of the portal, except calls from another server. */
const isAllowedFrom = (call: Call, { request, origin }: Visit) =>
  call.method === 'get' || call.isFromOutside === true || isOwnOrigin(request, origin)

/** A 401 ends the session of the visitor, but not if it was caused by the key of an organisation. */
const statusFor = (call: Call, status: number) => (call.access === 'organisation' && status === 401 ? 403 : status)

/** Handles `/api/…`: the contract's calls for browsers, under the portal's own origin. */
export function createApi(gateway: Pick<Gateway, 'match' | 'call'>) {
  return async function api(visit: Visit, path: string): Promise<Response> {
    const { request, url, isSecure, requestId, visitor } = visit
    const match = gateway.match(request.method, path)
    if (match.kind === 'unknown') throw new PortalError(404)
    if (match.kind === 'wrong_method') return refusal(request, 405, { headers: { allow: match.allow } })
    if (!isAllowedFrom(match.call, visit)) throw new PortalError(403)
    const body = await bodyOf(request, match.call)
    const headers = declaredHeaders(request, match.call)
    const outgoing = { method: match.call.method, path, query: url.searchParams, body, headers }
    const language = languageOf(request.headers.get('accept-language'))
    const options = { language, requestId, visitor, signal: request.signal }
    const principal = principalFor(match.call, visit)
    if (match.call.access === 'organisation' && principal.kind === 'anonymous') throw new PortalError(403)
    const provided = await gateway.call(outgoing, principal, options)
    const response = { ...provided, status: statusFor(match.call, provided.status) }
    const shown = response.status < 400 ? responseOf(request, response) : refusalOf(request, response)
    return withSession(shown, inLanguageOfDevice(response.session, request.headers.get('cookie')), isSecure)
  }
}
