import type { Redemption, Send, Ticket } from '@tropa/contract'
import { PortalError } from '../portal/error.ts'
import { browserSend, createPortal, type Portal } from '../portal/portal.ts'
import { contentLanguage, type Language } from '../region/languages.ts'

/** Sends calls with the key of an organisation; a 401 for it does not end the visitor's session. */
export function keyedPortal(key: string, language: Language): Portal {
  const send = browserSend({ address: `${location.origin}/api`, language: contentLanguage(language) })
  const keyed: Send = (outgoing) =>
    send({ ...outgoing, headers: { ...outgoing.headers, authorization: `Bearer ${key}` } })
  return createPortal(keyed)
}

/** The portal's response about a ticket. */
export type Answered =
  | { kind: 'redeemed'; ticket: Ticket }
  | { kind: 'used'; at?: string }
  | { kind: 'refunded' | 'unknown' | 'no_key' | 'failed' }
/** `unreachable`: no response arrived, so the list decides. */
export type Redeemed = Answered | { kind: 'unreachable' }

const conflictOf = ({ fields }: PortalError): Redeemed => {
  if (fields['status']?.[0] === 'refunded') return { kind: 'refunded' }
  const at = fields['redeemed_at']?.[0]
  return { kind: 'used', ...(at !== undefined && { at }) }
}

function refusalOf(error: unknown): Redeemed {
  if (!(error instanceof PortalError)) throw error
  if (error.isUnreachable || error.status >= 502) return { kind: 'unreachable' }
  if (error.status === 409) return conflictOf(error)
  if (error.status === 404 || error.status === 422) return { kind: 'unknown' }
  return { kind: error.status === 403 ? 'no_key' : 'failed' }
}

/** Redeems a ticket. @param request `key`: the same for each attempt, so that a repeated one gets the lost response */
export const redeem = (
  portal: Portal,
  { key, code, ...body }: { key: string; code: string } & Redemption,
): Promise<Redeemed> =>
  portal
    .redeemTicket({ params: { code }, headers: { 'Idempotency-Key': key }, body })
    .then(({ ticket }) => ({ kind: 'redeemed', ticket }), refusalOf)
