import type { Call } from '@tropa/contract'
import { PortalError } from '../../portal/error.ts'
import { isWellFormed } from '../http/principal.ts'
import type { ProviderResponse } from './checked-response.ts'

type Started = { access_token?: unknown; expires?: unknown; [field: string]: unknown }

const broken = (what: string) => new PortalError(502, '', {}, { cause: new Error(what) })

/** Takes the token out of the answer, so that no page sees it. */
function started(response: ProviderResponse): ProviderResponse {
  const { access_token: token, ...answer } = JSON.parse(response.body) as Started
  const { expires } = answer
  if (typeof token !== 'string' || !isWellFormed(token)) throw broken('A session began without a token')
  if (typeof expires !== 'number' || !Number.isSafeInteger(expires)) throw broken('A session began without an end')
  return { ...response, body: JSON.stringify(answer), session: { kind: 'started', token, expires } }
}

/**
 * Adds what a response changes in the session: a call may start or end one.
 * @throws {PortalError} 502 if a session begins without a usable token or end
 */
export function withSessionChange(call: Call, response: ProviderResponse): ProviderResponse {
  if (response.status >= 300 || call.session === undefined) return response
  return call.session === 'starts' ? started(response) : { ...response, session: { kind: 'ended' } }
}
