import type { FormDefinition } from '../../forms/form-definition.ts'
import type { FormValues } from '../../forms/submitted-form.ts'
import type { Visit } from '../http/visit.ts'

/** What the forms of guests need without scripts, because no account stores it. */
export type GuestForms = {
  /** What the call of a held field would answer; `undefined`: the browser holds nothing. */
  held: (visit: Visit) => unknown
  /** Headers of the form's call that only this browser may send, whoever has signed in since. */
  headers: (visit: Visit, form: FormDefinition, values: FormValues) => Record<string, string>
  /** The `Set-Cookie` values that follow from an accepted form, also of an account. */
  cookies: (visit: Visit, form: FormDefinition, values: FormValues, answer: unknown) => readonly string[]
}
