import { accountAddresses } from '@tropa/contract'
import { favoriteIn } from '../favorites/early-favorites.ts'
import { favoriteActions } from '../favorites/favorite-form.ts'
import { PortalError } from '../portal/error.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Visit } from './http/visit.ts'
import { readPress, seeOther, signInFirst } from './posted-press.ts'

const mostBytes = 1024

/** The change of a posted heart. @throws {PortalError} 400 for anything else */
function changeIn(fields: URLSearchParams) {
  const added = fields.get(favoriteActions.add)
  const object = favoriteIn(added ?? fields.get(favoriteActions.remove) ?? '')
  if (!object) throw new PortalError(400)
  const { method, path } = added === null ? accountAddresses.removeFavorite : accountAddresses.addFavorite
  const { object_type, object_id } = object
  return { method, path: path.replace('{object_type}', object_type).replace('{object_id}', String(object_id)) }
}

/**
 * Handles a heart that was pressed without scripts, and redirects to its page; without a session it redirects to sign
 * in.
 * @throws {PortalError} 403 for another site; the provider's refusal
 */
export const createFavoritePost =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit): Promise<Response> => {
    const press = await readPress(visit, mostBytes)
    const outgoing = { ...changeIn(press.fields), query: new URLSearchParams() }
    if (visit.principal.kind === 'anonymous') return signInFirst(visit, press)
    const { status } = await gateway.call(outgoing, visit.principal, press.options)
    if (status === 401) return signInFirst(visit, press)
    if (status >= 300) throw new PortalError(status)
    return seeOther(press.back)
  }
