import { loginAddress } from '../addresses/return-address.ts'
import { authenticationOfRequest } from './http/request-session.ts'
import { withSession } from './http/session-cookies.ts'
import type { Visit } from './http/visit.ts'

/** Pages that begin or end a session stay where they are when one has expired. */
const isOfSession = /^\/(?:login|logout|registration|recovery|reset-password|verification|unsubscribe)(?:\/|$)/

const leadTo = (location: string, kind: 'expired' | 'refused', isSecure: boolean) =>
  withSession(new Response(null, { status: 302, headers: { location } }), { kind }, isSecure)

/** The redirect from any page to `/login` after a session has expired; its cookies go with it, so it comes once. */
export function expiredRedirect({ request, url, origin, isSecure }: Visit): Response | undefined {
  if (authenticationOfRequest(request).kind !== 'ended' || isOfSession.test(url.pathname)) return undefined
  return leadTo(loginAddress(url.pathname + url.search, origin), 'expired', isSecure)
}

/** The redirect home of a session that the provider has refused. The 401 of a guest's page is shown. */
export function refusedRedirect({ principal, isSecure }: Visit, rendered: Response): Response | undefined {
  if (rendered.status !== 401 || principal.kind !== 'user') return undefined
  void rendered.body?.cancel().catch(() => undefined)
  return leadTo('/', 'refused', isSecure)
}
