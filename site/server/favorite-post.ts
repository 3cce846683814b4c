import { accountAddresses } from '@tropa/contract'
import { loginAddress, returnAddress, returnParameter } from '../addresses/return-address.ts'
import { favoriteIn } from '../favorites/early-favorites.ts'
import { favoriteActions } from '../favorites/favorite-form.ts'
import { PortalError } from '../portal/error.ts'
import { contentLanguage } from '../region/languages.ts'
import type { Gateway } from './gateway/gateway.ts'
import { isOwnOrigin } from './http/own-origin.ts'
import { sessionOf } from './http/request-session.ts'
import { requestText } from './http/request-text.ts'
import { withSession } from './http/session-cookies.ts'
import type { Visit } from './http/visit.ts'

const mostBytes = 1024

/** The change of a posted heart. @throws {PortalError} 400 for anything else */
function changeIn(sent: URLSearchParams) {
  const added = sent.get(favoriteActions.add)
  const object = favoriteIn(added ?? sent.get(favoriteActions.remove) ?? '')
  if (!object) throw new PortalError(400)
  const { method, path } = added === null ? accountAddresses.removeFavorite : accountAddresses.addFavorite
  const { object_type, object_id } = object
  return { method, path: path.replace('{object_type}', object_type).replace('{object_id}', String(object_id)) }
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

/**
 * Handles a heart that was pressed where no scripts run, and redirects to its page; without a session to sign in.
 * @throws {PortalError} 403 for another site; the provider's refusal
 */
export const createFavoritePost =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit): Promise<Response> => {
    const { request, url, origin, isSecure, principal, requestId, visitor } = visit
    if (!isOwnOrigin(request, origin)) throw new PortalError(403)
    const sent = new URLSearchParams(await requestText(request, 'application/x-www-form-urlencoded', mostBytes))
    const outgoing = { ...changeIn(sent), query: new URLSearchParams() }
    const back = returnAddress(url.searchParams.get(returnParameter), origin)
    const toSignIn = () => withSession(seeOther(loginAddress(back, origin)), { kind: 'expired' }, isSecure)
    if (principal.kind === 'anonymous') return toSignIn()
    const language = contentLanguage(sessionOf(request).language)
    const options = { language, requestId, visitor, signal: request.signal }
    const { status } = await gateway.call(outgoing, principal, options)
    if (status === 401) return toSignIn()
    if (status >= 300) throw new PortalError(status)
    const response = seeOther(back)
    response.headers.set('cache-control', 'no-store')
    return response
  }
