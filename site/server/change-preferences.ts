import { PortalError } from '../portal/error.ts'
import { changedPreferences, refusedDate } from '../visitor/preference-change.ts'
import { preferenceCookies, readPreferences, settingsCookie } from '../visitor/preference-cookies.ts'
import type { Settings } from '../visitor/preferences.ts'
import { readingPanelForm } from '../visitor/preferences-path.ts'
import { dateInRegion } from '../dates/region-time.ts'
import { doneCookie } from './http/done-cookie.ts'
import { refusedPressSet } from './http/refused-press.ts'
import { isFromElsewhere, isOwnOrigin } from './http/own-origin.ts'
import { requestText } from './http/request-text.ts'
import { localAddress } from '../addresses/local-address.ts'
import type { Visit } from './http/visit.ts'

const mostBytes = 4096

type StoreReading = (settings: Settings) => Promise<void>
const onlyHere: StoreReading = async () => undefined

/**
 * Stores the preferences of a posted form in cookies and redirects to the page of the form; a script gets the new
 * preferences as JSON.
 * @param storeReading stores changed reading settings with the account too; never rejects
 * @throws {PortalError} 403 for another site; 408, 413 and 415 for the body
 */
export async function changePreferences(
  { request, url, origin, isSecure }: Visit,
  storeReading: StoreReading = onlyHere,
): Promise<Response> {
  if (!isOwnOrigin(request, origin)) throw new PortalError(403)
  const fields = new Map(
    new URLSearchParams(await requestText(request, 'application/x-www-form-urlencoded', mostBytes)),
  )
  const today = dateInRegion(new Date())
  const now = readPreferences(request.headers.get('cookie'), today)
  const changed = changedPreferences(fields, now, today)
  if (changed.settings) await storeReading(changed.settings)
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of preferenceCookies(changed, isSecure)) headers.append('set-cookie', cookie)
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ ...now, ...changed }, { headers })
  if (url.searchParams.has('panel')) headers.append('set-cookie', doneCookie(readingPanelForm, isSecure))
  const reason = refusedDate(fields, today)
  if (reason) headers.append('set-cookie', refusedPressSet({ kind: 'date', reason }, isSecure))
  const page = fields.get('return_to') ?? request.headers.get('referer')
  headers.set('location', pageOf(page, origin, overridden(fields)))
  return new Response(null, { status: 303, headers })
}

/** A GET may change these preferences, because people share their addresses as links. */
async function turnOn(
  { request, origin, isSecure }: Visit,
  chosen: Partial<Settings>,
  storeReading: StoreReading,
): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store', location: pageOf(request.headers.get('referer'), origin) })
  if (!isFromElsewhere(request)) {
    const { settings: stored } = readPreferences(request.headers.get('cookie'), dateInRegion(new Date()))
    const settings = { ...stored, ...chosen }
    await storeReading(settings)
    headers.append('set-cookie', settingsCookie(settings, isSecure))
  }
  return new Response(null, { status: 303, headers })
}

export const turnLowVisionOn = (visit: Visit, storeReading: StoreReading = onlyHere): Promise<Response> =>
  turnOn(visit, { vision: 'low', theme: 'lv-black-on-white' }, storeReading)

/** Opens the panel of settings, which is folded on a phone. */
export async function showReadingSettings(visit: Visit, storeReading: StoreReading = onlyHere): Promise<Response> {
  const response = await turnOn(visit, { vision: 'low' }, storeReading)
  response.headers.append('set-cookie', doneCookie(readingPanelForm, visit.isSecure))
  return response
}

/** Parameters of the address that a choice makes invalid: another list may have fewer pages, or another territory. */
function overridden(fields: ReadonlyMap<string, string>): readonly string[] {
  if (fields.has('territory_id')) return ['territory_id', 'page']
  return fields.has('travel_date') || fields.has('month') ? ['page'] : []
}

function pageOf(address: string | null, origin: string, without: readonly string[] = []): string {
  const url = localAddress(address, origin)
  for (const name of without) url.searchParams.delete(name)
  return url.pathname + url.search
}
