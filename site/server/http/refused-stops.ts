import { attachData, objectsIn } from '../../planner/early-presses.ts'
import { cookie, noCookie, parseCookies } from '../../visitor/preference-cookies.ts'

/** Tells the page after a redirect which stops did not fit on the track, without scripts; shown once. */
const name = 'track_full'
const lifetimeSeconds = 60

/** A `Set-Cookie` value. @param stops as `attachData` writes them */
export const refusedStopsSet = (stops: string, isSecure: boolean): string =>
  `${cookie(name, stops, isSecure, lifetimeSeconds)}; HttpOnly`

export const noRefusedStops = (isSecure: boolean): string => noCookie(name, isSecure)

/** @returns as `attachData` writes them; `undefined` if there are none, or the cookie is invalid */
export function refusedStops(cookieHeader: string | null): string | undefined {
  const objects = objectsIn(parseCookies(cookieHeader).get(name))
  return objects.length === 0 ? undefined : attachData(objects)
}
