import { cookie, cookieNames, noCookie, parseCookies, parsedJson } from './cookies.ts'

/** Percent-encoded, so many ids of nine digits stay far below the 4096 bytes that browsers keep of a cookie. */
const mostTracks = 100

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 999_999_999

/**
 * Ids of the ready-made and saved tracks kept on `/my_tracks`, the guest's too, from the cookie `my_tracks`. What is no id
 * falls away, and so does a repetition.
 */
export function readMyTracks(header: string | null): number[] {
  const kept = parsedJson(parseCookies(header).get(cookieNames.myTracks))
  return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, mostTracks) : []
}

/** The `Set-Cookie` value that keeps these tracks; none are taken away with the cookie. */
export function myTracksCookie(ids: readonly number[], isSecure: boolean): string {
  const kept = [...new Set(ids.filter(isId))].slice(0, mostTracks)
  return kept.length > 0 ? cookie(cookieNames.myTracks, JSON.stringify(kept), isSecure) : noCookie(cookieNames.myTracks, isSecure)
}
