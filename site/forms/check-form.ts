import { fieldErrors } from '@tropa/contract/messages'
import { typedDate } from '@tropa/library/dates/typed.ts'
import { textsIn } from '@tropa/library/messages/added.ts'
import { datePickerMessages } from '@tropa/library/messages/DatePicker.ts'
import * as v from 'valibot'
import type { ContentLanguage } from '../region/languages.ts'
import type { FormDefinition } from './form-definition.ts'
import { bodyOf } from './form-values.ts'
import type { FormFailure, FormValues } from './submitted-form.ts'

export const refusedFields = (errors: FormFailure['errors']): FormFailure => ({
  kind: 'refused',
  status: 422,
  message: '',
  errors,
})

/** The contract's message names YYYY-MM-DD, but visitors type DD.MM.YYYY. */
function dateErrors({ fields }: FormDefinition, values: FormValues, language: ContentLanguage): FormFailure['errors'] {
  const { invalid } = textsIn(datePickerMessages, language)
  const wrong = fields.filter(({ name, kind }) => {
    const text = values[name]
    return kind === 'date' && text !== undefined && typedDate(text) === null
  })
  return Object.fromEntries(wrong.map(({ name }) => [name, [invalid]]))
}

/**
 * Validates typed values by the contract, with its messages.
 * @returns `undefined` if nothing is wrong
 */
export async function checkForm(
  form: FormDefinition,
  values: FormValues,
  language: ContentLanguage,
): Promise<FormFailure | undefined> {
  const schema = await form.schema?.()
  if (!schema) return undefined
  const result = v.safeParse(schema, bodyOf(form, values))
  if (result.success) return undefined
  const errors = fieldErrors(result.issues, language)
  return refusedFields({ ...(form.toErrors?.(errors, values) ?? errors), ...dateErrors(form, values, language) })
}
