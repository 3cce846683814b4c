import { randomBytes } from 'node:crypto'
import { type Trusted, visitorOf } from '@tropa/http/visitor'
import { type Principal, principalOf } from './principal.ts'
import { type PortalAddress, portalOrigin } from './portal-origin.ts'

/** A request as it comes from the server program; `ip` is the address of the connection. */
export type Incoming = Request & { readonly ip?: string | undefined }

/** What is known of a request before anything answers it. */
export type Visit = {
  /** Its address begins with the portal's own origin, whatever `Host` says. */
  request: Request
  url: URL
  /** Scheme and host of the portal as the world knows it. */
  origin: string
  isSecure: boolean
  method: string
  /** 400: `Host` cannot be read; 405: the method is forbidden in a `Request`. Such a request reaches no route. */
  refusal: 400 | 405 | undefined
  /** The pattern of the page that the router found. */
  page?: string | undefined
  requestId: string
  visitor: string | undefined
  principal: Principal
  /** The same in the policy of a page and in the page. */
  nonce: string
}

const visits = new WeakMap<Request, Visit>()

/** srvx puts this name in place of a host that it cannot read. */
const unreadableHost = '_invalid_'

/** `undefined` for an address that cannot be read. */
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

/** What is known of a request whose visit has begun. */
export function visitOf(request: Request): Visit {
  const visit = visits.get(request)
  if (!visit) throw new Error('The request did not come through the portal’s server entry')
  return visit
}
