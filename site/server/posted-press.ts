import { loginAddress, returnAddress, returnParameter } from '../addresses/return-address.ts'
import { PortalError } from '../portal/error.ts'
import { contentLanguage } from '../region/languages.ts'
import type { CallOptions } from './gateway/gateway.ts'
import { isOwnOrigin } from './http/own-origin.ts'
import { hasSessionCookies, sessionOf } from './http/request-session.ts'
import { requestText } from './http/request-text.ts'
import { withSession } from './http/session-cookies.ts'
import type { Visit } from './http/visit.ts'

/** A button that was pressed without scripts. */
export type Press = {
  fields: URLSearchParams
  /** The address of the page. */
  back: string
  options: CallOptions
}

/** @throws {PortalError} 403 for another site, 413 */
export async function readPress(visit: Visit, mostBytes: number): Promise<Press> {
  const { request, url, origin, requestId, visitor } = visit
  if (!isOwnOrigin(request, origin)) throw new PortalError(403)
  return {
    fields: new URLSearchParams(await requestText(request, 'application/x-www-form-urlencoded', mostBytes)),
    back: returnAddress(url.searchParams.get(returnParameter), origin),
    options: { language: contentLanguage(sessionOf(request).language), requestId, visitor, signal: request.signal },
  }
}

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** Redirects to sign in, and back to the page of the press. */
export const signInFirst = ({ request, origin, isSecure }: Visit, { back }: Press): Response => {
  const change = hasSessionCookies(request) ? ({ kind: 'expired' } as const) : undefined
  return withSession(seeOther(loginAddress(back, origin)), change, isSecure)
}
