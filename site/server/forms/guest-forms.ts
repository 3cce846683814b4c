import type { FormDefinition } from '../../forms/form-definition.ts'
import type { FormValues } from '../../forms/submitted-form.ts'
import type { Visit } from '../http/visit.ts'

/** What guests' forms need without scripts, because no account stores it. */
export type GuestForms = {
  /** What the call of a held field would answer; `undefined`: the browser has no such data. */
  held: (visit: Visit) => unknown
  /** Headers of the form's call that only this browser may send, even after somebody has signed in. */
  headers: (visit: Visit, form: FormDefinition, values: FormValues) => Record<string, string>
  /** The `Set-Cookie` values after a form was accepted, also for an account. */
  cookies: (visit: Visit, form: FormDefinition, values: FormValues, response: unknown) => readonly string[]
}
