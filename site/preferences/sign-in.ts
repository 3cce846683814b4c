import { cookie, cookieNames, noCookie, parseCookies, parsedJson } from './cookies.ts'

/** What page scripts may know of a sign-in; the token itself is in a cookie that they cannot read. */
export type SignIn = {
  /** Unix seconds. */
  expires: number
}

const expiresOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'expires' in value ? value.expires : undefined

/** From the cookie `auth`; `null` where there is none, it makes no sense, or it has ended. @param now Unix seconds */
export function readSignIn(header: string | null, now: number): SignIn | null {
  const expires = expiresOf(parsedJson(parseCookies(header).get(cookieNames.signIn)))
  return typeof expires === 'number' && Number.isSafeInteger(expires) && expires > now ? { expires } : null
}

/** The `Set-Cookie` value of a sign-in, or of its end: `null`. */
export const signInCookie = (signIn: SignIn | null, isSecure: boolean): string =>
  signIn ? cookie(cookieNames.signIn, JSON.stringify({ expires: signIn.expires }), isSecure) : noCookie(cookieNames.signIn, isSecure)
