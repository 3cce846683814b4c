import { changedPreferences } from '../preferences/change.ts'
import { preferenceCookies, readPreferences, settingsCookie } from '../preferences/cookies.ts'
import { dateInRegion } from '../region/today.ts'
import { isOwnOrigin } from './own-origin.ts'
import { isSecure, localAddress } from './request.ts'

const mostBytes = 4096

/** A form's change of preferences: cookies, then back to where it came from; a script gets the new ones as JSON instead. */
export async function changePreferences(request: Request, siteUrl: string | null): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (!isOwnOrigin(request, siteUrl)) return new Response(null, { status: 403 })
  const text = await request.text()
  if (text.length > mostBytes) return new Response(null, { status: 413 })
  const fields = new Map(new URLSearchParams(text))
  const today = dateInRegion(new Date())
  const now = readPreferences(request.headers.get('cookie'), today)
  const changed = changedPreferences(fields, now, today)
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of preferenceCookies(changed, isSecure(request, siteUrl))) headers.append('set-cookie', cookie)
  if (request.headers.get('accept')?.includes('application/json')) return Response.json({ ...now, ...changed }, { headers })
  headers.set('location', backTo(fields.get('return_to') ?? request.headers.get('referer'), request))
  return new Response(null, { status: 303, headers })
}

/** A plain link does it, since the version for low vision is a place that people look for and pass on. */
export function turnLowVisionOn(request: Request, siteUrl: string | null): Response {
  const headers = new Headers({ 'cache-control': 'no-store', location: backTo(request.headers.get('referer'), request) })
  const { settings } = readPreferences(request.headers.get('cookie'), dateInRegion(new Date()))
  if (isOwnOrigin(request, siteUrl)) headers.append('set-cookie', settingsCookie({ ...settings, theme: 'lv-black-on-white' }, isSecure(request, siteUrl)))
  return new Response(null, { status: 303, headers })
}

/** A choice of the whole portal must not be hidden by the address's own territory. */
function backTo(address: string | null, request: Request): string {
  const url = localAddress(address, request)
  url.searchParams.delete('territory_id')
  return url.pathname + url.search
}
