import { ifLoaded } from '../visitor/missing-parts.ts'
import type { ContentLanguage } from '../region/languages.ts'
import type { FormDefinition } from './form-definition.ts'
import type { FormFailure, FormValues } from './submitted-form.ts'

/**
 * Validates typed values by the contract's rules, which are loaded when a form is sent. If they cannot be loaded,
 * only the server validates.
 * @returns `undefined` if nothing is wrong
 */
export async function checkByRules(
  form: FormDefinition,
  values: FormValues,
  language: ContentLanguage,
): Promise<FormFailure | undefined> {
  if (!form.schema) return undefined
  return ifLoaded(async () => (await import('./check-form.ts')).checkForm(form, values, language))
}
