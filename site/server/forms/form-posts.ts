import { type Call, Failure, fieldsOf } from '@tropa/contract'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { loginAddress, returnAddress, returnParameter } from '../../addresses/return-address.ts'
import { checkForm } from '../../forms/check-form.ts'
import type { FormDefinition, HeldDefinition } from '../../forms/form-definition.ts'
import { bodyOf, keptValues, pathOf, sentValues } from '../../forms/form-values.ts'
import { tryKeyField, type FormAnswer, type FormFailure, type FormValues } from '../../forms/submitted-form.ts'
import { PortalError } from '../../portal/error.ts'
import { contentLanguage } from '../../region/languages.ts'
import { declaredHeaders } from '../gateway/api.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { doneCookie } from '../http/done-cookie.ts'
import { failureHeaders } from '../http/failure-headers.ts'
import { logError } from '../http/log.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { anonymous } from '../http/principal.ts'
import { authenticationOfRequest, sessionOf } from '../http/request-session.ts'
import { requestText } from '../http/request-text.ts'
import { type Authentication, inLanguageOfDevice, type SessionChange, withSession } from '../http/session-cookies.ts'
import { asGuest, asRead, type Visit } from '../http/visit.ts'
import type { GuestForms } from './guest-forms.ts'
import { keptFormCookie } from './kept-form.ts'

/** A track with all its notes, six bytes for each Cyrillic letter. */
const mostBytes = 256 * 1024

type Result = { answer: FormAnswer; session?: SessionChange | undefined }

export type FormPostsOptions = {
  forms: readonly FormDefinition[]
  gateway: Pick<Gateway, 'match' | 'call'>
  /** Renders the page of a form. */
  page: (visit: Visit) => Promise<Response>
  /** Moves into an account what its visitor had as a guest. @returns the `Set-Cookie` values that follow from it */
  adopt?: (visit: Visit, token: string) => Promise<readonly string[]>
  guests?: GuestForms
}

function nextOf({ leadsTo }: FormDefinition, { url, origin }: Visit, answer?: unknown): string | null {
  if (typeof leadsTo === 'function') return returnAddress(leadsTo(answer), origin)
  if (leadsTo === 'stay') return null
  return leadsTo === 'return' ? returnAddress(url.searchParams.get(returnParameter), origin) : leadsTo
}

/** Its fields, where they depend on what was sent. */
const asSent = (form: FormDefinition, sent: URLSearchParams): FormDefinition =>
  form.expand ? { ...form, fields: form.expand([...sent.keys()]) } : form

const failureFrom = (error: PortalError): FormFailure => ({
  kind: 'refused',
  status: error.status,
  message: error.message,
  errors: error.fields,
})

/** The page's own address, by a GET. */
const pathWithQuery = ({ url }: Visit) => url.pathname + url.search

/** What becomes of the session of whoever has to sign in. */
const lostSession: Record<Authentication['kind'], SessionChange | undefined> = {
  guest: undefined,
  ended: { kind: 'expired' },
  signedIn: { kind: 'refused' },
}

const keyHeader = 'Idempotency-Key'

/** The key of the form, else that of the request, else a new one; only for calls that take one. */
function withTryKey(call: Call, headers: Record<string, string>, key: string | undefined): Record<string, string> {
  const takesKey = fieldsOf(call.headers).some(([name]) => name === keyHeader)
  return takesKey ? { ...headers, [keyHeader]: key ?? headers[keyHeader] ?? randomUUID() } : headers
}

/** Handles forms that are posted to their own pages, by browsers with and without JavaScript. */
export function createFormPosts({ forms, gateway, page, adopt, guests }: FormPostsOptions) {
  const optionsOf = ({ request, requestId, visitor }: Visit) => ({
    language: contentLanguage(sessionOf(request).language),
    requestId,
    visitor,
    signal: request.signal,
  })

  /** What the account has of a field that the browser holds for guests. */
  async function heldBy(visit: Visit, { name, call: { method, path }, read }: HeldDefinition): Promise<FormValues> {
    const outgoing = { method, path, query: new URLSearchParams(), headers: {} }
    const { status, body } = await gateway.call(outgoing, visit.principal, optionsOf(visit))
    if (status !== 200) throw new PortalError(status)
    return { [name]: JSON.stringify(read(JSON.parse(body))) }
  }

  async function withHeld(visit: Visit, { fields }: FormDefinition, values: FormValues): Promise<FormValues> {
    const missing = fields.filter((field) => field.kind === 'held').filter(({ name }) => values[name] === undefined)
    if (visit.principal.kind === 'anonymous') {
      const held = missing.length > 0 && guests?.held(visit)
      if (!held) return values
      return Object.assign({}, values, ...missing.map(({ name, read }) => ({ [name]: JSON.stringify(read(held)) })))
    }
    return Object.assign({}, values, ...(await Promise.all(missing.map((field) => heldBy(visit, field)))))
  }

  async function call(visit: Visit, form: FormDefinition, brought: FormValues, key?: string): Promise<Result> {
    const { request, principal } = visit
    if (form.signsInAgain && authenticationOfRequest(request).kind === 'ended')
      return { answer: failureFrom(new PortalError(401)), session: { kind: 'expired' } }
    const options = optionsOf(visit)
    const { language } = options
    const values = await withHeld(visit, form, brought)
    const refused = await checkForm(form, values, language)
    if (refused) return { answer: refused }
    const path = pathOf(form, values)
    const match = gateway.match(form.call.method, path)
    // The parameters come from the form.
    if (match.kind !== 'call') throw new PortalError(404)
    const outgoing = {
      method: form.call.method,
      path,
      query: new URLSearchParams(),
      headers: {
        ...withTryKey(match.call, declaredHeaders(request, match.call), key),
        ...guests?.headers(visit, form, values),
      },
      body: match.call.body && bodyOf(form, values),
    }
    const first = await gateway.call(outgoing, principal, options)
    const isEnded = first.status === 401 && match.call.access === 'public' && principal.kind === 'user'
    // A guest may make this call, so the visitor of an ended session makes it as a guest.
    const response = isEnded && !form.signsInAgain ? await gateway.call(outgoing, anonymous, options) : first
    const session = isEnded ? ({ kind: 'expired' } as const) : response.session
    if (response.status < 300) {
      const answer = response.body === '' ? undefined : JSON.parse(response.body)
      return { answer: { kind: 'done', next: nextOf(form, visit, answer), answer }, session }
    }
    const { message, errors: wireErrors = {} } = v.parse(Failure, JSON.parse(response.body))
    const errors = form.toErrors?.(wireErrors, values) ?? wireErrors
    const wait = Number(response.headers['retry-after'])
    const answer = { kind: 'refused', status: response.status, message, errors, ...(wait > 0 && { wait }) } as const
    return { answer, session: isEnded ? session : undefined }
  }

  async function resultOf(visit: Visit, form: FormDefinition, values: FormValues, key?: string): Promise<Result> {
    try {
      return await call(visit, form, values, key)
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      return { answer: failureFrom(error) }
    }
  }

  function isForGuests(form: FormDefinition, values: FormValues): boolean {
    const match = gateway.match(form.call.method, pathOf(form, values))
    return match.kind === 'call' && match.call.access === 'public'
  }

  /** Called before validation, because the page with errors would redirect to sign in and lose what was typed. */
  function lacksSession({ request }: Visit, form: FormDefinition, values: FormValues): boolean {
    if (form.alwaysEndsSession || authenticationOfRequest(request).kind === 'signedIn') return false
    const match = gateway.match(form.call.method, pathOf(form, values))
    return match.kind === 'call' && match.call.access === 'user'
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
    // A session that has ended, or one begun in another tab, leads away from a page that a guest may see.
    const rendered = isElsewhere && isForGuests(form, values) ? await page(asRead(asGuest(visit), submitted)) : first
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

  /** Signing out ends the session of the browser even if the provider fails. */
  async function finalResultOf(visit: Visit, form: FormDefinition, values: FormValues, key?: string): Promise<Result> {
    const result = await resultOf(visit, form, values, key)
    if (!form.alwaysEndsSession) return result
    return { answer: { kind: 'done', next: nextOf(form, visit) }, session: { kind: 'ended' } }
  }

  /** The response to a mail program, which shows only whether it worked. */
  async function oneClickResponse(visit: Visit, form: FormDefinition): Promise<Response> {
    const { answer } = await resultOf(visit, form, { token: visit.url.searchParams.get('token') ?? '' })
    const status = answer.kind === 'done' ? 204 : answer.status
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }

  /** A failure is logged and leaves the guest's data in the browser. */
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
    const { answer, session: change } = await finalResultOf(visit, form, values, sent.get(tryKeyField) ?? undefined)
    const session = inLanguageOfDevice(change, request.headers.get('cookie'))
    if (isData) {
      const status = answer.kind === 'done' ? 200 : answer.status
      const response = Response.json(answer, { status, headers: { ...failureHeaders(status), vary: 'Accept' } })
      if (answer.kind === 'done' && answer.next !== null && form.notices)
        response.headers.append('set-cookie', doneCookie(form.id, isSecure))
      return withAdopted(visit, session, withSession(response, session, isSecure))
    }
    const current = session?.kind === 'expired' ? asGuest(visit) : visit
    const response =
      answer.kind === 'done' ? redirectAfter(visit, form, answer.next) : await pageWith(current, form, values, answer)
    const final = await withAdopted(visit, session, withSession(response, session, isSecure))
    if (answer.kind === 'done')
      for (const one of guests?.cookies(current, form, values, answer.answer) ?? [])
        final.headers.append('set-cookie', one)
    return final
  }
}
