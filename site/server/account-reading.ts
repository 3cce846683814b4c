import { accountAddresses } from '@tropa/contract'
import type { Settings } from '../visitor/preferences.ts'
import { chosenLanguage } from '../visitor/preference-cookies.ts'
import type { Gateway } from './gateway/gateway.ts'
import { logError } from './http/log.ts'
import { isFromElsewhere } from './http/own-origin.ts'
import type { Visit } from './http/visit.ts'
import { contentLanguage } from '../region/languages.ts'

/**
 * Stores the reading settings in the visitor's account; a guest has none. The device has them already, so a failure
 * is only logged.
 */
export async function storeReading(
  gateway: Pick<Gateway, 'call'>,
  { principal, requestId, visitor, request }: Visit,
  settings: Settings,
): Promise<void> {
  if (principal.kind === 'anonymous') return
  const { method, path } = accountAddresses.updateProfileSettings
  const outgoing = { method, path, query: new URLSearchParams(), body: { reading: settings } }
  const options = { language: contentLanguage(settings.lang), requestId, visitor, signal: request.signal }
  try {
    await gateway.call(outgoing, principal, options)
  } catch (error) {
    logError('The reading settings were not stored with the account', error, { request_id: requestId })
  }
}

/** Stores the language in the address in the account, unless the link was on another site. */
export async function storeLanguage(gateway: Pick<Gateway, 'call'>, visit: Visit, settings: Settings): Promise<void> {
  const before = chosenLanguage(visit.request.headers.get('cookie'))
  if (before === settings.lang || isFromElsewhere(visit.request)) return
  await storeReading(gateway, visit, settings)
}
