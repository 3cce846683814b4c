import { trackAddresses } from '@tropa/contract'
import { attach, count, detach, emptyTrack, has, type ObjectRef, planOf, type Track } from '@tropa/machines'
import { randomUUID } from 'node:crypto'
import { loginAddress } from '../addresses/return-address.ts'
import { objectsIn } from '../planner/early-presses.ts'
import { guestTrackText, mostGuestStops } from '../planner/guest-track.ts'
import { guestTrackBeforeCookie, guestTrackCookie } from '../planner/guest-track-cookie.ts'
import { trackActions } from '../planner/track-form.ts'
import { PortalError } from '../portal/error.ts'
import { contentOf } from '../take-along/sent-track.ts'
import { contentLanguage } from '../region/languages.ts'
import { cookie, noCookie } from '../visitor/preference-cookies.ts'
import type { Gateway } from './gateway/gateway.ts'
import { guestTrackBeforeOf, guestTrackOf, sessionOf } from './http/request-session.ts'
import type { Visit } from './http/visit.ts'
import { type Press, readPress, seeOther, signInFirst } from './posted-press.ts'

/** A whole track of the longest ids. */
const mostBytes = 16 * 1024

const wholeChanges = ['save', 'clear', 'restore'] as const
type Change = { kind: 'attach' | 'detach'; objects: readonly ObjectRef[] } | { kind: (typeof wholeChanges)[number] }

/** @throws {PortalError} 400 for anything else */
function changeIn(fields: URLSearchParams): Change {
  const whole = wholeChanges.find((kind) => fields.has(trackActions[kind]))
  if (whole) return { kind: whole }
  const kind = fields.has(trackActions.attach) ? 'attach' : 'detach'
  const objects = objectsIn(fields.get(trackActions[kind]) ?? '')
  if (objects.length === 0 || (kind === 'detach' && objects.length > 1)) throw new PortalError(400)
  return { kind, objects }
}

/** For how long a removal can be taken back, in seconds. */
const beforeSeconds = 24 * 60 * 60

/** The cookies as they are after the change. @param track without any stop, its cookie is deleted */
function guestCookiesOf(before: Track, track: Track, isSecure: boolean): string[] {
  const isLess = planOf(before).some((object) => !has(track, object))
  return [
    count(track) === 0
      ? noCookie(guestTrackCookie, isSecure)
      : cookie(guestTrackCookie, guestTrackText(track), isSecure),
    ...(isLess ? [`${cookie(guestTrackBeforeCookie, guestTrackText(before), isSecure, beforeSeconds)}; HttpOnly`] : []),
  ]
}

/** What the change makes of a guest's track; `null`: only an account can do that. */
function guestTrackAfter(change: Change, track: Track, request: Request): Track | null {
  switch (change.kind) {
    case 'save':
      return null
    case 'clear':
      return emptyTrack
    case 'restore':
      return planOf(track).reduce(attach, guestTrackBeforeOf(request))
    case 'attach':
    case 'detach':
      return change.objects.reduce(change.kind === 'attach' ? attach : detach, track)
    default:
      return change satisfies never
  }
}

/** A guest's track is in a cookie; an account has room for what does not fit there, and saves. */
function changeOfGuest(change: Change, { origin, isSecure, request }: Visit, { back }: Press): Response {
  const before = guestTrackOf(request)
  const track = guestTrackAfter(change, before, request)
  if (track === null || count(track) > mostGuestStops) return seeOther(loginAddress(back, origin))
  const response = seeOther(back)
  for (const one of guestCookiesOf(before, track, isSecure)) response.headers.append('set-cookie', one)
  return response
}

const refOf = ({ object_type, object_id }: ObjectRef) => ({ object_type, object_id })
const trackWith = (objects: readonly ObjectRef[]): Track => objects.reduce(attach, emptyTrack)

/** The calls that make a change in an account. @throws {PortalError} 400 for what only a guest's page offers */
function callsOf(change: Change) {
  switch (change.kind) {
    case 'attach':
      return [{ ...trackAddresses.mergeTrack, body: contentOf(trackWith(change.objects)) }]
    case 'detach':
      return change.objects.map((object) => ({ ...trackAddresses.detach, body: refOf(object) }))
    case 'save':
      return [{ ...trackAddresses.saveTrack, headers: { 'Idempotency-Key': randomUUID() } }]
    case 'clear':
    case 'restore':
      throw new PortalError(400)
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
