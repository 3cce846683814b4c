import { count } from '@tropa/machines'
import { guestLinksCookie, guestLinksText, withGuestLink } from '../track-sharing/guest-links.ts'
import { contentOf } from '../track-sharing/sent-track.ts'
import { emailTrackForm, endShareForm, rescueTrackForm, shareTrackForm } from '../track-sharing/track-sharing-forms.ts'
import { cookie, noCookie } from '../visitor/preference-cookies.ts'
import type { GuestForms } from './forms/guest-forms.ts'
import { guestLinksOf, guestTrackOf, sessionOf } from './http/request-session.ts'
import type { Visit } from './http/visit.ts'

const secretIn = (response: unknown): { token: string; secret: string } | undefined =>
  typeof response === 'object' &&
  response !== null &&
  'token' in response &&
  typeof response.token === 'string' &&
  'owner_secret' in response &&
  typeof response.owner_secret === 'string'
    ? { token: response.token, secret: response.owner_secret }
    : undefined

/** The forms whose response contains the key of a link. */
const linkMaking = new Set([shareTrackForm, emailTrackForm, rescueTrackForm].map(({ id }) => id))

function linksCookie(links: ReturnType<typeof guestLinksOf>, { isSecure }: Visit): string {
  if (links.length === 0) return noCookie(guestLinksCookie, isSecure)
  return `${cookie(guestLinksCookie, guestLinksText(links), isSecure)}; HttpOnly`
}

/** The track data of a guest's browser without scripts: the track, and the keys of its links. */
export const guestTrackForms: GuestForms = {
  held({ request }) {
    const track = guestTrackOf(request)
    if (count(track) === 0) return undefined
    const { travelDate } = sessionOf(request).preferences
    return { track: { ...contentOf(track), ...(travelDate !== null && { start_date: travelDate }) } }
  },
  headers({ request }, { id }, { token }): Record<string, string> {
    const link = id === endShareForm.id && guestLinksOf(request).find((one) => one.token === token)
    return link ? { 'Owner-Secret': link.secret } : {}
  },
  cookies(visit, { id }, { token }, response) {
    const links = guestLinksOf(visit.request)
    const isGuest = visit.principal.kind === 'anonymous'
    const made = isGuest && linkMaking.has(id) ? secretIn(response) : undefined
    if (made) return [linksCookie(withGuestLink(links, made), visit)]
    const isEnded = id === endShareForm.id && links.some((one) => one.token === token)
    return isEnded
      ? [
          linksCookie(
            links.filter((one) => one.token !== token),
            visit,
          ),
        ]
      : []
  },
}
