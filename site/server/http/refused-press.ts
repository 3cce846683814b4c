import type { CookieName } from '../../visitor/cookie-names.ts'
import { cookie, noCookie, parseCookies } from '../../visitor/preference-cookies.ts'
import type { RefusedPress } from '../../visitor/session.ts'

/** Tells the page after a redirect why a press without scripts was refused; shown once. */
const name: CookieName = 'press_refused'
const lifetimeSeconds = 60
const mostCharacters = 300

const textOf = (refused: RefusedPress) =>
  refused.kind === 'track' ? `track ${refused.message.slice(0, mostCharacters)}` : `date ${refused.reason}`

/** A `Set-Cookie` value. */
export const refusedPressSet = (refused: RefusedPress, isSecure: boolean): string =>
  `${cookie(name, textOf(refused), isSecure, lifetimeSeconds)}; HttpOnly`

export const noRefusedPress = (isSecure: boolean): string => noCookie(name, isSecure)

/** @returns `undefined` if nothing was refused, or the cookie is invalid */
export function refusedPress(cookieHeader: string | null): RefusedPress | undefined {
  const text = parseCookies(cookieHeader).get(name) ?? ''
  const [, kind, words = ''] = /^(track|date) (.+)$/s.exec(text) ?? []
  if (kind === 'track') return { kind, message: words.slice(0, mostCharacters) }
  return kind === 'date' && (words === 'unknown' || words === 'past') ? { kind, reason: words } : undefined
}
