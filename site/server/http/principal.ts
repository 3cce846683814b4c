import type { CookieName } from '../../visitor/cookie-names.ts'
import { parseCookies } from '../../visitor/preference-cookies.ts'

/** Who makes a call. */
export type Principal = { kind: 'anonymous' } | { kind: 'user' | 'organisation'; token: string }

export const anonymous: Principal = { kind: 'anonymous' }

/** `__Host-` binds the cookie to this host, to HTTPS and to `Path=/`; a browser refuses the prefix on plain HTTP. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session') satisfies CookieName

/** @see RFC 6750, 2.1: `b64token` */
const wellFormed = /^[\w.~+/-]{8,2048}={0,2}$/

/** Whether a text can be a token in a cookie and in a header. */
export const isWellFormed = (token: string): boolean => wellFormed.test(token)

/** @returns anonymous for a missing or malformed token, which is never forwarded */
export function principalOf(cookieHeader: string | null, isSecure: boolean): Principal {
  const token = parseCookies(cookieHeader).get(sessionCookieName(isSecure))
  return token !== undefined && isWellFormed(token) ? { kind: 'user', token } : anonymous
}

/**
 * The organisation whose key a browser sends with a call, as a scanner at a gate does. Another site cannot add this
 * header to a request of its own.
 *
 * @param header `Authorization`
 */
export function organisationOf(header: string | null): Principal {
  const [, token = ''] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? []
  return isWellFormed(token) ? { kind: 'organisation', token } : anonymous
}

/** The header that carries the principal to the API. */
export const authorizationOf = (principal: Principal): Record<string, string> =>
  principal.kind === 'anonymous' ? {} : { authorization: `Bearer ${principal.token}` }
