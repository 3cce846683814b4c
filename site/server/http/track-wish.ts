import type { CookieName } from '../../visitor/cookie-names.ts'
import { cookie, noCookie, parseCookies } from '../../visitor/preference-cookies.ts'

/** Remembers during signing in that the track is to be saved, without scripts. */
const name: CookieName = 'track_wish'
const lifetimeSeconds = 15 * 60

/**
 * A `Set-Cookie` value.
 * @param back the page where Save was pressed, to which signing in returns
 */
export const trackWishSet = (back: string, isSecure: boolean): string =>
  `${cookie(name, back, isSecure, lifetimeSeconds)}; HttpOnly`

export const noTrackWish = (isSecure: boolean): string => noCookie(name, isSecure)

/** @returns the page where Save was pressed; `undefined`: it was not */
export const trackWish = ({ headers }: Request): string | undefined => parseCookies(headers.get('cookie')).get(name)
