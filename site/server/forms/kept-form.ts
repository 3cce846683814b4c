import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { keptValues } from '../../forms/form-values.ts'
import type { FormValues, SubmittedForm } from '../../forms/submitted-form.ts'
import { cookie, parseCookies } from '../../visitor/preference-cookies.ts'
import { authenticationOfRequest } from '../http/request-session.ts'
import { keptFormName, ownerName } from '../http/session-cookies.ts'
import type { Visit } from '../http/visit.ts'

/** Browsers drop a cookie of more than 4096 bytes, with its name and its attributes. */
const mostCharacters = 3900
const mostBytes = 64 * 1024
const lifetimeSeconds = 15 * 60

const KeptForm = v.object({
  owner: v.string(),
  /** The path and query of the form's page. */
  address: v.string(),
  form: v.string(),
  values: v.record(v.string(), v.string()),
})
type KeptForm = v.InferOutput<typeof KeptForm>

const cookiesOf = ({ request }: Visit) => parseCookies(request.headers.get('cookie'))
const addressOf = ({ url }: Visit) => url.pathname + url.search

/**
 * The `Set-Cookie` value that keeps a form over the next sign-in, without passwords and consents. Scripts keep drafts
 * themselves, so this is for browsers without them.
 * @returns `undefined` if nothing was typed, it is too long, or its owner is not known
 */
export function keptFormCookie(visit: Visit, form: FormDefinition, sent: FormValues): string | undefined {
  const owner = cookiesOf(visit).get(ownerName)
  const values = keptValues(form, sent)
  const isTyped = form.fields.some(({ kind, name }) => kind !== 'hidden' && Object.hasOwn(values, name))
  if (owner === undefined || !isTyped) return undefined
  const kept: KeptForm = { owner, address: addressOf(visit), form: form.id, values }
  const text = deflateRawSync(JSON.stringify(kept)).toString('base64url')
  if (text.length > mostCharacters) return undefined
  return `${cookie(keptFormName, text, visit.isSecure, lifetimeSeconds)}; HttpOnly`
}

function readStored(text: string): KeptForm | undefined {
  try {
    const json: unknown = JSON.parse(
      inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes }).toString(),
    )
    const read = v.safeParse(KeptForm, json)
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

type Found = { kind: 'none' } | { kind: 'elsewhere' } | { kind: 'foreign' } | { kind: 'here'; kept: KeptForm }

function foundKept(visit: Visit): Found {
  const cookies = cookiesOf(visit)
  const text = cookies.get(keptFormName)
  if (text === undefined || authenticationOfRequest(visit.request).kind !== 'signedIn') return { kind: 'none' }
  const kept = readStored(text)
  if (!kept || kept.owner !== cookies.get(ownerName)) return { kind: 'foreign' }
  return kept.address === addressOf(visit) ? { kind: 'here', kept } : { kind: 'elsewhere' }
}

/** Whether to delete the cookie of a kept form with this page: it is shown once, and never to another user. */
export const endsKeptForm = (visit: Visit): boolean => ['here', 'foreign'].includes(foundKept(visit).kind)

/**
 * The form that the visitor had sent when the session expired; `null`: there is none for this page, or it belongs to
 * another user.
 */
export function keptForm(visit: Visit): SubmittedForm | null {
  const found = foundKept(visit)
  if (found.kind !== 'here') return null
  return { form: found.kept.form, values: found.kept.values, outcome: { kind: 'kept' } }
}
