import { isConsent } from './order-fields.ts'
import { checkByRules } from '../forms/check-by-rules.ts'
import type { FormDefinition } from '../forms/form-definition.ts'
import type { FormFailure, FormValues } from '../forms/submitted-form.ts'
import { ownErrors } from '../forms/typed-values.ts'
import type { Words } from '../messages/intl.tsx'
import { contentLanguage } from '../region/languages.ts'

/** Fields that an offer requires of its participants and that are empty; the contract does not know the offers. */
const missingFields = ({ fields }: FormDefinition, values: FormValues, say: Words): FormFailure['errors'] =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name.startsWith('items.') && !values[name]?.trim())
      .map(({ name }) => [name, [say('checkout.required')]]),
  )

export async function wrongValues(form: FormDefinition, values: FormValues, element: HTMLFormElement, say: Words) {
  const own = { ...missingFields(form, values, say), ...ownErrors(form, element) }
  const failure = await checkByRules(form, values, contentLanguage(say.language))
  const errors = { ...own, ...failure?.errors, ...ownErrors(form, element) }
  // The machine itself checks the consents.
  return Object.keys(errors).some((name) => !isConsent(name)) ? errors : undefined
}
