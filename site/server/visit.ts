import { randomBytes } from 'node:crypto'
import { requestIdOf } from '@tropa/http/request-id'
import { type Trusted, visitorOf } from '@tropa/http/visitor'
import { type Principal, principalOf } from './gateway/principal.ts'
import { type PortalAddress, portalOrigin } from './request.ts'

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
  /** `Host` is none: the request is answered with 400. */
  isMalformed: boolean
  requestId: string
  visitor: string | undefined
  principal: Principal
  /** The same in the policy of a page and in the page. */
  nonce: string
}

const visits = new WeakMap<Request, Visit>()

/** The server program writes this name for a host that it cannot read. */
const unreadableHost = '_invalid_'

/** `undefined` for an address that cannot be read. */
function addressOf(incoming: Incoming): URL | undefined {
  try {
    return new URL(incoming.url)
  } catch {
    return undefined
  }
}

function requestAt(url: URL, incoming: Incoming): Request {
  if (addressOf(incoming)?.href === url.href) return incoming
  const { method, headers, signal, body } = incoming
  return new Request(url, { method, headers, signal, body, ...(body && { duplex: 'half' }) })
}

type Settings = PortalAddress & { trusted: Trusted }

export function beginVisit(incoming: Incoming, settings: Settings): Visit {
  const given = addressOf(incoming)
  const origin = portalOrigin(given, settings)
  const url = new URL(origin)
  url.pathname = given?.pathname ?? '/'
  url.search = given?.search ?? ''
  const { headers } = incoming
  const isSecure = url.protocol === 'https:'
  const request = requestAt(url, incoming)
  const visit: Visit = {
    request,
    url,
    origin,
    isSecure,
    isMalformed: given === undefined || given.hostname === unreadableHost,
    requestId: requestIdOf(headers),
    visitor: visitorOf({ peer: incoming.ip, forwardedFor: headers.get('x-forwarded-for'), trusted: settings.trusted }),
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
