import { trackAddresses } from '@tropa/contract'
import { attach, count, detach, emptyTrack, type ObjectRef, type Track } from '@tropa/machines'
import { randomUUID } from 'node:crypto'
import { loginAddress } from '../addresses/return-address.ts'
import { objectsIn } from '../planner/early-presses.ts'
import { guestTrackText, mostGuestStops } from '../planner/guest-track.ts'
import { guestTrackCookie } from '../planner/guest-track-cookie.ts'
import { trackActions } from '../planner/track-form.ts'
import { PortalError } from '../portal/error.ts'
import { contentOf } from '../take-along/sent-track.ts'
import { contentLanguage } from '../region/languages.ts'
import { cookie, noCookie } from '../visitor/preference-cookies.ts'
import type { Gateway } from './gateway/gateway.ts'
import { guestTrackOf, sessionOf } from './http/request-session.ts'
import type { Visit } from './http/visit.ts'
import { type Press, readPress, seeOther, signInFirst } from './posted-press.ts'

/** A whole track of the longest ids. */
const mostBytes = 16 * 1024

type Change = { kind: 'attach' | 'detach'; objects: readonly ObjectRef[] } | { kind: 'save' }

/** @throws {PortalError} 400 for anything else */
function changeIn(fields: URLSearchParams): Change {
  if (fields.has(trackActions.save)) return { kind: 'save' }
  const kind = fields.has(trackActions.attach) ? 'attach' : 'detach'
  const objects = objectsIn(fields.get(trackActions[kind]) ?? '')
  if (objects.length === 0 || (kind === 'detach' && objects.length > 1)) throw new PortalError(400)
  return { kind, objects }
}

/** The same cookie as it is after the change. @param track without any stop, it is deleted */
function guestCookieOf(track: Track, isSecure: boolean): string {
  return count(track) === 0
    ? noCookie(guestTrackCookie, isSecure)
    : cookie(guestTrackCookie, guestTrackText(track), isSecure)
}

/** A guest's track is in a cookie; an account has room for what does not fit there, and saves. */
function changeOfGuest(change: Change, visit: Visit, { back }: Press): Response {
  const { origin, isSecure, request } = visit
  const toSignIn = () => seeOther(loginAddress(back, origin))
  if (change.kind === 'save') return toSignIn()
  const track = change.objects.reduce(change.kind === 'attach' ? attach : detach, guestTrackOf(request))
  if (count(track) > mostGuestStops) return toSignIn()
  const response = seeOther(back)
  response.headers.append('set-cookie', guestCookieOf(track, isSecure))
  return response
}

const refOf = ({ object_type, object_id }: ObjectRef) => ({ object_type, object_id })
const trackWith = (objects: readonly ObjectRef[]): Track => objects.reduce(attach, emptyTrack)

/** The calls that make a change in an account. */
function callsOf(change: Change) {
  switch (change.kind) {
    case 'attach':
      return [{ ...trackAddresses.mergeTrack, body: contentOf(trackWith(change.objects)) }]
    case 'detach':
      return change.objects.map((object) => ({ ...trackAddresses.detach, body: refOf(object) }))
    case 'save':
      return [{ ...trackAddresses.saveTrack, headers: { 'Idempotency-Key': randomUUID() } }]
    default:
      return change satisfies never
  }
}

/**
 * Handles a track control that was pressed where no scripts run, and redirects to its page.
 * @throws {PortalError} 403 for another site; the provider's refusal
 */
export const createTrackPost =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit): Promise<Response> => {
    const press = await readPress(visit, mostBytes)
    const change = changeIn(press.fields)
    if (visit.principal.kind === 'anonymous') return changeOfGuest(change, visit, press)
    for (const call of callsOf(change)) {
      const outgoing = { ...call, query: new URLSearchParams() }
      const { status } = await gateway.call(outgoing, visit.principal, press.options)
      if (status === 401) return signInFirst(visit, press)
      if (status >= 300) throw new PortalError(status)
    }
    return seeOther(press.back)
  }

/**
 * Moves what a guest has added where no scripts run into the account that was signed in to.
 * @returns the `Set-Cookie` values that follow from it; on failure the cookie stays
 */
export const createTrackAdoption =
  (gateway: Pick<Gateway, 'call'>) =>
  async (visit: Visit, token: string): Promise<readonly string[]> => {
    const track = guestTrackOf(visit.request)
    if (count(track) === 0) return []
    const { requestId, visitor, request, isSecure } = visit
    const outgoing = { ...trackAddresses.mergeTrack, query: new URLSearchParams(), body: contentOf(track) }
    const options = {
      language: contentLanguage(sessionOf(request).language),
      requestId,
      visitor,
      signal: request.signal,
    }
    const { status } = await gateway.call(outgoing, { kind: 'user', token }, options)
    return status < 300 ? [noCookie(guestTrackCookie, isSecure)] : []
  }
