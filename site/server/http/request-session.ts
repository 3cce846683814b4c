import { inLanguage } from '../../visitor/preference-change.ts'
import { parseCookies, readPreferences } from '../../visitor/preference-cookies.ts'
import { dateInRegion, hourInRegion } from '../../dates/region-time.ts'
import { count, type Track } from '@tropa/machines'
import { readGuestTrack } from '../../planner/guest-track.ts'
import { guestTrackCookie } from '../../planner/guest-track-cookie.ts'
import type { Session } from '../../visitor/session.ts'
import { type Authentication, authenticationOf } from './session-cookies.ts'
import { knownLanguage, type Language } from '../../region/languages.ts'

/** `unknown`: the address names an unsupported language. */
export type AskedLanguage = Language | 'unknown' | undefined

export function askedLanguage(url: URL): AskedLanguage {
  const text = url.searchParams.get('lang')
  return text === null ? undefined : (knownLanguage(text) ?? 'unknown')
}

export const authenticationOfRequest = ({ headers, url }: Request): Authentication =>
  authenticationOf(headers.get('cookie'), new URL(url).protocol === 'https:')

/** What a guest has added where no scripts run. */
export const guestTrackOf = ({ headers }: Request): Track =>
  readGuestTrack(parseCookies(headers.get('cookie')).get(guestTrackCookie))

export function sessionOf(request: Request): Session {
  const now = new Date()
  const today = dateInRegion(now)
  const stored = readPreferences(request.headers.get('cookie'), today)
  const language = askedLanguage(new URL(request.url))
  const preferences = language && language !== 'unknown' ? inLanguage(stored, language) : stored
  const authentication = authenticationOfRequest(request)
  const auth = authentication.kind === 'signedIn' ? { expires: authentication.expires } : null
  const guestTrack = guestTrackOf(request)
  return {
    language: preferences.settings.lang,
    preferences,
    today,
    hour: hourInRegion(now),
    auth,
    ...(count(guestTrack) > 0 && { guestTrack }),
  }
}
