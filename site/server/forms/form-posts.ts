import { loginAddress } from '../../addresses/return-address.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { keptValues, sentValues } from '../../forms/form-values.ts'
import { tryKeyField, type FormFailure, type FormValues } from '../../forms/submitted-form.ts'
import { PortalError } from '../../portal/error.ts'
import { doneCookie } from '../http/done-cookie.ts'
import { failureHeaders } from '../http/failure-headers.ts'
import { logError } from '../http/log.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { authenticationOfRequest } from '../http/request-session.ts'
import { requestText } from '../http/request-text.ts'
import { type Authentication, inLanguageOfDevice, type SessionChange, withSession } from '../http/session-cookies.ts'
import { asGuest, asRead, type Visit } from '../http/visit.ts'
import { keptFormCookie } from './kept-form.ts'
import { createFormCalls, type FormCallsOptions } from './form-calls.ts'

/** Enough for a track with all its notes, at six bytes for each Cyrillic letter. */
const mostBytes = 256 * 1024

export type FormPostsOptions = FormCallsOptions & {
  forms: readonly FormDefinition[]
  /** Renders the page of a form. */
  page: (visit: Visit) => Promise<Response>
  /**
   * Moves a guest's data into the account that was signed in to.
   * @returns the `Set-Cookie` values that follow from it
   */
  adopt?: (visit: Visit, token: string) => Promise<readonly string[]>
}

/** The form with its fields, if they depend on what was sent. */
const asSent = (form: FormDefinition, sent: URLSearchParams): FormDefinition =>
  form.expand ? { ...form, fields: form.expand([...sent.keys()]) } : form

/** The page's own address, for a GET. */
const pathWithQuery = ({ url }: Visit) => url.pathname + url.search

/** What happens to the session of a visitor who has to sign in. */
const lostSession: Record<Authentication['kind'], SessionChange | undefined> = {
  guest: undefined,
  ended: { kind: 'expired' },
  signedIn: { kind: 'refused' },
}

/** Handles forms that are posted to their own pages, by browsers with and without JavaScript. */
export function createFormPosts({ forms, gateway, page, adopt, guests }: FormPostsOptions) {
  const { accessOf, submit } = createFormCalls({ gateway, guests })

  /** Checked before validation, because the page with errors would redirect to sign in and lose what was typed. */
  function lacksSession({ request }: Visit, form: FormDefinition, values: FormValues): boolean {
    if (form.alwaysEndsSession || authenticationOfRequest(request).kind === 'signedIn') return false
    return accessOf(form, values) === 'user'
  }

  /** Redirects to sign in and back with what was typed, or home if the provider has refused the session. */
  function signInResponse(visit: Visit, form: FormDefinition, values: FormValues): Response {
    const { kind } = authenticationOfRequest(visit.request)
    const location = kind === 'signedIn' ? '/' : loginAddress(pathWithQuery(visit), visit.origin)
    const headers = { location, 'cache-control': 'private, no-store' }
    const redirect = withSession(new Response(null, { status: 303, headers }), lostSession[kind], visit.isSecure)
    const kept = keptFormCookie(visit, form, values)
    if (kept !== undefined) redirect.headers.append('set-cookie', kept)
    return redirect
  }

  /** Renders the page again with what was typed and its errors. */
  async function pageWith(visit: Visit, form: FormDefinition, values: FormValues, outcome: FormFailure) {
    if (outcome.status === 401) return signInResponse(visit, form, values)
    const submitted = { form: form.id, values: keptValues(form, values), outcome }
    const first = await page(asRead(visit, submitted))
    const isElsewhere = first.status >= 300 && first.status < 400
    // If the session has ended, or another tab has begun one, a page for guests could redirect.
    const rendered =
      isElsewhere && accessOf(form, values) === 'public' ? await page(asRead(asGuest(visit), submitted)) : first
    if (rendered.status !== 200) return rendered
    const headers = new Headers(rendered.headers)
    if (rendered !== first) for (const one of first.headers.getSetCookie()) headers.append('set-cookie', one)
    for (const [name, value] of Object.entries(failureHeaders(outcome.status))) headers.set(name, value)
    if (outcome.wait !== undefined) headers.set('retry-after', String(outcome.wait))
    return new Response(rendered.body, { status: outcome.status, headers })
  }

  function redirectAfter(visit: Visit, form: FormDefinition, next: string | null): Response {
    const headers = new Headers({ location: next ?? pathWithQuery(visit), 'cache-control': 'no-store' })
    if (form.notices || form.leadsTo === 'stay') headers.append('set-cookie', doneCookie(form.id, visit.isSecure))
    return new Response(null, { status: 303, headers })
  }

  /** The response to a mail program, which only shows whether it worked. */
  async function oneClickResponse(visit: Visit, form: FormDefinition): Promise<Response> {
    const { response } = await submit(visit, form, { token: visit.url.searchParams.get('token') ?? '' })
    const status = response.kind === 'done' ? 204 : response.status
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }

  /** A failure is logged, and the guest's data stays in the browser. */
  async function withAdopted(visit: Visit, session: SessionChange | undefined, response: Response): Promise<Response> {
    if (!adopt || session?.kind !== 'started') return response
    try {
      for (const one of await adopt(visit, session.token)) response.headers.append('set-cookie', one)
    } catch (error) {
      logError('What a guest had was not moved into the account', error, { request_id: visit.requestId })
    }
    return response
  }

  return async function post(visit: Visit): Promise<Response> {
    const { request, url, origin, isSecure } = visit
    const oneClick = forms.find(({ path, isOneClick }) => path === url.pathname && isOneClick)
    const isOwn = isOwnOrigin(request, origin)
    if (!isOwn && !oneClick) throw new PortalError(403)
    const sent = new URLSearchParams(await requestText(request, 'application/x-www-form-urlencoded', mostBytes))
    if (oneClick && sent.get('List-Unsubscribe') === 'One-Click') return oneClickResponse(visit, oneClick)
    if (!isOwn) throw new PortalError(403)
    const definition = forms.find(({ id, path }) => path === url.pathname && id === sent.get('form'))
    if (!definition) throw new PortalError(400)
    const form = asSent(definition, sent)
    const values = sentValues(form, sent)
    const isData = request.headers.get('accept')?.includes('application/json') === true
    if (!isData && lacksSession(visit, form, values)) return signInResponse(visit, form, values)
    const { response: body, session: change } = await submit(visit, form, values, sent.get(tryKeyField) ?? undefined)
    const session = inLanguageOfDevice(change, request.headers.get('cookie'))
    if (isData) {
      const status = body.kind === 'done' ? 200 : body.status
      const response = Response.json(body, { status, headers: { ...failureHeaders(status), vary: 'Accept' } })
      if (body.kind === 'done' && body.next !== null && form.notices)
        response.headers.append('set-cookie', doneCookie(form.id, isSecure))
      return withAdopted(visit, session, withSession(response, session, isSecure))
    }
    const current = session?.kind === 'expired' ? asGuest(visit) : visit
    const response =
      body.kind === 'done' ? redirectAfter(visit, form, body.next) : await pageWith(current, form, values, body)
    const final = await withAdopted(visit, session, withSession(response, session, isSecure))
    if (body.kind === 'done')
      for (const one of guests?.cookies(current, form, values, body.response) ?? [])
        final.headers.append('set-cookie', one)
    return final
  }
}
