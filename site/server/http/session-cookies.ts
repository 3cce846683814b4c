import {
  chosenLanguage,
  cookie,
  cookieNames,
  noCookie,
  parseCookies,
  parsedCookie,
  settingsCookie,
} from '../../visitor/preference-cookies.ts'
import { guestTrackBeforeCookie } from '../../planner/guest-track-cookie.ts'
import { guestLinksCookie } from '../../track-sharing/guest-links.ts'
import type { CookieName } from '../../visitor/cookie-names.ts'
import type { Settings } from '../../visitor/preferences.ts'
import { refusedSession } from '../../forms/accepted-elsewhere.ts'
import type { SignedIn } from '../../visitor/session.ts'
import { doneCookie } from './done-cookie.ts'
import { removedPartCookie } from './removed-part.ts'
import { principalOf, sessionCookieName } from './principal.ts'

/** What a response changes in the session of the browser; `expires`: unix seconds. */
export type SessionChange =
  /**
   * `reading`: the reading settings of the account, if it has any; they replace those of the device, but not a
   * language that it has chosen.
   */
  | { kind: 'started'; token: string; expires: number; owner?: string; reading?: Settings }
  /** Typed values are kept for the owner's next sign-in. */
  | { kind: 'expired' }
  /** The provider has ended the session: typed values are kept too, and the next page says what has happened. */
  | { kind: 'refused' }
  | { kind: 'ended' }

/** A digest of the user whose forms are kept. It outlives an expired session; no script can read it. */
export const ownerName = 'draft_owner'
/** A form that was sent as the session expired. */
export const keptFormName = 'kept_form'

/** Contains the end of the session and nothing else. It outlives the session, so that the end is noticed. */
const expiryCookie = 'auth'

const daySeconds = 24 * 60 * 60

/** The token is in a cookie that page scripts cannot read; it replaces that of an earlier session. */
function tokenCookie(token: string, seconds: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${sessionCookieName(isSecure)}=${token}; ${attributes}`
}

/** The end of the session, and cookies that show what the visitor planned. */
const sessionBoundCookies: readonly CookieName[] = [
  expiryCookie,
  cookieNames.myTracks,
  cookieNames.travelDate,
  guestTrackBeforeCookie,
  removedPartCookie,
  guestLinksCookie,
]

const endedCookies = (isSecure: boolean): string[] => [
  tokenCookie('', 0, isSecure),
  ...sessionBoundCookies.map((name) => noCookie(name, isSecure)),
]

/** A `Cookie` header as the browser of a guest sends it. */
export function guestCookies(header: string, isSecure: boolean): string {
  const names = [sessionCookieName(isSecure), expiryCookie]
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => !names.some((name) => pair.startsWith(`${name}=`))).join('; ')
}

/** Signing in keeps the language of the page if the device has chosen one. */
export function inLanguageOfDevice(
  change: SessionChange | undefined,
  cookieHeader: string | null,
): SessionChange | undefined {
  if (change?.kind !== 'started' || !change.reading) return change
  const lang = chosenLanguage(cookieHeader)
  return lang ? { ...change, reading: { ...change.reading, lang } } : change
}

/** The `Set-Cookie` values of a change. @param nowMs unix milliseconds */
export function sessionCookies(change: SessionChange, isSecure: boolean, nowMs = Date.now()): string[] {
  switch (change.kind) {
    case 'started': {
      const seconds = Math.max(0, Math.floor(change.expires - nowMs / 1000))
      return [
        tokenCookie(change.token, seconds, isSecure),
        cookie(expiryCookie, JSON.stringify({ expires: change.expires }), isSecure),
        // With the name of an earlier user, this user would become the owner of that user's drafts.
        change.owner === undefined
          ? noCookie(ownerName, isSecure)
          : `${cookie(ownerName, change.owner, isSecure)}; HttpOnly`,
        ...(change.reading ? [settingsCookie(change.reading, isSecure)] : []),
      ]
    }
    case 'expired':
      return endedCookies(isSecure)
    case 'refused':
      return [...endedCookies(isSecure), doneCookie(refusedSession, isSecure)]
    case 'ended':
      return [...endedCookies(isSecure), noCookie(ownerName, isSecure), noCookie(keptFormName, isSecure)]
    default:
      return change satisfies never
  }
}

/** A copy of a response that makes the browser follow a change of the session. Nobody else may store it. */
export function withSession(response: Response, change: SessionChange | undefined, isSecure: boolean): Response {
  if (!change) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  for (const one of sessionCookies(change, isSecure)) headers.append('set-cookie', one)
  return new Response(response.body, { status: response.status, headers })
}

function expiryOf(cookies: ReadonlyMap<string, string>): number | undefined {
  const value = parsedCookie(cookies.get(expiryCookie))
  const expires = typeof value === 'object' && value !== null && 'expires' in value ? value.expires : undefined
  return Number.isSafeInteger(expires) ? Number(expires) : undefined
}

/** `ended`: the session has expired, and the browser still has its cookies. */
export type Authentication = { kind: 'guest' } | { kind: 'ended' } | ({ kind: 'signedIn' } & SignedIn)

/** @param nowMs unix milliseconds */
export function authenticationOf(cookieHeader: string | null, isSecure: boolean, nowMs = Date.now()): Authentication {
  const expires = expiryOf(parseCookies(cookieHeader))
  if (expires !== undefined && expires * 1000 <= nowMs) return { kind: 'ended' }
  if (principalOf(cookieHeader, isSecure).kind === 'anonymous')
    return expires === undefined ? { kind: 'guest' } : { kind: 'ended' }
  // Without the expiry cookie the session lasts until the provider ends it.
  return { kind: 'signedIn', expires: expires ?? Math.floor(nowMs / 1000) + 365 * daySeconds }
}
