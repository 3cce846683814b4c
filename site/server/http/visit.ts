import { randomBytes } from 'node:crypto'
import { type Trusted, visitorOf } from '@tropa/http/visitor'
import type { SubmittedForm } from '../../forms/submitted-form.ts'
import { anonymous, type Principal, principalOf } from './principal.ts'
import { type PortalAddress, portalOrigin } from './portal-origin.ts'
import { guestCookies } from './session-cookies.ts'

/** A request from the HTTP server; `ip` is the address of the connection. */
export type Incoming = Request & { readonly ip?: string | undefined }

/** What is known about a request before it is routed. */
export type Visit = {
  /** Its address begins with the portal's origin, whatever `Host` says. */
  request: Request
  url: URL
  /** The public scheme and host of the portal. */
  origin: string
  isSecure: boolean
  method: string
  /** 400: `Host` is invalid; 405: `Request` forbids the method. Such a request reaches no route. */
  refusal: 400 | 405 | undefined
  /** The path pattern of the matched page. */
  page?: string | undefined
  requestId: string
  visitor: string | undefined
  principal: Principal
  /** The same nonce stands in the policy and in the page. */
  nonce: string
  /** A form that was posted to the page without JavaScript. */
  submitted?: SubmittedForm
}

const visits = new WeakMap<Request, Visit>()

/** srvx puts this name in place of an invalid host. */
const unreadableHost = '_invalid_'

/** @returns `undefined` for an invalid address */
function addressOf(incoming: Incoming): URL | undefined {
  try {
    return new URL(incoming.url)
  } catch {
    return undefined
  }
}

/** @see https://fetch.spec.whatwg.org/#forbidden-method */
const forbiddenMethod = /^(trace|track|connect)$/i

function requestAt(url: URL, incoming: Incoming): Request {
  const { method, headers, signal } = incoming
  if (forbiddenMethod.test(method)) return new Request(url, { headers, signal })
  if (addressOf(incoming)?.href === url.href) return incoming
  const { body } = incoming
  return new Request(url, { method, headers, signal, body, ...(body && { duplex: 'half' }) })
}

export type VisitSettings = PortalAddress & { trusted: Trusted }

function refusalOf({ method }: Incoming, address: URL | undefined): Visit['refusal'] {
  if (address === undefined || address.hostname === unreadableHost) return 400
  return forbiddenMethod.test(method) ? 405 : undefined
}

export function beginVisit(incoming: Incoming, settings: VisitSettings, requestId: string): Visit {
  const address = addressOf(incoming)
  const origin = portalOrigin(address, settings)
  const url = new URL(origin)
  url.pathname = address?.pathname ?? '/'
  url.search = address?.search ?? ''
  const { headers, ip, method } = incoming
  const isSecure = url.protocol === 'https:'
  const request = requestAt(url, incoming)
  const visit: Visit = {
    request,
    url,
    origin,
    isSecure,
    method,
    refusal: refusalOf(incoming, address),
    requestId,
    visitor: visitorOf({ peer: ip, forwardedFor: headers.get('x-forwarded-for'), trusted: settings.trusted }),
    principal: principalOf(headers.get('cookie'), isSecure),
    nonce: randomBytes(16).toString('base64'),
  }
  visits.set(request, visit)
  return visit
}

/** The same visit as a GET of its page, which shows the submitted form. */
export function asRead(visit: Visit, submitted: SubmittedForm): Visit {
  const headers = new Headers(visit.request.headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  const request = new Request(visit.url, { headers, signal: visit.request.signal })
  const read = { ...visit, request, method: 'GET', submitted }
  visits.set(request, read)
  return read
}

/** The same visit without its session, for the page of a form whose session the provider has refused. */
export function asGuest(visit: Visit): Visit {
  const headers = new Headers(visit.request.headers)
  headers.set('cookie', guestCookies(headers.get('cookie') ?? '', visit.isSecure))
  const request = new Request(visit.url, { headers, signal: visit.request.signal })
  return { ...visit, request, principal: anonymous }
}

/** The visit of a request that has been registered. */
export function visitOf(request: Request): Visit {
  const visit = visits.get(request)
  if (!visit) throw new Error('The request did not come through the portal’s server entry')
  return visit
}
