import { client, type Client, trackAddresses, type trackCalls } from '@tropa/contract'
import { attach, count, detach, emptyTrack, has, type ObjectRef, planOf, type Track } from '@tropa/machines'
import { saveNote } from '../account/tracks/saved-track-forms.ts'
import { loginAddress, returnAddress, returnParameter } from '../addresses/return-address.ts'
import { attachData } from '../planner/early-presses.ts'
import { guestTrackText, mostGuestStops } from '../planner/guest-track.ts'
import { guestTrackBeforeCookie, guestTrackCookie } from '../planner/guest-track-cookie.ts'
import { PortalError, reasonsOf, statusOf } from '../portal/error.ts'
import { contentOf } from '../track-sharing/sent-track.ts'
import { contentLanguage } from '../region/languages.ts'
import { cookie, noCookie } from '../visitor/preference-cookies.ts'
import { changeAccountTrack } from './account-track.ts'
import type { Gateway } from './gateway/gateway.ts'
import { serverSend } from './gateway/server-send.ts'
import { type RemovedPart, removedPartCookie, removedPartText } from './http/removed-part.ts'
import { doneCookie } from './http/done-cookie.ts'
import { logError } from './http/log.ts'
import { refusedPressSet } from './http/refused-press.ts'
import { refusedStopsSet } from './http/refused-stops.ts'
import { guestTrackBeforeOf, guestTrackOf, removedPartOf, sessionOf } from './http/request-session.ts'
import { noTrackWish, trackWish, trackWishSet } from './http/track-wish.ts'
import type { Visit } from './http/visit.ts'
import { type Press, readPress, seeOther, signInFirst } from './posted-press.ts'
import { type TrackPress, trackPressIn } from './track-press.ts'

/** Enough for a whole track with the longest ids. */
const mostBytes = 16 * 1024

/** How long a removal can be undone, in seconds. */
const beforeSeconds = 24 * 60 * 60

/**
 * The cookies after the change.
 * @param track if it has no stops, its cookie is deleted
 */
function guestCookiesOf(before: Track, track: Track, isSecure: boolean): string[] {
  const isLess = planOf(before).some((object) => !has(track, object))
  return [
    count(track) === 0
      ? noCookie(guestTrackCookie, isSecure)
      : cookie(guestTrackCookie, guestTrackText(track), isSecure),
    ...(isLess ? [`${cookie(guestTrackBeforeCookie, guestTrackText(before), isSecure, beforeSeconds)}; HttpOnly`] : []),
  ]
}

/** A guest's track after a press; `null`: only an account can do that. */
function guestTrackAfter(press: TrackPress, track: Track, request: Request): Track | null {
  switch (press.kind) {
    case 'save':
      return null
    case 'clear':
      return emptyTrack
    case 'restore':
      return planOf(track).reduce(attach, guestTrackBeforeOf(request))
    case 'attach':
      return press.objects.reduce(attach, track)
    case 'detach':
      return detach(track, press.object)
    default:
      return press satisfies never
  }
}

/** The pressed control says on its page how many stops a track holds. */
function noRoom(objects: readonly ObjectRef[], back: string, isSecure: boolean): Response {
  const response = seeOther(back)
  response.headers.append('set-cookie', refusedStopsSet(attachData(objects), isSecure))
  return response
}

/** The page of the track shows why the provider refused the change. */
function refusalOf(error: unknown, isSecure: boolean): string {
  const message = reasonsOf(error).join(' ') || (error instanceof PortalError && error.message)
  if (!message) throw error
  return refusedPressSet({ kind: 'track', message }, isSecure)
}

/** Redirects to sign in, after which the track is saved without another press. */
function wishing(response: Response, back: string, isSecure: boolean): Response {
  response.headers.append('set-cookie', trackWishSet(back, isSecure))
  return response
}

/** A guest's track is in a cookie; what does not fit there needs an account, and so does saving. */
function changeOfGuest(press: TrackPress, { origin, isSecure, request }: Visit, { back }: Press): Response {
  const before = guestTrackOf(request)
  const track = guestTrackAfter(press, before, request)
  if (track === null) return wishing(seeOther(loginAddress(back, origin)), back, isSecure)
  if (count(track) > mostGuestStops)
    return press.kind === 'attach' ? noRoom(press.objects, back, isSecure) : seeOther(loginAddress(back, origin))
  const response = seeOther(back)
  for (const one of guestCookiesOf(before, track, isSecure)) response.headers.append('set-cookie', one)
  return response
}

function removedCookie(removed: RemovedPart | undefined, isSecure: boolean): string {
  if (!removed) return noCookie(removedPartCookie, isSecure)
  return `${cookie(removedPartCookie, removedPartText(removed), isSecure, beforeSeconds)}; HttpOnly`
}

async function changeOfAccount(calls: Client<typeof trackCalls>, made: TrackPress, visit: Visit, press: Press) {
  const before = removedPartOf(visit.request)
  const response = seeOther(press.back)
  const removed = await changeAccountTrack(calls, made, before)
  if (made.kind === 'save') response.headers.append('set-cookie', doneCookie(saveNote.id, visit.isSecure))
  if (removed !== before) response.headers.append('set-cookie', removedCookie(removed, visit.isSecure))
  return response
}

/**
 * Handles a track control that was pressed without scripts, and redirects to its page.
 * @throws {PortalError} 403 for another site; the provider's refusal
 */
export const createTrackPost =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit): Promise<Response> => {
    const press = await readPress(visit, mostBytes)
    const made = trackPressIn(press.fields)
    if (visit.principal.kind === 'anonymous') return changeOfGuest(made, visit, press)
    const send = serverSend(gateway, visit.principal, press.options)
    const calls = client<typeof trackCalls>(trackAddresses, send)
    try {
      return await changeOfAccount(calls, made, visit, press)
    } catch (error) {
      const first = statusOf(error) === 401 && signInFirst(visit, press)
      if (first) return made.kind === 'save' ? wishing(first, press.back, visit.isSecure) : first
      // Unknown objects are left out, so an addition is refused only if the track is full.
      if (statusOf(error) === 422 && made.kind === 'attach') return noRoom(made.objects, press.back, visit.isSecure)
      if (statusOf(error) !== 422) throw error
      const response = seeOther(press.back)
      response.headers.append('set-cookie', refusalOf(error, visit.isSecure))
      return response
    }
  }

/** Whether Save was pressed for this sign-in. */
const isWished = ({ request, url, origin }: Visit): boolean =>
  trackWish(request) === returnAddress(url.searchParams.get(returnParameter), origin)

/**
 * Moves the stops that a guest has added without scripts into the account that was signed in to, and saves the track
 * there if the guest signed in for that.
 * @returns the `Set-Cookie` values that follow from it; on failure the cookie of the track stays
 */
export const createTrackAdoption =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit, token: string): Promise<readonly string[]> => {
    const { requestId, visitor, request, isSecure } = visit
    const track = guestTrackOf(request)
    const options = {
      language: contentLanguage(sessionOf(request).language),
      requestId,
      visitor,
      signal: request.signal,
    }
    const cookies: string[] = trackWish(request) === undefined ? [] : [noTrackWish(isSecure)]
    if (count(track) > 0) {
      const outgoing = { ...trackAddresses.mergeTrack, query: new URLSearchParams(), body: contentOf(track) }
      const { status } = await gateway.call(outgoing, { kind: 'user', token }, options)
      if (status >= 300) return cookies
      cookies.push(noCookie(guestTrackCookie, isSecure))
    }
    if (!isWished(visit)) return cookies
    const calls = client<typeof trackCalls>(trackAddresses, serverSend(gateway, { kind: 'user', token }, options))
    try {
      await changeAccountTrack(calls, { kind: 'save' }, undefined)
      return [...cookies, doneCookie(saveNote.id, isSecure)]
    } catch (error) {
      if (statusOf(error) === 422) return [...cookies, refusalOf(error, isSecure)]
      logError('A track was not saved after signing in', error, { request_id: requestId })
      return cookies
    }
  }
