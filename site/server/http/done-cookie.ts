import { cookie, noCookie, parseCookies } from '../../visitor/preference-cookies.ts'

/** Tells the page after a redirect which form was accepted; it is shown once. */
const name = 'form_done'
const lifetimeSeconds = 60

/** A `Set-Cookie` value. @param form the id of its definition */
export const doneCookie = (form: string, isSecure: boolean): string =>
  `${cookie(name, form, isSecure, lifetimeSeconds)}; HttpOnly`

export const noDoneCookie = (isSecure: boolean): string => noCookie(name, isSecure)

/** The id of the form that was accepted before this page; `undefined`: none. */
export function doneForm(cookieHeader: string | null): string | undefined {
  const id = parseCookies(cookieHeader).get(name)
  return id !== undefined && /^[a-z][a-z-]{0,40}$/.test(id) ? id : undefined
}
