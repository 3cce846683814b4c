import { attachData, objectsIn } from '../../planner/early-presses.ts'
import { cookie, noCookie, parseCookies } from '../../visitor/preference-cookies.ts'

/** Names to the page after a redirect what was to be added to a full track where no scripts run; shown once. */
const name = 'track_full'
const lifetimeSeconds = 60

/** A `Set-Cookie` value. @param stops as `attachData` writes them */
export const refusedStopsSet = (stops: string, isSecure: boolean): string =>
  `${cookie(name, stops, isSecure, lifetimeSeconds)}; HttpOnly`

export const noRefusedStops = (isSecure: boolean): string => noCookie(name, isSecure)

/** @returns as `attachData` writes them; `undefined`: none, or what it does not understand */
export function refusedStops(cookieHeader: string | null): string | undefined {
  const objects = objectsIn(parseCookies(cookieHeader).get(name))
  return objects.length === 0 ? undefined : attachData(objects)
}
