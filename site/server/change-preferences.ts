import { PortalError } from '../portal/error.ts'
import { changedPreferences } from '../visitor/preference-change.ts'
import { preferenceCookies, readPreferences, settingsCookie } from '../visitor/preference-cookies.ts'
import type { Settings } from '../visitor/preferences.ts'
import { dateInRegion } from '../region/region-time.ts'
import { isFromElsewhere, isOwnOrigin } from './http/own-origin.ts'
import { requestText } from './http/request-text.ts'
import { localAddress } from './http/portal-origin.ts'
import type { Visit } from './http/visit.ts'

const mostBytes = 4096

/**
 * A form's change of preferences: cookies, then back to where it came from; a script gets the new ones as JSON instead.
 * @throws {PortalError} 403 for another site, 408, 413, 415 for the body
 */
export async function changePreferences({ request, origin, isSecure }: Visit): Promise<Response> {
  if (!isOwnOrigin(request, origin)) throw new PortalError(403)
  const fields = new Map(
    new URLSearchParams(await requestText(request, 'application/x-www-form-urlencoded', mostBytes)),
  )
  const today = dateInRegion(new Date())
  const now = readPreferences(request.headers.get('cookie'), today)
  const changed = changedPreferences(fields, now, today)
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of preferenceCookies(changed, isSecure)) headers.append('set-cookie', cookie)
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ ...now, ...changed }, { headers })
  headers.set('location', backTo(fields.get('return_to') ?? request.headers.get('referer'), origin))
  return new Response(null, { status: 303, headers })
}

/** A plain link does it, since the version for low vision is a place that people look for and pass on. */
export function turnLowVisionOn({ request, origin, isSecure }: Visit): Response {
  const headers = new Headers({ 'cache-control': 'no-store', location: backTo(request.headers.get('referer'), origin) })
  const { settings } = readPreferences(request.headers.get('cookie'), dateInRegion(new Date()))
  const lowVision: Settings = { ...settings, vision: 'low', theme: 'lv-black-on-white' }
  if (!isFromElsewhere(request)) headers.append('set-cookie', settingsCookie(lowVision, isSecure))
  return new Response(null, { status: 303, headers })
}

/** A choice of the whole portal must not be hidden by the address's own territory. */
function backTo(address: string | null, origin: string): string {
  const url = localAddress(address, origin)
  url.searchParams.delete('territory_id')
  return url.pathname + url.search
}
