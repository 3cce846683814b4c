import type { Call } from '@tropa/contract'
import * as v from 'valibot'
import { PortalError } from '../../portal/error.ts'
import { readSettings, type Settings } from '../../visitor/preferences.ts'
import { isWellFormed } from '../http/principal.ts'
import { ownerOf } from '../http/form-owner.ts'
import type { ProviderResponse } from './checked-response.ts'

const broken = (what: string) => new PortalError(502, '', {}, { cause: new Error(what) })

const StoredReading = v.object({ user: v.object({ settings: v.object({ reading: v.looseObject({}) }) }) })

/** @returns `undefined` for an account that has never stored settings: the device keeps its own */
function readingOf(response: unknown): Settings | undefined {
  const found = v.safeParse(StoredReading, response)
  if (!found.success) return undefined
  const { reading } = found.output.user.settings
  return 'lang' in reading ? readSettings(reading) : undefined
}

const Owned = v.object({ user: v.object({ email: v.string() }) })

/** Whose session it is, for the forms that are kept over its end. */
function ownerIn(response: unknown): string | undefined {
  const found = v.safeParse(Owned, response)
  return found.success ? ownerOf(found.output.user.email) : undefined
}

const Started = v.looseObject({
  access_token: v.pipe(v.string(), v.check(isWellFormed)),
  expires: v.pipe(v.number(), v.safeInteger()),
})

/** Takes the token out of the response, so that no page sees it. */
function started(response: ProviderResponse): ProviderResponse {
  const found = v.safeParse(Started, JSON.parse(response.body))
  if (!found.success) throw broken('A session began without a token or an end')
  const { access_token: token, ...body } = found.output
  const { expires } = body
  const reading = readingOf(body)
  const owner = ownerIn(body)
  return {
    ...response,
    body: JSON.stringify(body),
    session: { kind: 'started', token, expires, ...(owner && { owner }), ...(reading && { reading }) },
  }
}

/**
 * Adds what a response changes in the session: a call may start or end one.
 * @throws {PortalError} 502 if a session begins without a usable token or end
 */
export function withSessionChange(call: Call, response: ProviderResponse): ProviderResponse {
  if (response.status >= 300 || call.session === undefined) return response
  return call.session === 'starts' ? started(response) : { ...response, session: { kind: 'ended' } }
}
