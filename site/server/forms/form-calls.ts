import { type Access, type Call, Failure, fieldsOf } from '@tropa/contract'
import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { returnAddress, returnParameter } from '../../addresses/return-address.ts'
import { checkForm } from '../../forms/check-form.ts'
import type { FormDefinition, HeldDefinition } from '../../forms/form-definition.ts'
import { bodyOf, pathOf } from '../../forms/form-values.ts'
import { tryKeyField, type FormResponse, type FormFailure, type FormValues } from '../../forms/submitted-form.ts'
import { PortalError } from '../../portal/error.ts'
import { contentLanguage } from '../../region/languages.ts'
import { declaredHeaders } from '../gateway/api.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { anonymous } from '../http/principal.ts'
import { authenticationOfRequest, sessionOf } from '../http/request-session.ts'
import type { SessionChange } from '../http/session-cookies.ts'
import type { Visit } from '../http/visit.ts'
import type { GuestForms } from './guest-forms.ts'

/** The result of a submitted form, and what happens to the session. */
type FormResult = { response: FormResponse; session?: SessionChange | undefined }

export type FormCallsOptions = {
  gateway: Pick<Gateway, 'match' | 'call'>
  guests?: GuestForms | undefined
}

function nextOf({ leadsTo }: FormDefinition, { url, origin }: Visit, response?: unknown): string | null {
  if (typeof leadsTo === 'function') return returnAddress(leadsTo(response), origin)
  if (leadsTo === 'stay') return null
  return leadsTo === 'return' ? returnAddress(url.searchParams.get(returnParameter), origin) : leadsTo
}

const failureFrom = (error: PortalError): FormFailure => ({
  kind: 'refused',
  status: error.status,
  message: error.message,
  errors: error.fields,
})

const keyHeader = 'Idempotency-Key'

/** The key of the form, else that of the request, else a new one; only for calls that take a key. */
function withTryKey(call: Call, headers: Record<string, string>, key: string | undefined): Record<string, string> {
  const takesKey = fieldsOf(call.headers).some(([name]) => name === keyHeader)
  return takesKey ? { ...headers, [keyHeader]: key ?? headers[keyHeader] ?? randomUUID() } : headers
}

/**
 * The idempotency key of a post from a page without scripts. Scripts make a key for each body; such a page has one
 * key for all posts from it, even after the browser's Back. So the key is derived from the page's key and the body:
 * repeating a body is the same operation, another body is a new one. A form with the key among its fields is one
 * operation, whatever it sends.
 */
function keyOfBody({ fields }: FormDefinition, pageKey: string | undefined, body: unknown): string | undefined {
  if (!pageKey || fields.some(({ name }) => name === tryKeyField)) return pageKey
  return createHmac('sha256', pageKey).update(JSON.stringify(body)).digest('base64url')
}

const optionsOf = ({ request, requestId, visitor }: Visit) => ({
  language: contentLanguage(sessionOf(request).language),
  requestId,
  visitor,
  signal: request.signal,
})

/** Makes the calls of submitted forms. */
export function createFormCalls({ gateway, guests }: FormCallsOptions) {
  /** The account's data for a field that the browser holds for guests. */
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

  const callOf = (form: FormDefinition, values: FormValues): Call | null => {
    const match = gateway.match(form.call.method, pathOf(form, values))
    return match.kind === 'call' ? match.call : null
  }

  async function responseTo(visit: Visit, form: FormDefinition, values: FormValues, key: string | undefined) {
    const { request, principal } = visit
    const call = callOf(form, values)
    // The form supplies the parameters.
    if (!call) throw new PortalError(404)
    const path = pathOf(form, values)
    const body = call.body && bodyOf(form, values)
    const outgoing = {
      method: form.call.method,
      path,
      query: new URLSearchParams(),
      headers: {
        ...withTryKey(call, declaredHeaders(request, call), keyOfBody(form, key, { path, body })),
        ...guests?.headers(visit, form, values),
      },
      body,
    }
    const options = optionsOf(visit)
    const response = await gateway.call(outgoing, principal, options)
    const isEnded = response.status === 401 && call.access === 'public' && principal.kind === 'user'
    if (!isEnded) return response
    const session = { kind: 'expired' } as const
    // Guests may make this call, so it is made as a guest after the session has ended.
    return form.signsInAgain
      ? { ...response, session }
      : { ...(await gateway.call(outgoing, anonymous, options)), session }
  }

  async function called(visit: Visit, form: FormDefinition, brought: FormValues, key?: string): Promise<FormResult> {
    if (form.signsInAgain && authenticationOfRequest(visit.request).kind === 'ended')
      return { response: failureFrom(new PortalError(401)), session: { kind: 'expired' } }
    const values = await withHeld(visit, form, brought)
    const refused = await checkForm(form, values, optionsOf(visit).language)
    if (refused) return { response: refused }
    const { status, body, headers, session } = await responseTo(visit, form, values, key)
    if (status < 300) {
      const response = body === '' ? undefined : JSON.parse(body)
      return { response: { kind: 'done', next: nextOf(form, visit, response), response }, session }
    }
    const { message, errors: wireErrors = {} } = v.parse(Failure, JSON.parse(body))
    const errors = form.toErrors?.(wireErrors, values) ?? wireErrors
    const wait = Number(headers['retry-after'])
    return { response: { kind: 'refused', status, message, errors, ...(wait > 0 && { wait }) }, session }
  }

  async function resultOf(visit: Visit, form: FormDefinition, values: FormValues, key?: string): Promise<FormResult> {
    try {
      return await called(visit, form, values, key)
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      return { response: failureFrom(error) }
    }
  }

  return {
    /** Who may make the call of a form; `null`: there is no such call. */
    accessOf: (form: FormDefinition, values: FormValues): Access | null => callOf(form, values)?.access ?? null,

    /** Signing out ends the session of the browser even if the provider fails. */
    async submit(visit: Visit, form: FormDefinition, values: FormValues, key?: string): Promise<FormResult> {
      const result = await resultOf(visit, form, values, key)
      if (!form.alwaysEndsSession) return result
      return { response: { kind: 'done', next: nextOf(form, visit) }, session: { kind: 'ended' } }
    },
  }
}
