import { loginAddress } from '../addresses/return-address.ts'
import { authenticationOfRequest } from './http/request-session.ts'
import { withSession } from './http/session-cookies.ts'
import type { Visit } from './http/visit.ts'

/** Pages that begin or end a session stay where they are when one has expired. */
const isOfSession = /^\/(?:login|logout|registration|recovery|reset-password|verification|unsubscribe)(?:\/|$)/

const leadTo = (location: string, kind: 'expired' | 'refused', isSecure: boolean) =>
  withSession(new Response(null, { status: 302, headers: { location } }), { kind }, isSecure)

/** The redirect from any page to `/login` after a session has expired. Its cookies are deleted, so it happens once. */
export function expiredRedirect({ request, url, origin, isSecure }: Visit): Response | undefined {
  if (authenticationOfRequest(request).kind !== 'ended' || isOfSession.test(url.pathname)) return undefined
  return leadTo(loginAddress(url.pathname + url.search, origin), 'expired', isSecure)
}

/** The redirect to the home page after the provider has refused the session. For a guest the 401 is shown. */
export function refusedRedirect({ principal, isSecure }: Visit, rendered: Response): Response | undefined {
  if (rendered.status !== 401 || principal.kind !== 'user') return undefined
  void rendered.body?.cancel().catch(() => undefined)
  return leadTo('/', 'refused', isSecure)
}
