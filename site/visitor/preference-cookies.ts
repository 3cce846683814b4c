import type { CalendarDate } from '@tropa/contract'
import { knownLanguage, type Language } from '../region/languages.ts'
import type { CookieName } from './cookie-names.ts'
import { readMyTracks } from './my-tracks.ts'
import {
  readAcceptance,
  readId,
  readSettings,
  readTravelDate,
  readTravelMonth,
  type Preferences,
  type Settings,
} from './preferences.ts'

export const cookieNames = {
  settings: 'settings',
  territory: 'global_territory_id',
  travelDate: 'travel_date',
  acceptance: 'is_cookie_accepted',
  myTracks: 'my_tracks',
} as const

const lifetime = 365 * 24 * 60 * 60

/** Malformed percent-encodings are dropped. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export function parseCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    const value = at > 0 ? decoded(part.slice(at + 1).trim()) : undefined
    return value === undefined ? [] : [[part.slice(0, at).trim(), value]]
  })
  return new Map(pairs)
}

export const parsedCookie = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The choice about cookies, also for a page that reads its own cookies; `null`: not made. */
export const acceptanceIn = (header: string | null): boolean | null =>
  readAcceptance(parseCookies(header).get(cookieNames.acceptance))

/** The language that the device has chosen; `undefined`: none. */
export function chosenLanguage(header: string | null): Language | undefined {
  const stored = parsedCookie(parseCookies(header).get(cookieNames.settings))
  return typeof stored === 'object' && stored !== null && 'lang' in stored
    ? knownLanguage(String(stored.lang))
    : undefined
}

/** @param today in the region's time zone */
export function readPreferences(header: string | null, today: CalendarDate): Preferences {
  const cookies = parseCookies(header)
  return {
    settings: readSettings(parsedCookie(cookies.get(cookieNames.settings))),
    territoryId: readId(cookies.get(cookieNames.territory)),
    travelDate: readTravelDate(cookies.get(cookieNames.travelDate), today),
    travelMonth: readTravelMonth(cookies.get(cookieNames.travelDate), today),
    isCookieAccepted: acceptanceIn(header),
    myTracks: readMyTracks(parsedCookie(cookies.get(cookieNames.myTracks))),
  }
}

/** A `Set-Cookie` value. The server sets cookies, because Safari keeps those of scripts for only 7 days. */
export const cookie = (name: CookieName, value: string, isSecure: boolean, maxAge = lifetime) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`
export const noCookie = (name: CookieName, isSecure: boolean) => cookie(name, '', isSecure, 0)

export const settingsCookie = (settings: Settings, isSecure: boolean) =>
  cookie(cookieNames.settings, JSON.stringify(settings), isSecure)

/** The `Set-Cookie` values of these preferences; cookies of unset preferences are deleted. */
export function preferenceCookies(chosen: Partial<Preferences>, isSecure: boolean): string[] {
  const kept = (name: CookieName, value: string | null) =>
    value === null ? noCookie(name, isSecure) : cookie(name, value, isSecure)
  return [
    ...(chosen.settings ? [settingsCookie(chosen.settings, isSecure)] : []),
    ...(chosen.territoryId !== undefined
      ? [kept(cookieNames.territory, chosen.territoryId === null ? null : String(chosen.territoryId))]
      : []),
    ...(chosen.travelDate !== undefined || chosen.travelMonth !== undefined
      ? [kept(cookieNames.travelDate, chosen.travelDate ?? chosen.travelMonth ?? null)]
      : []),
    ...(chosen.isCookieAccepted !== undefined
      ? [kept(cookieNames.acceptance, chosen.isCookieAccepted === null ? null : String(chosen.isCookieAccepted))]
      : []),
    ...(chosen.myTracks
      ? [kept(cookieNames.myTracks, chosen.myTracks.length > 0 ? JSON.stringify(chosen.myTracks) : null)]
      : []),
  ]
}
