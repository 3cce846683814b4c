import * as v from 'valibot'
import type { Language } from './language.ts'
import { fieldErrors } from './messages.ts'

/** The value, converted by its schema, or the broken rules by field, in one language. */
export type Checked<T> = { value: T; errors?: never } | { value?: never; errors: Record<string, string[]> }

/** Validates a form or a request body. @param language of the messages */
export function checked<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  language: Language,
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  return result.success ? { value: result.output } : { errors: fieldErrors(result.issues, language) }
}
