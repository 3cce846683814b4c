import { inLanguage } from '../../visitor/preference-change.ts'
import { parseCookies, readPreferences } from '../../visitor/preference-cookies.ts'
import { dateInRegion, hourInRegion } from '../../dates/region-time.ts'
import { count, type Track } from '@tropa/machines'
import { readGuestTrack } from '../../planner/guest-track.ts'
import { guestTrackBeforeCookie, guestTrackCookie } from '../../planner/guest-track-cookie.ts'
import { type GuestLink, guestLinksCookie, readGuestLinks } from '../../track-sharing/guest-links.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import type { CookieName } from '../../visitor/cookie-names.ts'
import type { Session } from '../../visitor/session.ts'
import { refusedPress } from './refused-press.ts'
import { refusedStops } from './refused-stops.ts'
import { readRemovedPart, type RemovedPart, removedPartCookie } from './removed-part.ts'
import { type Authentication, authenticationOf, ownerName } from './session-cookies.ts'
import { knownLanguage, type Language } from '../../region/languages.ts'

/** `unknown`: the address names an unsupported language. */
export type AskedLanguage = Language | 'unknown' | undefined

export function askedLanguage(url: URL): AskedLanguage {
  const text = url.searchParams.get('lang')
  return text === null ? undefined : (knownLanguage(text) ?? 'unknown')
}

export const authenticationOfRequest = ({ headers, url }: Request): Authentication =>
  authenticationOf(headers.get('cookie'), new URL(url).protocol === 'https:')

/** Whether the browser has a session, or still has the cookies of one that has ended. */
export const hasSessionCookies = (request: Request): boolean => authenticationOfRequest(request).kind !== 'guest'

const cookieOf = ({ headers }: Request, name: CookieName) => parseCookies(headers.get('cookie')).get(name)

/** The track of a guest without scripts. */
export const guestTrackOf = (request: Request): Track => readGuestTrack(cookieOf(request, guestTrackCookie))

/** The track before the last removal, for undo. */
export const guestTrackBeforeOf = (request: Request): Track => readGuestTrack(cookieOf(request, guestTrackBeforeCookie))

/** What was last removed from the account's track without scripts. */
export const removedPartOf = (request: Request): RemovedPart | undefined =>
  readRemovedPart(cookieOf(request, removedPartCookie))

/** The links to tracks that a guest has made without scripts. */
export const guestLinksOf = (request: Request): readonly GuestLink[] =>
  readGuestLinks(cookieOf(request, guestLinksCookie))

/** A guest's data in cookies; an account's data is at the provider. */
function guestPart(request: Request): Partial<Session> {
  const [track, before] = [guestTrackOf(request), guestTrackBeforeOf(request)]
  const isSharing = new URL(request.url).pathname === pageAddress('/share_track')
  const links = isSharing ? guestLinksOf(request) : []
  return {
    ...(count(track) > 0 && { guestTrack: track }),
    ...(count(before) > 0 && { guestTrackBefore: before }),
    ...(links.length > 0 && { guestLinks: links.map(({ token }) => token) }),
  }
}

function accountPart(request: Request): Partial<Session> {
  const removed = removedPartOf(request)
  if (!removed) return {}
  if (removed.kind === 'track') return { removedPart: { count: removed.count } }
  if (removed.kind === 'stops') return { removedPart: { count: removed.stops.length } }
  const { object_type, object_id } = removed.stop
  return { removedPart: { count: 1, stop: { object_type, object_id } } }
}

export function sessionOf(request: Request): Session {
  const now = new Date()
  const today = dateInRegion(now)
  const stored = readPreferences(request.headers.get('cookie'), today)
  const language = askedLanguage(new URL(request.url))
  const preferences = language && language !== 'unknown' ? inLanguage(stored, language) : stored
  const authentication = authenticationOfRequest(request)
  const owner = cookieOf(request, ownerName)
  const auth =
    authentication.kind === 'signedIn'
      ? { expires: authentication.expires, ...(owner !== undefined && { owner }) }
      : null
  const refused = refusedStops(request.headers.get('cookie'))
  const press = refusedPress(request.headers.get('cookie'))
  return {
    language: preferences.settings.lang,
    preferences,
    today,
    hour: hourInRegion(now),
    auth,
    ...(!auth && owner !== undefined && { isSessionOver: true as const }),
    ...guestPart(request),
    ...(auth && accountPart(request)),
    ...(refused !== undefined && { refusedStops: refused }),
    ...(press !== undefined && { refusedPress: press }),
  }
}
